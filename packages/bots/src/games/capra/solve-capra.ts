import type {Seat} from '@cartavola/engine';
import {ALL_POINTS, lossOf, viewOf, type CapraDeal, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {MoveValue, Solving} from '../../endings/ending.js';
import {CapraSearch, HIGHEST, LOWEST} from './ending-search.js';

/** Positions visited in about a millisecond. */
const STEP = 1000;

/**
 * Solves a deal with an empty stock and all cards known. Finds the minimax value of each of a seat's moves: the card
 * points of the seat's side at the end of the deal, -1 if this side hasn't taken a trick, or one more than the maximum
 * if the other side hasn't. A seat that may claim out of turn also has the move `{type: 'pass'}`.
 *
 * Seats that may claim are asked before each play, starting with the one nearest to the trick's leader, as in
 * `capra.claim`.
 *
 * @param nodes - Maximum number of positions that each step visits.
 */
export function* solvingCapra(deal: CapraDeal, seat: Seat = deal.actors[0]!, nodes = STEP): Solving {
  const view = viewOf(deal, 'open');
  if (view.stock > 0) throw new RangeError('A deal can only be solved once its stock is empty.');
  const solver = new Solver(view, nodes);
  const values: MoveValue[] = [];
  const own = (value: number): number => (seat % 2 === 0 ? value : ALL_POINTS - value);
  for (const move of deal.moves(seat)) {
    const next = deal.clone();
    next.play(seat, move);
    values.push({move, value: own(yield* solver.valueOf(next, LOWEST, HIGHEST))});
  }
  if (!view.settling && view.turn[0] !== seat) {
    const value = yield* solver.valueOf(deal, LOWEST, HIGHEST, nearer(view, seat));
    values.push({move: {type: 'pass'}, value: own(value)});
  }
  return values;
}

/** Difference in penalty points in favour of a side with this value. Negative if the other side is better off. */
export function marksOf(value: number): number {
  if (2 * value === ALL_POINTS) return 0;
  const less = Math.min(value, ALL_POINTS - value);
  const loss = lossOf(less, less >= 0);
  return 2 * value > ALL_POINTS ? loss : -loss;
}

/** Bit mask of the seat and the seats nearer to the trick's leader. */
function nearer({trick}: CapraView, seat: Seat): number {
  let seats = 1 << seat;
  for (let one = trick.leader; one !== seat; one = (one + 1) % 4) seats |= 1 << one;
  return seats;
}

class Solver {
  readonly #search: CapraSearch;
  readonly #nodes: number;

  constructor(view: CapraView, nodes: number) {
    this.#search = new CapraSearch(view);
    this.#nodes = nodes;
    this.#search.budget = nodes;
  }

  /**
   * Finds the minimax value for the first side by alpha-beta search. `passed` is a bit mask of the seats that have
   * declined to claim before the next play.
   */
  *valueOf(deal: CapraDeal, alpha: number, beta: number, passed = 0): Generator<undefined, number> {
    const {actors} = deal;
    const view = viewOf(deal, 'open');
    const turn = view.turn[0];
    const isClaimed =
      view.settling || actors.length > 1 || actors.some((seat) => deal.moves(seat).some(({type}) => type === 'claim'));
    if (!isClaimed) return yield* this.#without(view, alpha, beta);
    const holders = view.settling ? [] : actors.filter((seat) => seat !== turn && ((passed >> seat) & 1) === 0);
    const from = (seat: Seat): number => (seat - view.trick.leader + 4) % 4;
    const asked = holders.sort((a, b) => from(a) - from(b))[0];
    const seat = asked ?? actors[0]!;
    const isFirst = seat % 2 === 0;
    let value = isFirst ? LOWEST : HIGHEST;
    const moves = deal.moves(seat);
    for (let place = asked === undefined ? 1 : 0; place <= moves.length; place++) {
      const move = place < 1 ? undefined : moves[place - 1]!;
      let next = deal;
      if (move) {
        next = deal.clone();
        next.play(seat, move);
      }
      const got: number = yield* this.valueOf(next, alpha, beta, move ? 0 : passed | (1 << seat));
      value = isFirst ? Math.max(value, got) : Math.min(value, got);
      if (isFirst) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return value;
  }

  /** Searches a position in which no seat can claim. */
  *#without(view: CapraView, alpha: number, beta: number): Generator<undefined, number> {
    for (;;) {
      const value = this.#search.valueOf(view, alpha, beta);
      if (this.#search.budget >= 0) return value;
      yield;
      this.#search.budget = this.#nodes;
    }
  }
}
