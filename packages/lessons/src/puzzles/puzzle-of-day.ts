import {seededRandom, shuffled} from '@cartavola/engine';
import type {Puzzle, PuzzleSet} from './puzzle.js';

/** Version of the choice, part of its seed. Whoever changes it keeps 1 for the days before: past days do not change. */
const CHOOSING = 1;

/** Length of a day in milliseconds. */
const DAY = 86_400_000;

/**
 * Returns the puzzle of a day, the same for all readers of a set. None comes twice before all others have come.
 *
 * @param date - The UTC date, such as `2026-11-22`.
 * @returns undefined if this is no date, or if the set is empty
 */
export function puzzleOfDay({game, puzzles}: Pick<PuzzleSet, 'game' | 'puzzles'>, date: string): Puzzle | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN;
  if (Number.isNaN(time) || puzzles.length === 0) return undefined;
  const day = Math.floor(time / DAY);
  const round = Math.floor(day / puzzles.length);
  // Where a puzzle stands in the set does not matter.
  const byId = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));
  const random = seededRandom(`cartavola puzzle ${CHOOSING} ${game}`, round, 'puzzles');
  return shuffled(byId, random)[day - round * puzzles.length];
}
