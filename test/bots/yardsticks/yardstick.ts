import type {ScopaDeal, ScopaMove, ScopaView} from '@cartavola/engine/games/scopa/scopa.js';

/**
 * A player of Scopa for two that levels of bots are measured against, of its own making: nothing of `@cartavola/bots` is in it. The same
 * arguments give the same move. A fair one looks at its view alone, and not at the deal.
 */
export type Yardstick = (view: ScopaView, seed: string, deal: ScopaDeal) => ScopaMove;

/** Returns the item that is worth most; of several the first. */
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
