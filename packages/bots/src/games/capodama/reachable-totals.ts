import type {Move, Seat} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {endingTable, type OpenPlay} from './ending-table.js';
import {TotalsSearch} from './totals-search.js';

/** So many positions are looked into in about a millisecond. */
const STEP = 500;

/** A move, and with which points of the player the half can end after it, in rising order. */
export interface MoveTotals {
  readonly move: Move;
  readonly totals: readonly number[];
}

/**
 * The solo game, in which one player moves both hands: every total that the player can still have, with all taken before, when the hands
 * that are dealt are empty. Exact, so that in the second half the deal can be won if and only if one lies in the window.
 *
 * @param view - Of the seat that is to act, in play.
 * @param nodes - How many positions each step looks into at most; several searches may be under way at the same time.
 */
export function* reachableTotals(view: CapodamaView, nodes = STEP): Generator<undefined, readonly MoveTotals[]> {
  if (view.phase !== 'play') throw new RangeError('Only what is in play can be solved.');
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
 * With which totals two open hands can end, before a trick of theirs, at once and in no order; `leadsOn`: where that seat takes the last
 * trick.
 */
export function allTotals(play: OpenPlay, leadsOn?: Seat): ReadonlySet<number> {
  const ending = endingTable(play);
  const search = new TotalsSearch(ending, leadsOn);
  search.budget = Infinity;
  const cards = [...ending.cards.keys()].filter((card) => ending.owner[card] === ending.seat);
  return new Set(cards.flatMap((card) => search.totalsAt(search.play(card))));
}
