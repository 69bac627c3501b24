import type {Viewer} from './game.js';

/**
 * What has been shown of a deal as it is, made once and shared by all views: what everybody knows, at the end of the last move or at a
 * moment within it, and whole views. Whoever changes the deal forgets it.
 */
export class ViewMemory<Deal, View, Public, Moment extends string> {
  readonly #deal: Deal;
  #views: (View | undefined)[] = [];
  #now: Public | undefined;
  #moments: {[Key in Moment]?: Public} | undefined;
  readonly #sources: unknown[] = [];
  readonly #lists: unknown[] = [];

  constructor(deal: Deal) {
    this.#deal = deal;
  }

  view(viewer: Viewer, make: (deal: Deal, viewer: Viewer) => View): View {
    return (this.#views[placeOf(viewer)] ??= make(this.#deal, viewer));
  }

  known(moment: Moment | undefined, make: (deal: Deal, moment: Moment | undefined) => Public): Public {
    if (moment === undefined) return (this.#now ??= make(this.#deal, moment));
    const moments: {[Key in Moment]?: Public} = (this.#moments ??= {});
    return (moments[moment] ??= make(this.#deal, moment));
  }

  /** What was made for a viewer from the same source before, such as what is seen of a seat's hand; `place`: below 8. */
  recall<T>(viewer: Viewer, place: number, source: unknown): T | undefined {
    const at = 8 * placeOf(viewer) + place;
    return this.#sources[at] === source ? (this.#lists[at] as T) : undefined;
  }

  keep<T>(viewer: Viewer, place: number, source: unknown, made: T): T {
    const at = 8 * placeOf(viewer) + place;
    this.#sources[at] = source;
    this.#lists[at] = made;
    return made;
  }

  forget(): void {
    if (this.#now === undefined && this.#views.length === 0) return;
    this.#views = [];
    this.#now = undefined;
    this.#moments = undefined;
  }
}

const placeOf = (viewer: Viewer): number => (typeof viewer === 'number' ? viewer + 2 : viewer === 'open' ? 1 : 0);
