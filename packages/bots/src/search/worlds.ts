import type {Deal, Random, Seat, View, Watch} from '@cartavola/engine';
import type {SearchedGame} from './searched-game.js';
import {missedBy} from './sight.js';

/**
 * Number of worlds sampled for each one used. The probability that a world is chosen is proportional to its likelihood.
 */
const DRAWN = 4;
const PARTS = 1 << 20;
/** Lower limit for a move's likelihood relative to the best move. */
const LEAST = 0.15;

/**
 * Samples worlds consistent with a view, weighted by how plausible the other seats' plays are in them (importance
 * resampling with a reservoir of one).
 */
export class Worlds<V extends View, D extends Deal> {
  readonly #searched: SearchedGame<V, D>;
  readonly #view: V;
  readonly #random: Random;
  /** Likelihood of the world that is currently being sampled. */
  #likely = 1;
  /** Whether another seat has moved. If none has, all worlds are equally likely. */
  #isTold = false;
  readonly #watch: Watch<D>;

  constructor(searched: SearchedGame<V, D>, view: V, random: Random) {
    this.#searched = searched;
    this.#view = view;
    this.#random = random;
    const me = view.viewer as Seat;
    this.#watch = (deal, seat, move) => {
      if (seat === me) return;
      this.#isTold = true;
      this.#likely *= Math.max(LEAST, 2 ** (-missedBy(searched, deal, seat, move) / searched.doubt));
    };
  }

  /** Returns a new world, which the caller may change. */
  fresh(): D {
    let taken = this.#draw();
    let sum = this.#likely;
    for (let drawn = 1; drawn < DRAWN && this.#isTold; drawn++) {
      const world = this.#draw();
      sum += this.#likely;
      if (this.#random.below(PARTS) * sum < PARTS * this.#likely) taken = world;
    }
    return taken;
  }

  #draw(): D {
    this.#likely = 1;
    return this.#searched.sample(this.#view, this.#random, this.#watch);
  }
}
