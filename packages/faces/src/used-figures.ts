import type {Shape, Shapes} from './shape.js';

/** Figures that pictures refer to. Most tables show few of those that a deck has, and each is many shapes. */
export class UsedFigures {
  readonly #figures: ReadonlyMap<string, Shape>;
  /** Those that were drawn. None is removed: a card that is no longer rendered may still be on its way. */
  readonly #used = new Set<Shape>();

  constructor(figures: readonly Shape[]) {
    this.#figures = new Map(figures.map((figure) => [`#${figure[1]['id']}`, figure]));
  }

  /** Notes what a picture refers to, and returns it. */
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

  /** Lists the figures that have been noted. */
  get list(): Shapes {
    return [...this.#used];
  }
}
