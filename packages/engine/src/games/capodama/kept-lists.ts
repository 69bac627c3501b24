import type {Viewer} from '../../move.js';
import {viewerPlace} from '../../view-cache.js';

/** Cache of the lists that each viewer sees. An entry is valid as long as its source list is the same object. */
export class KeptLists {
  readonly #sources: unknown[] = [];
  readonly #made: unknown[] = [];

  /** Looks up a list. `place` identifies the kind of list, from 0 to 7. */
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
