import {askingOrder, type Choice, type ChooseOptions} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import type {Move, Seat, View} from '@cartavola/engine';

/** Limits for a single choice. */
export interface Limits {
  /** Maximum number of search iterations. */
  readonly iterations: number;
  /** Time limit in milliseconds. If undefined, only `iterations` limits a choice. */
  readonly milliseconds?: number | undefined;
}

/** Chooses a move for the view's seat within limits. Returns the choice at the end of the search. */
export function think(view: View, {milliseconds, ...options}: ChooseOptions & Limits): Choice {
  const steps = choose(view, options);
  const start = performance.now();
  for (;;) {
    const {value, done} = steps.next();
    if (done || (milliseconds !== undefined && performance.now() - start >= milliseconds)) return value;
  }
}

/** Move chosen by a seat that may act. */
interface Answered {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * Asks the seats that may act until one returns a move other than an out-of-turn pass. Seats that may act out of turn
 * are asked first.
 * @throws Error if all seats pass although it is somebody's turn
 */
export function firstToAct(actors: readonly Seat[], turn: readonly Seat[], ask: (seat: Seat) => Move): Answered {
  for (const seat of askingOrder(actors, turn)) {
    const move = ask(seat);
    if (move.type !== 'pass' || turn.includes(seat)) return {seat, move};
  }
  throw new Error('Every seat that may act has passed, although it is the turn of one of them.');
}

/** Default for `iterations` if no limit is given. */
export const USUAL_ITERATIONS = 2000;
