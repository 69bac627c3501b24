import type {Viewer} from '../../move.js';
import {viewerPlace} from '../../view-cache.js';

/** Cache of lists made for viewers from a deal's lists, keyed by the identity of the source. */
export class KeptLists {
  readonly #sources: unknown[] = [];
  readonly #made: unknown[] = [];

  /** Looks up a list. `place` is 0 to 7, one for each kind of list. */
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
