import type {Viewer} from '../../move.js';
import {viewerPlace} from '../../view-cache.js';

/** What was made for viewers from lists of a deal, such as what is seen of a hand: not made again as long as its source is the same. */
export class KeptLists {
  readonly #sources: unknown[] = [];
  readonly #made: unknown[] = [];

  /** `place`: below 8. */
  recall<T>(viewer: Viewer, place: number, source: unknown): T | undefined {
    const at = 8 * viewerPlace(viewer) + place;
    return this.#sources[at] === source ? (this.#made[at] as T) : undefined;
  }

  keep<T>(viewer: Viewer, place: number, source: unknown, made: T): T {
    const at = 8 * viewerPlace(viewer) + place;
    this.#sources[at] = source;
    this.#made[at] = made;
    return made;
  }
}
