import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {docTables} from './doc-tables.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const [file, text] of await docTables())
  test(`${file} is up to date (to update it, run node tools/run.mjs build/doc-tables)`, () => {
    assert.equal(readFileSync(root + file, 'utf8').replaceAll('\r\n', '\n'), text);
  });
