import type {Move, Refusal} from '../../game.js';
import {highOf, lowOf, ranksIn} from '../../masks.js';
import type {Options} from '../../option.js';
import {collect, PLAYS, type PlayMove} from '../../plays.js';
import {refuse, refuseTurn} from '../../refusal.js';
import type {CalypsoView} from './view.js';

/** A card to the trick on the table, or its lead. */
export type CalypsoMove = PlayMove;

/**
 * The legal moves from a hand (its different cards as masks), in the order of the cards' numbers; equal cards once. `led`, `trump`: the
 * indices of the suit led, -1 before, and of the own trumps. `ruff`: the rank index of the highest ruff, the smaller the higher; -1
 * without any.
 */
export function movesIn(
  options: Options,
  low: number,
  high: number,
  led: number,
  trump: number,
  ruff: number,
): readonly CalypsoMove[] {
  if (led >= 0) {
    const follow = ranksIn(low, high, led);
    if (follow !== 0) {
      if (options['revoke'] === 'prevent') return collect(PLAYS, lowOf(led, follow), highOf(led, follow));
    } else if (ruff > 0 && options['overruff'] !== 'free') {
      // `calypso.overruff`: the own trumps that must be played by one who cannot follow.
      const higher = ranksIn(low, high, trump) & ((1 << ruff) - 1);
      if (higher !== 0) return collect(PLAYS, lowOf(trump, higher), highOf(trump, higher));
    }
  }
  return collect(PLAYS, low, high);
}

/** Why the viewing seat may not make the move; undefined if it may. */
export function refusalIn(view: CalypsoView, move: Move): Refusal | undefined {
  const early = refuseTurn(view, !view.over && move.type === 'play');
  if (early) return early;
  if (!view.hands[view.viewer as number]!.includes(move.card!)) return refuse('common.card');
  const due = view.moves.map(({card}) => card!);
  if (due.includes(move.card!)) return undefined;
  return refuse(due[0]! >> 4 === view.trick.cards[0]! >> 4 ? 'calypso.follow' : 'calypso.overruff', due);
}
