import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {puzzleOfDay, type Puzzle} from '@cartavola/lessons';

const DAY = 86_400_000;
const setOf = (ids: readonly string[]): Parameters<typeof puzzleOfDay>[0] => ({
  game: 'scopa',
  puzzles: ids.map((id) => ({id}) as Puzzle),
});
const SET = setOf(Array.from({length: 60}, (_, place) => `p-${String(place).padStart(2, '0')}`));
const dateAt = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const ids = (from: number, count: number): readonly (string | undefined)[] =>
  Array.from({length: count}, (_, place) => puzzleOfDay(SET, dateAt(from + place))?.id);

const PINNED = ['p-35', 'p-47', 'p-34', 'p-54'];

describe('The puzzle of the day', () => {
  it('never changes', () => {
    const days = ['2026-01-01', '2026-11-22', '2026-11-23', '2100-02-28'];
    assert.deepEqual(
      days.map((day) => puzzleOfDay(SET, day)?.id),
      PINNED,
    );
  });

  it('repeats only after all others, in a different order', () => {
    const [first, second] = [ids(60 * 340, 60), ids(60 * 341, 60)];
    assert.equal(new Set(first).size, 60);
    assert.deepEqual([...second].sort(), [...first].sort());
    assert.notDeepEqual(second, first);
  });

  it('depends on the game, but not on the order in the set', () => {
    const turned = {...SET, puzzles: [...SET.puzzles].reverse()};
    assert.equal(puzzleOfDay(turned, '2026-11-22')?.id, puzzleOfDay(SET, '2026-11-22')?.id);
    const days = Array.from({length: 60}, (_, day) => dateAt(60 * 340 + day));
    const other = days.map((day) => puzzleOfDay({...SET, game: 'capra'}, day)?.id);
    assert.notDeepEqual(
      other,
      days.map((day) => puzzleOfDay(SET, day)?.id),
    );
  });

  it('is undefined without a date or puzzles', () => {
    for (const date of ['', 'today', '2026-13-01', '2026-11-22T00:00', '1/1/2026'])
      assert.equal(puzzleOfDay(SET, date), undefined);
    assert.equal(puzzleOfDay(setOf([]), '2026-11-22'), undefined);
    assert.equal(puzzleOfDay(SET, '1960-05-05')?.id.startsWith('p-'), true);
  });
});
