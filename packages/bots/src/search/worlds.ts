import type {Deal, Random, View} from '@cartavola/engine';
import type {SearchedGame} from './searched-game.js';

/** So many worlds are drawn at most until one is likely enough, by so many parts of certainty. */
const TRIES = 6;
const PARTS = 1 << 16;

/** Worlds that agree with a view, one after the other. */
export class Worlds<V extends View, D extends Deal<V>> {
  readonly #searched: SearchedGame<V, D>;
  readonly #view: V;
  readonly #random: Random;
  readonly #likelihood: ((deal: D) => number) | undefined;

  constructor(searched: SearchedGame<V, D>, view: V, random: Random) {
    this.#searched = searched;
    this.#likelihood = searched.likelihood?.(view);
    this.#view = view;
    this.#random = random;
  }

  /** A new one, as often drawn as it is likely: of a few, the first that passes. */
  fresh(): D {
    for (let tries = 1; ; tries++) {
      const world = this.#searched.sample(this.#view, this.#random);
      if (!this.#likelihood || tries === TRIES) return world;
      if (this.#random.below(PARTS) < PARTS * this.#likelihood(world)) return world;
    }
  }
}
