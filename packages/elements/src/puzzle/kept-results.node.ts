import assert from 'node:assert/strict';
import {afterEach, describe, it} from 'node:test';
import {DAY, dueAgain, NO_RESULTS, readResults, resultsAfter, type Results, type TryResult} from './kept-results.js';

const PUZZLES = [{id: 'other'}, {id: 'one'}];
const [, ONE] = PUZZLES as [unknown, {id: string}];

/** Days until the puzzle is due, or undefined if it isn't due again. */
const daysLeft = ({again}: Results, time: number): number | undefined => again['one'] && (again['one'].at - time) / DAY;

/** Tries the puzzle each time that it is due. Returns the days until it was due after each try. */
function daysAfter(...tries: readonly TryResult[]): readonly (number | undefined)[] {
  let results: Results = NO_RESULTS;
  let time = 0;
  return tries.map((result) => {
    results = resultsAfter(results, ONE, result, {time});
    const days = daysLeft(results, time);
    time += (days ?? 0) * DAY;
    return days;
  });
}

describe('A missed puzzle', () => {
  it('is due after longer and longer intervals, and then no longer', () => {
    assert.deepEqual(daysAfter('missed', 'right', 'right', 'right', 'right', 'right'), [1, 7, 21, 60, 180, undefined]);
    assert.deepEqual(daysAfter('shown', 'right'), [1, 7]);
  });

  it('starts again after another miss', () => {
    assert.deepEqual(daysAfter('missed', 'right', 'right', 'missed', 'right'), [1, 7, 21, 1, 7]);
  });

  it('keeps its interval if the reader needed help', () => {
    assert.deepEqual(daysAfter('missed', 'right', 'helped', 'right'), [1, 7, 7, 21]);
  });

  it('keeps its date if the reader solves it before that', () => {
    const missed = resultsAfter(NO_RESULTS, ONE, 'missed', {time: 0});
    for (const result of ['right', 'helped'] as const)
      assert.equal(daysLeft(resultsAfter(missed, ONE, result, {time: DAY / 2}), DAY / 2), 0.5);
    assert.deepEqual(dueAgain(PUZZLES, missed, DAY - 1), []);
    assert.deepEqual(dueAgain(PUZZLES, missed, DAY), [1]);
  });
});

describe('Saved results', () => {
  const saved = new Map<string, string>();
  const keep = (again: object): Results => {
    const value = {getItem: (key: string) => saved.get(key) ?? null};
    Object.defineProperty(globalThis, 'localStorage', {configurable: true, value});
    saved.set('cartavola:puzzle:mine', JSON.stringify({version: 1, puzzles: {}, again, days: {}}));
    return readResults('mine');
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  it('of the two intervals of earlier versions continue with the next ones', () => {
    const again = {one: {at: 3 * DAY, solved: 1}};
    const results = keep(again);
    assert.deepEqual(results.again, again);
    assert.equal(daysLeft(resultsAfter(results, ONE, 'right', {time: 3 * DAY}), 3 * DAY), 21);
  });

  it('with an unknown interval are ignored', () => {
    assert.deepEqual(keep({one: {at: 0, solved: 9}, other: {at: 0, solved: '1'}}).again, {});
  });
});
