import type {CapodamaDeal} from '@cartavola/engine/games/capodama/deal.js';
import type {MoveValue, Solving} from '../../endings/ending.js';
import {EndingSearch, HIGHEST, LOWEST} from './ending-search.js';
import {endingTable} from './ending-table.js';

/** So many positions are looked into in about a millisecond. */
const STEP = 300;

/**
 * What each move is worth, in a deal in play of which all is known, when both sides play their best: the points that the capo's side
 * takes from there on, with those on the table, until the hands that are dealt are empty. Whether the deal is won rises with them
 * (but in the solo game: see `reachableTotals`), so that the best move for points is also best for the result.
 *
 * @param nodes - How many positions before a trick each step looks into at most.
 */
export function* solvingCapodama(deal: CapodamaDeal, nodes = STEP): Solving {
  if (deal.phase !== 'play') throw new RangeError('It is not in play.');
  const {trick, doubled, fourth, variant} = deal;
  const hands = Array.from({length: variant.seats}, (_, seat) => deal.hands.list(seat));
  const ending = endingTable({hands, trick, doubled, fourth, withCapo: (seat) => deal.withCapo(seat)});
  const search = new EndingSearch(ending);
  const values: MoveValue[] = [];
  search.budget = nodes;
  for (const move of deal.moves(ending.seat)) {
    const card = ending.cards.indexOf(move.card!);
    let step = nodes;
    let steps = 0;
    let value = search.valueAfter(card, LOWEST, HIGHEST);
    while (search.budget < 0) {
      yield;
      // What was found out is kept, but not for ever: a move that takes many steps gets longer ones.
      if (++steps % 64 === 0) step *= 2;
      search.budget = step;
      value = search.valueAfter(card, LOWEST, HIGHEST);
    }
    values.push({move, value});
  }
  return values;
}
