import type {ScopaDeal} from '@cartavola/engine/games/scopa/rules.js';
import type {MoveValue, Solving} from '../../endings/ending.js';
import {HIGHEST, ScopaSearch} from './ending-search.js';

/** Plays tried in about a millisecond. */
const STEP = 4000;

/**
 * Solves a deal with an empty stock and all cards known. The value of each move is the margin by which the side of the
 * seat to act wins the deal with best play by both sides. It includes points already taken.
 *
 * @param nodes - Maximum number of plays that each step tries.
 * @param counted - Side whose points are the values, whichever side is to act. If this is absent, the values are
 * margins.
 */
export function* solvingScopa(deal: ScopaDeal, nodes = STEP, counted?: 0 | 1): Solving {
  if (deal.stock > 0) throw new RangeError('A deal can only be solved once its stock is empty.');
  const seat = deal.turn;
  const search = new ScopaSearch(deal, counted);
  const values: MoveValue[] = [];
  let step = nodes;
  search.budget = step;
  for (const move of deal.moves(seat)) {
    let value = search.play(move, -HIGHEST, HIGHEST);
    while (search.budget < 0) {
      yield;
      // Without a transposition table, the next step repeats the work, so make it longer.
      search.budget = step *= 2;
      value = search.play(move, -HIGHEST, HIGHEST);
    }
    values.push({move, value: (counted ?? seat % 2) === 0 ? value : 0 - value});
  }
  return values;
}
