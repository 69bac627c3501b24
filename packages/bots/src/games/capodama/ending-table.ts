import {suitIndex, type Card, type Seat, type Suit} from '@cartavola/engine';
import {isTrump, pointsOf, powerIn, type Trick} from '@cartavola/engine/games/capodama/rules.js';

/** Maximum number of cards: the number of bits in a mask. */
export const MOST = 32;

/**
 * Cards in an ending, numbered for the search: by suit, and within a suit from the weakest to the strongest. Tables are
 * indexed by card number. Sets of cards are bit masks of these numbers.
 */
export interface EndingTable {
  readonly seats: number;
  /** Seat to act. */
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly suit: Int32Array;
  readonly points: Int32Array;
  readonly owner: Int32Array;
  /** Masks indexed by card: the cards that beat it in a trick. */
  readonly beaters: Int32Array;
  /** Masks of the suits, and the number of each suit's weakest card. */
  readonly suits: Int32Array;
  readonly first: Int32Array;
  readonly trumps: number;
  /** Mask of the plain cards without points. Adjacent ones in a hand are interchangeable. */
  readonly blank: number;
  /** Trumps, the strongest first. */
  readonly trumpOrder: Int32Array;
  /**
   * Cards with points, by seat. A seat's list starts at index `seat << 4`, has the highest points first, and ends with
   * -1.
   */
  readonly dearest: Int32Array;
  /** Flag for each seat (1 if the seat is on the capo's side), and the masks of the hands. */
  readonly withCapo: Int32Array;
  readonly hands: Int32Array;
  /** Cards in the current trick. */
  readonly laid: readonly number[];
}

/** A deal in play with all cards known. */
export interface OpenPlay {
  readonly hands: readonly (readonly Card[])[];
  readonly trick: Trick;
  readonly doubled: Suit | undefined;
  readonly fourth: Card | undefined;
  /** True if the seat is on the capo's side. */
  withCapo(seat: Seat): boolean;
}

/** Creates the tables for an ending. */
export function endingTable(play: OpenPlay): EndingTable {
  const {hands, trick, fourth, doubled} = play;
  const owners = new Map<Card, Seat>();
  hands.forEach((hand, seat) => hand.forEach((card) => owners.set(card, seat)));
  trick.cards.forEach((card, place) => owners.set(card, (trick.leader + place) % hands.length));
  if (owners.size > MOST) throw new RangeError('Too many cards.');
  const powerOf = (card: Card): number => powerIn(card, suitIndex(card), fourth);
  const cards = [...owners.keys()].sort((a, b) => suitIndex(a) - suitIndex(b) || powerOf(a) - powerOf(b));
  const maskOf = (such: (card: Card) => boolean): number =>
    cards.reduce((mask, card, id) => (such(card) ? mask | (1 << id) : mask), 0);
  const suits = [0, 1, 2, 3].map((suit) => maskOf((card) => suitIndex(card) === suit));
  const trump = (card: Card): boolean => isTrump(card, fourth);
  const beaten = (card: Card): number =>
    maskOf((one) => powerOf(one) > powerOf(card) && (trump(one) || suitIndex(one) === suitIndex(card)));
  const points = Int32Array.from({length: MOST}, (_, id) => (id < cards.length ? pointsOf(cards[id]!, doubled) : 0));
  const ids = new Map(cards.map((card, id) => [card, id]));
  const dearest = new Int32Array(16 * hands.length).fill(-1);
  hands.forEach((hand, seat) => {
    const dear = hand.map((card) => ids.get(card)!).filter((id) => points[id]! > 0);
    dearest.set(
      dear.sort((a, b) => points[b]! - points[a]!),
      16 * seat,
    );
  });
  const seat = (trick.leader + trick.cards.length) % hands.length;
  return {
    seats: hands.length,
    seat,
    cards,
    suit: Int32Array.from(cards, suitIndex),
    points,
    owner: Int32Array.from(cards, (card) => owners.get(card)!),
    beaters: Int32Array.from(cards, beaten),
    suits: Int32Array.from(suits),
    first: Int32Array.from(suits, (mask) => (mask === 0 ? 0 : 31 - Math.clz32(mask & -mask))),
    trumps: maskOf(trump),
    blank: maskOf((card) => !trump(card) && pointsOf(card, doubled) === 0),
    trumpOrder: Int32Array.from(
      cards.filter(trump).sort((a, b) => powerOf(b) - powerOf(a)),
      (card) => ids.get(card)!,
    ),
    dearest,
    withCapo: Int32Array.from(hands, (_, one) => Number(play.withCapo(one))),
    hands: Int32Array.from(hands, (hand) => hand.reduce((mask, card) => mask | (1 << ids.get(card)!), 0)),
    laid: trick.cards.map((card) => ids.get(card)!),
  };
}
