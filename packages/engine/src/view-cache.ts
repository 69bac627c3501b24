import type {Viewer} from './move.js';

/** Cached views of a deal, indexed by viewer, and their shared parts, indexed by moment within the last move. */
export interface ViewCache {
  readonly views: unknown[];
  readonly parts: unknown[];
}

/** A deal that caches its views until it changes. `play` sets `viewCache` to undefined. */
export interface CachesViews {
  /** Views of the current state. Undefined after a change. */
  viewCache: ViewCache | undefined;
}

// Allocate room for all entries, because a growing array takes more memory.
const cacheOf = (deal: CachesViews): ViewCache =>
  (deal.viewCache ??= {views: Array<unknown>(8), parts: Array<unknown>(4)});

/** Returns the viewer's view after the last move, cached. */
export function cachedView<D extends CachesViews, V>(deal: D, viewer: Viewer, make: (deal: D, viewer: Viewer) => V): V {
  const {views} = cacheOf(deal);
  return (views[viewerPlace(viewer)] ??= make(deal, viewer)) as V;
}

/**
 * Returns the information that all views share at a moment within the last move, cached. `moment` is 0 (the end of the
 * move) to 3.
 */
export function cachedPart<D extends CachesViews, Part>(
  deal: D,
  moment: number,
  make: (deal: D, moment: number) => Part,
): Part {
  const {parts} = cacheOf(deal);
  return (parts[moment] ??= make(deal, moment)) as Part;
}

/** Returns the index of a viewer in a list: 0 for the spectator, 1 for open views, then the seats. */
export const viewerPlace = (viewer: Viewer): number =>
  typeof viewer === 'number' ? viewer + 2 : Number(viewer === 'open');
