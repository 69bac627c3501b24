import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {verbs} from '@cartavola/cli';
import {ELEMENTS} from '@cartavola/cli/check/elements.js';
import {sampleSize} from '../sample-size.js';
import {COMMON} from './entrance.js';
import {COMMANDS, entrances, READERS, SCENED} from './entrances.js';
import {excessOf, piecesOf, SHORT} from './growth.js';

/** Number of cases for each entrance. */
const CASES = sampleSize(4, 2000);
/** One case in so many is read at greater lengths too. */
const LONGER = sampleSize(4, 10);
/** Lengths for most cases, and for some of them. A reader that takes exponential time fails at the short ones. */
const LENGTHS = [...SHORT, 1000, 10_000];
const GREATER = [...LENGTHS, 100_000, ...(sampleSize(0, 1) === 1 ? [1_000_000] : [])];
/** Step between the cases that are tried, a prime number, so that they cover all places and pieces. */
const STEP = 7919;

const all = await entrances();

describe('Reading takes time in proportion to the text:', () => {
  for (const {name, at, signs = '', pieces = [], read} of all)
    it(name, async () => {
      const repeated = [...new Set([...piecesOf(COMMON), ...piecesOf(signs), ...pieces])];
      const cases = at.flatMap((place) =>
        repeated.flatMap((piece) => ['', '\u0001'].map((end) => ({place, piece, end}))),
      );
      const found: string[] = [];
      for (let turn = 0; turn < Math.min(CASES, cases.length); turn++) {
        const {place, ...text} = cases[(turn * STEP) % cases.length]!;
        const excess = await excessOf((long) => read(long, place), text, turn % LONGER === 0 ? GREATER : LENGTHS);
        if (excess) found.push(`${JSON.stringify([place, text])}: ${excess}`);
      }
      assert.deepEqual(found, []);
    });
});

describe('The table of entrances', () => {
  it('has every element', () => {
    assert.deepEqual([...SCENED].sort(), Object.keys(ELEMENTS).sort());
  });

  it('has every verb of the command', () => {
    assert.deepEqual(Object.keys(COMMANDS).sort(), verbs.map(({name}) => name).sort());
  });

  it('has every public function that reads', () => {
    // `answerText` writes an answer, and `readLines` splits the bytes that the verbs read.
    const names = ['answerText', 'readLines', ...all.map(({name}) => name)].join('\n');
    assert.deepEqual([...new Set(READERS)].filter((name) => !names.includes(name)).sort(), []);
  });
});
