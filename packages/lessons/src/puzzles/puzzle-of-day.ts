import {seededRandom, shuffled} from '@cartavola/engine';
import type {Puzzle, PuzzleSet} from './puzzle.js';

/**
 * Version of the selection, which is part of its seed. If you change the selection, keep version 1 for earlier days,
 * whose puzzles must not change.
 */
const CHOOSING = 1;

/** Length of a day in milliseconds. */
const DAY = 86_400_000;

/**
 * Returns the puzzle of a day, which is the same for all readers of a set. No puzzle is repeated before all others have
 * been shown.
 *
 * @param date - The UTC date, such as `2026-11-22`.
 * @returns undefined if `date` isn't a date, or if the set is empty
 */
export function puzzleOfDay({game, puzzles}: Pick<PuzzleSet, 'game' | 'puzzles'>, date: string): Puzzle | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN;
  if (Number.isNaN(time) || puzzles.length === 0) return undefined;
  const day = Math.floor(time / DAY);
  const round = Math.floor(day / puzzles.length);
  // The order of the puzzles in the set doesn't matter.
  const byId = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));
  const random = seededRandom(`cartavola puzzle ${CHOOSING} ${game}`, round, 'puzzles');
  return shuffled(byId, random)[day - round * puzzles.length];
}
