import type {Shape, Shapes} from './shape.js';

/**
 * Records the figures that pictures refer to, because most tables show few of a deck's figures, and each figure has
 * many shapes.
 */
export class UsedFigures {
  readonly #figures: ReadonlyMap<string, Shape>;
  /**
   * Figures that have been used. They are never removed, because a card that is no longer rendered may still be
   * animated.
   */
  readonly #used = new Set<Shape>();

  constructor(figures: readonly Shape[]) {
    this.#figures = new Map(figures.map((figure) => [`#${figure[1]['id']}`, figure]));
  }

  /** Records the figures that a picture refers to, and returns the picture. */
  by(picture: Shape): Shape {
    const [, , content = []] = picture;
    if (typeof content !== 'string') {
      for (const [, {href}] of content) {
        const figure = href === undefined ? undefined : this.#figures.get(String(href));
        if (figure) this.#used.add(this.by(figure));
      }
    }
    return picture;
  }

  /** Lists the recorded figures. */
  get list(): Shapes {
    return [...this.#used];
  }
}
