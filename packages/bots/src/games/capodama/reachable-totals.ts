import type {Move, Seat} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {endingTable, type OpenPlay} from './ending-table.js';
import {TotalsSearch} from './totals-search.js';

/** Positions visited in about a millisecond. */
const STEP = 500;

/** A move, and the player's possible totals at the end of the half, in ascending order. */
export interface MoveTotals {
  readonly move: Move;
  readonly totals: readonly number[];
}

/**
 * Finds every total, including points already taken, that the solo player can still reach by the time the dealt hands
 * are empty. The result is exact: in the second half, the deal can be won if and only if one of the totals is in the
 * winning window.
 *
 * @param view - View of the seat to act, during play.
 * @param nodes - Maximum number of positions that each step visits. Several searches may run at the same time.
 */
export function* reachableTotals(view: CapodamaView, nodes = STEP): Generator<undefined, readonly MoveTotals[]> {
  if (view.phase !== 'play') throw new RangeError('Only a deal in play can be solved.');
  const {hands, trick, doubled, fourth, capo} = view;
  const ending = endingTable({hands, trick, doubled, fourth, withCapo: (seat) => seat === capo});
  const search = new TotalsSearch(ending);
  const found: MoveTotals[] = [];
  search.budget = nodes;
  for (const move of view.moves) {
    const card = ending.cards.indexOf(move.card!);
    let place = search.play(card);
    while (search.budget < 0) {
      yield;
      search.budget = nodes;
      place = search.play(card);
    }
    found.push({move, totals: search.totalsAt(place).map((total) => total + view.points[view.capo]!)});
  }
  return found;
}

/**
 * Computes, in one step, the totals that two open hands can reach from a position before a trick. Returns them
 * unsorted. With `leadsOn`, only lines of play in which that seat wins the last trick count.
 */
export function allTotals(play: OpenPlay, leadsOn?: Seat): ReadonlySet<number> {
  const ending = endingTable(play);
  const search = new TotalsSearch(ending, leadsOn);
  search.budget = Infinity;
  const cards = [...ending.cards.keys()].filter((card) => ending.owner[card] === ending.seat);
  return new Set(cards.flatMap((card) => search.totalsAt(search.play(card))));
}
