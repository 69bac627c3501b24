import type {View, Viewer} from './game.js';

/**
 * A deal that makes once what it shows of itself as it is: what everybody knows, at the end of the last move or at a moment within it
 * (by number, 0 being the end), and whole views. Whoever changes the deal forgets it.
 */
export abstract class ShownDeal<V extends View, Known> {
  #views: V[] | undefined = undefined;
  #known: Known[] | undefined = undefined;

  /** The view at the end of the last move. */
  protected viewOnce(viewer: Viewer, make: (deal: this, viewer: Viewer) => V): V {
    // With room for all: a list that grows takes more.
    const views = (this.#views ??= Array<V>(8));
    return (views[viewerPlace(viewer)] ??= make(this, viewer));
  }

  /** What everybody knows at a moment. @internal */
  known(moment: number, make: (deal: this, moment: number) => Known): Known {
    const known = (this.#known ??= Array<Known>(4));
    return (known[moment] ??= make(this, moment));
  }

  /** The deal is about to change. @internal */
  protected forget(): void {
    if (this.#known === undefined) return;
    this.#views = undefined;
    this.#known = undefined;
  }
}

/** From 0: a spectator, who sees all, and the seats. */
export const viewerPlace = (viewer: Viewer): number =>
  typeof viewer === 'number' ? viewer + 2 : Number(viewer === 'open');
