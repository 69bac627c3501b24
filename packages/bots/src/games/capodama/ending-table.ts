import {suitIndex, type Card, type Seat, type Suit} from '@cartavola/engine';
import {isTrump, pointsOf, powerIn, type Trick} from '@cartavola/engine/games/capodama/rules.js';

/** So many cards are as many as a mask has bits. */
export const MOST = 32;

/**
 * The cards of an ending as a search has them: each has a number, suit by suit, in a suit the weakest first. Tables are read by that number;
 * a set of cards is a mask with a bit for each.
 */
export interface EndingTable {
  readonly seats: number;
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly suit: Int32Array;
  readonly points: Int32Array;
  readonly owner: Int32Array;
  /** Which cards would take a trick from this one, where it is the best. */
  readonly beaters: Int32Array;
  /** By suit: its cards, and the number of its weakest. */
  readonly suits: Int32Array;
  readonly first: Int32Array;
  readonly trumps: number;
  /** Cards without points that are no trumps: those next to each other are as good as one another. */
  readonly blank: number;
  /** The trumps, the strongest first. */
  readonly trumpOrder: Int32Array;
  /** From `seat << 4` on: its cards with points, the dearest first, and then -1. */
  readonly dearest: Int32Array;
  /** By seat: 1 if it is on the capo's side. */
  readonly withCapo: Int32Array;
  readonly hands: Int32Array;
  /** The trick on the table. */
  readonly laid: readonly number[];
}

/** A deal in play, all of which is known. */
export interface OpenPlay {
  readonly hands: readonly (readonly Card[])[];
  readonly trick: Trick;
  readonly doubled: Suit | undefined;
  readonly fourth: Card | undefined;
  /** Whether the seat is on the capo's side. */
  withCapo(seat: Seat): boolean;
}

/** Throws a RangeError where too many cards are left. */
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
