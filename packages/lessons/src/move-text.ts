import {formatCard, parseCard, SUITS, type Card, type Deal, type Move, type Seat, type Suit} from '@cartavola/engine';
import {ownCards} from './goals.js';

/** A move in lesson notation: `2:9C`, `0:7S>4H,3D` (with captures), `1:fold=8C,6D` (with a type), `3:double=S`. */
export interface ParsedMove {
  readonly seat: Seat;
  /** Type of the move. By default, the first matching type is used. */
  readonly type?: string;
  readonly cards: readonly Card[];
  readonly suit?: Suit;
  readonly takes?: readonly Card[];
}

const MOVE = /^(\d):(?:([a-z]+)=)?([^>=]*)(?:>([^>=]+))?$/;

const readCards = (text: string): readonly Card[] | undefined => {
  const cards = text.split(',').map(parseCard);
  return cards.every((card) => card !== undefined) ? cards : undefined;
};

/** Parses a move. Returns undefined if it is malformed. */
function readMove(text: string): ParsedMove | undefined {
  const [, seat, type, what, taken] = MOVE.exec(text) ?? [];
  if (seat === undefined) return undefined;
  const suit = SUITS.find((one) => one === what);
  const cards = suit || what === '' ? [] : readCards(what!);
  const takes = taken === undefined ? undefined : readCards(taken);
  if (!cards || (taken !== undefined && !takes)) return undefined;
  return {seat: Number(seat), cards, ...(type && {type}), ...(suit && {suit}), ...(takes && {takes})};
}

/** Parses moves separated by spaces. Returns undefined if one is malformed. */
export function readMoves(text: string): readonly ParsedMove[] | undefined {
  const moves = text.split(/\s+/).filter(Boolean).map(readMove);
  return moves.every((move) => move !== undefined) ? moves : undefined;
}

/** Formats a move in lesson notation. */
export function moveText(seat: Seat, move: Move): string {
  const own = move.suit ?? ownCards(move).map(formatCard).join(',');
  return `${seat}:${move.type}=${own}${move.takes ? `>${move.takes.map(formatCard).join(',')}` : ''}`;
}

/**
 * Finds the legal move in a deal that matches the notation: the one with the cards in the same order or, if there is
 * none, the first one with these cards.
 */
export function moveIn(deal: Deal, written: ParsedMove): Move | undefined {
  const fitting = deal.moves(written.seat).filter((move) => fits(move, written));
  return fitting.find((move) => ownCards(move).join() === written.cards.join()) ?? fitting[0];
}

/** True if a move has all the notation's parts. */
export function fits(move: Move, {type, cards, suit, takes}: ParsedMove): boolean {
  const own = ownCards(move);
  return (
    (type === undefined || move.type === type) &&
    move.suit === suit &&
    isSame(own, cards) &&
    (takes === undefined || isSame(move.takes ?? [], takes))
  );
}

/** True if two lists contain the same cards, in any order. */
export const isSame = (some: readonly Card[], others: readonly Card[]): boolean => {
  const left = [...others];
  return some.length === others.length && some.every((card) => takeOut(left, card));
};

function takeOut(cards: Card[], card: Card): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}
