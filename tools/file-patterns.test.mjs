import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isMatch} from './file-patterns.mjs';

test('a pattern matches names, folders and one of several', () => {
  for (const [file, pattern, expected] of [
    ['test/a/b.node.ts', '**/*.node.ts', true],
    ['b.node.ts', '**/*.node.ts', true],
    ['test/a/b.node.ts', 'test/*.node.ts', false],
    ['test/a/bxnode.ts', 'test/a/*.node.ts', false],
    ['test/a/tabs.test.ts', 'test/a/{tabs,great-moments}.test.ts', true],
    ['test/a/great-moments.test.ts', 'test/a/{tabs,great-moments}.test.ts', true],
    ['test/a/other.test.ts', 'test/a/{tabs,great-moments}.test.ts', false],
  ])
    assert.equal(isMatch(file, pattern), expected, `${file} by ${pattern}`);
});
