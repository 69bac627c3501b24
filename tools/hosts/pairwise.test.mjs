import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pairwise} from './pairwise.mjs';

const FACTORS = {
  sheet: ['a', 'b', 'c', 'd'],
  width: [280, 360, 390],
  element: ['x', 'y', 'z', 'u', 'v'],
  linked: ['yes', 'no'],
};

test('every two values of any two factors meet in a row', () => {
  const rows = pairwise(FACTORS, 1);
  const names = Object.keys(FACTORS);
  for (const one of names)
    for (const other of names.filter((name) => name !== one))
      for (const first of FACTORS[one])
        for (const second of FACTORS[other])
          assert.ok(
            rows.some((row) => row[one] === first && row[other] === second),
            `${one} ${first} with ${other} ${second}`,
          );
});

test('there are far fewer rows than combinations', () => {
  // No fewer than the two longest factors need, and few more.
  const {length} = pairwise(FACTORS, 1);
  assert.ok(length >= 20 && length <= 26, `${length} rows`);
});

test('a seed gives the same rows each time, another one others', () => {
  assert.deepEqual(pairwise(FACTORS, 7), pairwise(FACTORS, 7));
  assert.notDeepEqual(pairwise(FACTORS, 7), pairwise(FACTORS, 8));
});
