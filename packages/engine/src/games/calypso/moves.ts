import {highOf, lowOf, ranksIn} from '../../masks.js';
import {collect, PLAYS, type PlayMove} from '../../plays.js';
import type {CalypsoOptions} from './options.js';

/** A move in Calypso: one card is played. */
export type CalypsoMove = PlayMove;

/**
 * Returns the legal moves from a hand (masks of its distinct cards), sorted by card. Identical cards share one move.
 * `led` is the index of the suit led (-1 before the lead), and `trump` that of the seat's trump suit. `ruff` is the
 * rank index of the highest ruff (a smaller index is a higher card), or -1 if there is none.
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
      // `calypso.overruff`: a player who can't follow must play a higher trump of their own suit.
      const higher = ranksIn(low, high, trump) & ((1 << ruff) - 1);
      if (higher !== 0) return collect(PLAYS, lowOf(trump, higher), highOf(trump, higher));
    }
  }
  return collect(PLAYS, low, high);
}
