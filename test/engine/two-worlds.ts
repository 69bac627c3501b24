import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import type {Card, SeatMove, Viewer} from '@cartavola/engine';
import {plainPack} from './plain-capodama.js';
import {replayed, toCard, type Moment} from './random-deals.js';

/**
 * Returns the cards that a viewer can't know at a moment: not played, not their own, not given by them, and not A♥.
 * Derives them from the moves.
 */
export function secretFrom(viewer: Viewer, {players, deal, moves}: Moment): Card[] {
  const mine = typeof viewer === 'number' ? capodama.view(deal, 'open').hands[viewer]! : [];
  const seen = moves.flatMap((move) => (move.type === 'play' ? [move.card!] : []));
  const given = moves.flatMap((move) => (move.seat === viewer && move.type === 'give' ? [move.left, move.right] : []));
  const known = [toCard('AH'), ...mine, ...seen, ...given];
  return plainPack(players)
    .map(toCard)
    .filter((card) => !known.includes(card));
}

/** Returns the pack and moves of a deal with two cards swapped everywhere. */
export function swappedStory({pack, moves}: Moment, one: Card, other: Card): Pick<Moment, 'pack' | 'moves'> {
  const swap = (card: Card): Card => (card === one ? other : card === other ? one : card);
  return {
    pack: pack.map(swap),
    moves: moves.map((move): SeatMove => {
      if (move.type !== 'give') return move;
      return {...move, left: swap(move.left!), ...(move.right !== undefined && {right: swap(move.right)})};
    }),
  };
}

/** Returns the deal with the two cards swapped, or undefined if it is impossible. */
export function swapped(moment: Moment, one: Card, other: Card): CapodamaDeal | undefined {
  const {pack, moves} = swappedStory(moment, one, other);
  return replayed(moment.players, moment.dealer, pack, moves);
}
