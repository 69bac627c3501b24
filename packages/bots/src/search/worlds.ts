import type {Deal, Random, Seat, View, Watch} from '@cartavola/engine';
import type {SearchedGame} from './searched-game.js';
import {missedBy} from './sight.js';

/** Of so many worlds that are drawn one is taken, each as often as it is likely. */
const DRAWN = 4;
const PARTS = 1 << 20;
/** No move is thought less likely than this part of the likeliest. */
const LEAST = 0.15;

/** Worlds that agree with a view, one after the other: those in which the others have played well are likelier. */
export class Worlds<V extends View, D extends Deal> {
  readonly #searched: SearchedGame<V, D>;
  readonly #view: V;
  readonly #random: Random;
  /** How likely the world is that is being drawn. */
  #likely = 1;
  /** Whether somebody else has moved. */
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

  /** A new one, that whoever gets it may play. */
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
