import {isObject} from '@cartavola/engine';
import type {PuzzleStanding} from '@cartavola/words';
import {forget, load, save} from '../base/page/save.js';

/** Result of a puzzle: as displayed, or missed but still open. */
type Standing = PuzzleStanding | 'missed';
/** Results by puzzle id. A puzzle without an entry is open. */
export type Standings = Readonly<Record<string, Standing>>;

const STANDINGS: readonly unknown[] = ['first', 'solved', 'shown', 'missed'] satisfies readonly Standing[];

const keyOf = (name: string): string => `puzzle:${name}`;

/** Reads the results saved under a name. Returns an empty object if there are none, or no name. */
export function readStandings(name: string | undefined): Standings {
  const text = name ? load(keyOf(name)) : undefined;
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!isObject(kept) || kept['version'] !== 1 || !isObject(kept['puzzles'])) return {};
    return Object.fromEntries(
      Object.entries(kept['puzzles']).filter(([, one]) => STANDINGS.includes(one)),
    ) as Standings;
  } catch {
    return {};
  }
}

/** Saves results under a name. Does nothing if there is no name. */
export function keepStandings(name: string | undefined, puzzles: Standings): void {
  if (name) save(keyOf(name), JSON.stringify({version: 1, puzzles}));
}

/** Deletes the results saved under a name. */
export function eraseStandings(name: string | undefined): void {
  if (name) forget(keyOf(name));
}

/** Result of a try. */
export type TryResult = 'right' | 'helped' | 'missed' | 'shown';

/**
 * Returns the result after a try. A solved puzzle stays solved. After a missed try or a look at the solution, a puzzle no longer counts as solved on
 * the first try.
 */
export function standingAfter(before: Standing | undefined, result: TryResult): Standing {
  if (before === 'first' || before === 'solved') return before;
  if (result === 'right') return before === undefined || before === 'open' ? 'first' : 'solved';
  if (result === 'helped') return 'solved';
  return result === 'shown' || before === 'shown' ? 'shown' : 'missed';
}

/** Returns the result to display. */
export const shownStanding = (standing: Standing | undefined): PuzzleStanding =>
  standing === undefined || standing === 'missed' ? 'open' : standing;
