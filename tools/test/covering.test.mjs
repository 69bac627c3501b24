import assert from 'node:assert/strict';
import process from 'node:process';
import {test} from 'node:test';
import {covering} from './covering.mjs';

const CASES = ['a', 'b', 'c'].flatMap((one) =>
  ['x', 'y'].flatMap((two) => ['1', '2', '3'].filter(() => one + two !== 'ay').map((three) => [one, two, three])),
);

test('a covering array contains every possible pair of values in fewer cases', () => {
  const {TESTS} = process.env;
  process.env.TESTS = 'sample';
  const picked = covering(CASES, (one) => one);
  if (TESTS === undefined) delete process.env.TESTS;
  else process.env.TESTS = TESTS;
  const pairs = (cases) => new Set(cases.flatMap(([one, two, three]) => [one + two, one + three, two + three]));
  assert.deepEqual([...pairs(picked)].sort(), [...pairs(CASES)].sort());
  assert.ok(picked.length < CASES.length, String(picked.length));
});
