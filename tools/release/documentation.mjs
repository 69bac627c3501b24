// Checks with TypeDoc that everything public is documented and that no link in a comment is broken. With `--write` it writes the API
// reference into docs-api.
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from '../build/ensure-install.mjs';
import {generate} from '../build/generate.mjs';
import {check, run, tellCount} from '../test/counted.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
ensureInstalled('tools/release');
await generate();
const emit = process.argv.includes('--write') ? [] : ['--emit', 'none'];
await check(
  'everything public is documented',
  () =>
    void run(
      process.execPath,
      ['tools/release/node_modules/typedoc/bin/typedoc', '--options', 'tools/release/typedoc.config.mjs', ...emit],
      root,
    ),
);
tellCount();
