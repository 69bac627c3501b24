import type {ScopaDeal, ScopaMove, ScopaView} from '@cartavola/engine/games/scopa/scopa.js';

/**
 * Player of two-player Scopa against whom bot levels are measured. It doesn't use anything from `@cartavola/bots`. The
 * same arguments give the same move. A fair one uses only its view, not the deal.
 */
export type Yardstick = (view: ScopaView, seed: string, deal: ScopaDeal) => ScopaMove;

/** Returns the item with the highest value, or the first if there are several. */
export function bestOf<T>(items: readonly T[], worthOf: (item: T) => number): T {
  let best = items[0] as T;
  let most = -Infinity;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth <= most) continue;
    best = item;
    most = worth;
  }
  return best;
}
