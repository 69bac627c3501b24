// Test helper: enters a round on a score pad's draft, in a random order.
import assert from 'node:assert/strict';
import type {MatchState, Random} from '@cartavola/engine';
import type {Counting, PadRound} from '@cartavola/engine/pad.js';
import {Draft} from '../../packages/elements/src/pad/draft.js';

/**
 * Enters a round in a random order. Leaves out some of the numbers that already follow from the others. Returns what the
 * pad would save.
 */
export function enteredInAnyOrder(counting: Counting, state: MatchState, round: PadRound, random: Random): PadRound {
  const draft = new Draft(counting, state, 0);
  /** Numbers that the player doesn't type if they already follow. */
  const left = new Set<string>();
  for (;;) {
    const open = draft.fields.flatMap((field) => {
      const {name, kind, size} = field;
      if (kind !== 'count') return draft.choice(name) === round[name] ? [] : [{name, place: -1}];
      const wanted = round[name] as readonly number[] | undefined;
      // A field that a wrong guess has added disappears again.
      if (!wanted) return [];
      return Array.from({length: size}, (_, place) => ({name, place})).filter((cell) => {
        if (draft.given(cell) !== undefined) return false;
        const id = `${name}-${cell.place}`;
        if (draft.following(field, cell.place) !== wanted[cell.place]) return true;
        if (random.below(2) === 0) left.add(id);
        return !left.has(id);
      });
    });
    if (open.length === 0) break;
    const cell = open[random.below(open.length)]!;
    if (cell.place < 0) draft.choose(cell.name, round[cell.name]!);
    else {
      draft.activate(cell);
      for (const digit of String((round[cell.name] as readonly number[])[cell.place])) draft.type(Number(digit));
      assert.equal(draft.given(cell), (round[cell.name] as readonly number[])[cell.place]);
    }
  }
  return draft.round;
}
