import {finish} from '@cartavola/bots';
import {lossOf, verdict} from '@cartavola/bots/coach.js';
import {seededRandom, type View} from '@cartavola/engine';
import {isCostly} from '../../bench/longer-search.js';
import {positionsIn} from '../../bench/positions.js';
import {ABSURDITIES} from './absurdities.js';

/**
 * Number of planted blunders of a kind, how many of them a longer search finds costly, and how many of those the coach
 * noticed.
 */
interface Noticed {
  readonly what: string;
  planted: number;
  costly: number;
  noticed: number;
}

/** Plays deals between strong players, asks the coach about each possible absurd move, and counts those that it criticises. */
export function noticedOf(
  id: string,
  given: Record<string, unknown>,
  wanted: number,
  iterations?: number,
): readonly Noticed[] {
  const counts = ABSURDITIES[id]!.map(({what}): Noticed => ({what, planted: 0, costly: 0, noticed: 0}));
  let planted = 0;
  const plant = (view: View, seed: string): void => {
    const random = seededRandom(seed, view.moves.length, 'test');
    for (const [place, absurdity] of ABSURDITIES[id]!.entries()) {
      if (planted >= wanted || !absurdity.isPossible(view)) continue;
      const bad = view.moves.filter((move) => absurdity.isDone(view, move));
      const made = bad[random.below(bad.length)]!;
      const loss = lossOf(finish(verdict(view, {made, ...(iterations && {iterations})})), made);
      planted++;
      const count = counts[place]!;
      count.planted++;
      if (!isCostly(view, made)) continue;
      count.costly++;
      if (loss > 0) count.noticed++;
    }
  };
  for (const {view, number} of positionsIn(id, given, 'blunders')) {
    if (planted >= wanted) break;
    plant(view, `blunders/${number}`);
  }
  return counts;
}
