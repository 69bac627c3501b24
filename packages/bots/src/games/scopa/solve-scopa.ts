import type {ScopaDeal} from '@cartavola/engine/games/scopa/rules.js';
import type {MoveValue, Solving} from '../../endings/ending.js';
import {HIGHEST, ScopaSearch} from './ending-search.js';

/** Plays tried in about a millisecond. */
const STEP = 4000;

/**
 * Solves a deal with an empty stock and all cards known: after each move and with best play by both sides, the margin in points by which
 * the side of the seat to act wins the deal, including what was taken before.
 *
 * @param nodes - How many plays each step tries at most.
 * @param counted - Side whose points alone are the values, for whichever side is to act; absent: the margin.
 */
export function* solvingScopa(deal: ScopaDeal, nodes = STEP, counted?: 0 | 1): Solving {
  if (deal.stock > 0) throw new RangeError('Before the stock is out nothing can be solved.');
  const seat = deal.turn;
  const search = new ScopaSearch(deal, counted);
  const values: MoveValue[] = [];
  let step = nodes;
  search.budget = step;
  for (const move of deal.moves(seat)) {
    let value = search.play(move, -HIGHEST, HIGHEST);
    while (search.budget < 0) {
      yield;
      // There is no transposition table, so the next step repeats the work: let it be longer.
      search.budget = step *= 2;
      value = search.play(move, -HIGHEST, HIGHEST);
    }
    values.push({move, value: (counted ?? seat % 2) === 0 ? value : 0 - value});
  }
  return values;
}
