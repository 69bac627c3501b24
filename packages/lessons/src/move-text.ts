import {cardsOf, parseCard, SUITS, type Card, type Deal, type Move, type Seat, type Suit} from '@cartavola/engine';

/** A move as lessons write it: `2:9C`, `0:7S>4H,3D` (what it takes), `1:fold=8C,6D` (of what type), `3:double=S`. */
export interface WrittenMove {
  readonly seat: Seat;
  /** Absent: whichever type fits first. */
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

/** Reads one move; undefined where it is not written so. */
function readMove(text: string): WrittenMove | undefined {
  const [, seat, type, what, taken] = MOVE.exec(text) ?? [];
  if (seat === undefined) return undefined;
  const suit = SUITS.find((one) => one === what);
  const cards = suit || what === '' ? [] : readCards(what!);
  const takes = taken === undefined ? undefined : readCards(taken);
  if (!cards || (taken !== undefined && !takes)) return undefined;
  return {seat: Number(seat), cards, ...(type && {type}), ...(suit && {suit}), ...(takes && {takes})};
}

/** Reads moves with spaces between them; undefined where one of them is none. */
export function readMoves(text: string): readonly WrittenMove[] | undefined {
  const moves = text.split(/\s+/).filter(Boolean).map(readMove);
  return moves.every((move) => move !== undefined) ? moves : undefined;
}

/** The legal move of a deal that is written so: of those that fit the first. */
export const moveIn = (deal: Deal, written: WrittenMove): Move | undefined =>
  deal.moves(written.seat).find((move) => fits(move, written));

function fits(move: Move, {type, cards, suit, takes}: WrittenMove): boolean {
  const own = cardsOf({...move, takes: []});
  return (
    (type === undefined || move.type === type) &&
    move.suit === suit &&
    isSame(own, cards) &&
    (takes === undefined || isSame(move.takes ?? [], takes))
  );
}

/** Whether two lists hold the same cards, in whatever order. */
export const isSame = (some: readonly Card[], others: readonly Card[]): boolean => {
  const left = [...others];
  return some.length === others.length && some.every((card) => takeOut(left, card));
};

function takeOut(cards: Card[], card: Card): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}
