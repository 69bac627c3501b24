import type {Deal, Random, View} from '@cartavola/engine';
import type {SearchedGame} from './searched-game.js';

/** Of so many worlds that are drawn one is taken, each as often as it is likely. */
const DRAWN = 4;
const PARTS = 1 << 20;

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

  /** A new one, that whoever gets it may play. */
  fresh(): D {
    const draw = (): D => this.#searched.sample(this.#view, this.#random);
    if (!this.#likelihood) return draw();
    let taken = draw();
    let sum = this.#likelihood(taken);
    for (let drawn = 1; drawn < DRAWN; drawn++) {
      const world = draw();
      const likely = this.#likelihood(world);
      sum += likely;
      if (this.#random.below(PARTS) * sum < PARTS * likely) taken = world;
    }
    return taken;
  }
}
