import assert from 'node:assert/strict';
import {test} from 'node:test';
import {commentsOf} from './prose.mjs';

test('keeps comments at their line and column, without code, signs and URLs', () => {
  const code = "const a = 'https://x.org'; // Adds `one`.\n/**\n * Returns two.\n */\nf();\n";
  const text = commentsOf(code);
  assert.equal(text.length, code.length);
  assert.deepEqual(
    text.split('\n').map((line) => line.trim()),
    ['Adds      .', '', 'Returns two.', '', '', ''],
  );
  assert.equal(text.indexOf('Adds'), code.indexOf('Adds'));
});
