import {isObject} from '@cartavola/engine';
import type {PuzzleStanding} from '@cartavola/words';
import {forget, load, save} from '../base/page/save.js';

/** How a puzzle stands: as it is shown, or missed but still open. */
type Standing = PuzzleStanding | 'missed';
/** Standings by the id of the puzzle; one that is not there is open. */
export type Standings = Readonly<Record<string, Standing>>;

const STANDINGS: readonly unknown[] = ['first', 'solved', 'shown', 'missed'] satisfies readonly Standing[];

const keyOf = (name: string): string => `puzzle:${name}`;

/** Reads the standings that the browser keeps under a name; none if there are none, or no name. */
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

/** Keeps standings under a name; does nothing without a name. */
export function keepStandings(name: string | undefined, puzzles: Standings): void {
  if (name) save(keyOf(name), JSON.stringify({version: 1, puzzles}));
}

/** Erases what is kept under a name. */
export function eraseStandings(name: string | undefined): void {
  if (name) forget(keyOf(name));
}

/** What came of a try. */
export type TryResult = 'right' | 'helped' | 'missed' | 'shown';

/** Standing after a try: what was reached once stays, and who has missed a puzzle or seen its solution does not solve it at the first try. */
export function standingAfter(before: Standing | undefined, result: TryResult): Standing {
  if (before === 'first' || before === 'solved') return before;
  if (result === 'right') return before === undefined || before === 'open' ? 'first' : 'solved';
  if (result === 'helped') return 'solved';
  return result === 'shown' || before === 'shown' ? 'shown' : 'missed';
}

/** Standing as it is shown. */
export const shownStanding = (standing: Standing | undefined): PuzzleStanding =>
  standing === undefined || standing === 'missed' ? 'open' : standing;
