import {counted} from '../counted.js';
import type {CheckedPage} from './check-page.js';

/** Counts of elements, lessons, steps and puzzles on pages. */
type PageCounts = Pick<CheckedPage, 'elements' | 'lessons' | 'steps' | 'puzzles'>;

/** Returns the counts with their nouns, for example `5 elements` and `1 lesson`. */
export const countedIn = (counts: PageCounts): readonly string[] =>
  (['element', 'lesson', 'step', 'puzzle'] as const).flatMap((one) => {
    const count = counts[`${one}s`];
    return count > 0 ? [counted(count, one)] : [];
  });

/** Returns the number of findings with its noun. */
export const countedFindings = (count: number): string => (count === 0 ? 'no findings' : counted(count, 'finding'));
