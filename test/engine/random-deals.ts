import {
  formatCard,
  Match,
  parseCard,
  seededRandom,
  type Card,
  type Move,
  type Random,
  type Seat,
  type SeatMove,
  type Viewer,
  refusalOf,
} from '@cartavola/engine';
import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import fc from 'fast-check';
import type {PlainMove} from './plain-capodama.js';

// The runner prints the messages of errors, but not their causes.
fc.configureGlobal({includeErrorInReport: true});

export const toCard = (text: string): Card => parseCard(text)!;
export const QUEEN_OF_HEARTS = toCard('QH');

/** State of a deal, with the moves that led to it. */
export interface Moment {
  readonly players: number;
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  readonly moves: readonly SeatMove[];
  readonly deal: CapodamaDeal;
}

export const pickOne = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!;

export const viewersOf = (deal: CapodamaDeal): Viewer[] => [
  ...capodama.view(deal, 'spectator').hands.keys(),
  'spectator',
  'open',
];

export function newDeal(players: number, dealer: Seat, pack: readonly Card[]): CapodamaDeal {
  return new Match(capodama, {players, target: 7}, '').deal({dealer, pack});
}

/** Yields every moment of a random deal, starting before the first move. `deal` is always the same object, which the next step changes. */
export function* momentsOf(players: number, seed: number): Generator<Moment> {
  const random = seededRandom('moments', seed, 'test');
  const pack = capodama.shuffle(capodama.begin({players, target: 7}), random);
  const dealer = players === 1 ? 0 : random.below(Math.max(players, 2));
  const deal = newDeal(players, dealer, pack);
  const moves: SeatMove[] = [];
  for (;;) {
    yield {players, dealer, pack, moves, deal};
    if (deal.over) return;
    const seat = pickOne(deal.actors, random);
    const move = pickOne(deal.moves(seat), random);
    deal.play(seat, move);
    moves.push({seat, ...move});
  }
}

/** Returns a random moment in a random deal. */
export function anyMoment(players: number, seed: number): Moment {
  const length = [...momentsOf(players, seed)].length;
  let left = seededRandom('moment', seed, 'test').below(length);
  for (const moment of momentsOf(players, seed)) if (left-- === 0) return moment;
  throw new RangeError('The deal has no moments.');
}

/** Replays a deal from its start. Returns undefined if one of the moves is illegal in it. */
export function replayed(
  players: number,
  dealer: Seat,
  pack: readonly Card[],
  moves: readonly SeatMove[],
): CapodamaDeal | undefined {
  const deal = newDeal(players, dealer, pack);
  for (const {seat, ...move} of moves) {
    if (refusalOf(capodama, deal, seat, move)) return undefined;
    deal.play(seat, move);
  }
  return deal;
}

/** Converts a move to the strings of the plain rules. */
export const plainMove = (seat: Seat, move: Move): PlainMove => ({
  seat,
  type: move.type,
  ...(move.suit !== undefined && {suit: move.suit}),
  ...(move.card !== undefined && {card: formatCard(move.card)}),
  ...(move.left !== undefined && {left: formatCard(move.left)}),
  ...(move.right !== undefined && {right: formatCard(move.right)}),
});

/** Converts a plain-rules move to an engine move. */
export const engineMove = ({type, suit, card, left, right}: PlainMove): Move =>
  ({
    type,
    ...(suit && {suit}),
    ...(card && {card: toCard(card)}),
    ...(left && {left: toCard(left)}),
    ...(right && {right: toCard(right)}),
  }) as Move;
