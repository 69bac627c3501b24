import type {Viewer} from './move.js';

/** Views of a deal as it stands, by viewer, and what they are made from, by moment within the last move. */
interface ViewCache {
  readonly views: unknown[];
  readonly parts: unknown[];
}

/** A deal that keeps its views until it changes: `play` sets `viewCache` to undefined. */
export interface CachesViews {
  /** @internal */
  viewCache: ViewCache | undefined;
}

// With room for all: a list that grows takes more.
const cacheOf = (deal: CachesViews): ViewCache =>
  (deal.viewCache ??= {views: Array<unknown>(8), parts: Array<unknown>(4)});

/** The viewer's view at the end of the last move, made once. */
export function cachedView<D extends CachesViews, V>(deal: D, viewer: Viewer, make: (deal: D, viewer: Viewer) => V): V {
  const {views} = cacheOf(deal);
  return (views[viewerPlace(viewer)] ??= make(deal, viewer)) as V;
}

/** What everybody knows at a moment within the last move, 0 to 3 (0: its end), made once. */
export function cachedPart<D extends CachesViews, Part>(
  deal: D,
  moment: number,
  make: (deal: D, moment: number) => Part,
): Part {
  const {parts} = cacheOf(deal);
  return (parts[moment] ??= make(deal, moment)) as Part;
}

/** The place of a viewer in a list: 0 the spectator, 1 who sees all, then the seats. */
export const viewerPlace = (viewer: Viewer): number =>
  typeof viewer === 'number' ? viewer + 2 : Number(viewer === 'open');
