import {highOf, lowOf, ranksIn} from '../../masks.js';
import {collect, PLAYS, type PlayMove} from '../../plays.js';
import type {CalypsoOptions} from './options.js';

/** A card to the trick on the table, or its lead. */
export type CalypsoMove = PlayMove;

/**
 * Legal moves from a hand (masks of its distinct cards), sorted by card; equal cards once. `led`, `trump`: indices of the suit led (-1
 * before the lead) and of the seat's trumps. `ruff`: rank index of the highest ruff, smaller is higher; -1 without any.
 */
export function movesIn(
  options: CalypsoOptions,
  low: number,
  high: number,
  led: number,
  trump: number,
  ruff: number,
): readonly CalypsoMove[] {
  if (led >= 0) {
    const follow = ranksIn(low, high, led);
    if (follow !== 0) {
      if (options.revoke === 'prevent') return collect(PLAYS, lowOf(led, follow), highOf(led, follow));
    } else if (ruff > 0 && options.overruff !== 'free') {
      // `calypso.overruff`: the own trumps that must be played by one who cannot follow.
      const higher = ranksIn(low, high, trump) & ((1 << ruff) - 1);
      if (higher !== 0) return collect(PLAYS, lowOf(trump, higher), highOf(trump, higher));
    }
  }
  return collect(PLAYS, low, high);
}
