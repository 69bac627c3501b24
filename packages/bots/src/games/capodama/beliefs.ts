import {rankOf, seededRandom, suitIndex, suitOf, UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import {assignCards} from '@cartavola/engine/extend.js';
import {packOf, pointsOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {voidsOf} from '@cartavola/engine/games/capodama/capodama.js';
import {sidesOf, type Sides} from './sides.js';
import {WEIGHTS} from './weights.js';

/** A seat's beliefs about its side and the cards that others may hold. */
export interface Beliefs extends Sides {
  readonly me: Seat;
  /** The seat's hand, in the view's order. */
  readonly hand: readonly Card[];
  /** Cards that others may hold. */
  readonly unseen: readonly Card[];
  /** Probability (0 to 1) that a seat holds a card, by seat and card. Absent means 0. */
  readonly holds: readonly ReadonlyMap<Card, number>[];
  /** Probability that an opponent holds a card, by card. */
  readonly against: ReadonlyMap<Card, number>;
  /** Average points of an unseen card, and of a future trick. */
  readonly cardPoints: number;
  readonly trickPoints: number;
}

/** Derives the beliefs of the view's seat. */
export function believe(view: CapodamaView): Beliefs {
  const me = view.viewer as Seat;
  const hand = view.hands[me]!;
  const voids = voidsOf(view);
  const sides = sidesOf(view, me, voids);
  const unseen = unseenIn(view, me);
  const holds = holdersOf(view, me, unseen, voids, sides);
  const against = new Map(
    unseen.map((card) => [
      card,
      holds.reduce((sum, seat, number) => sum + (seat.get(card) ?? 0) * (1 - sides.friend[number]!), 0),
    ]),
  );
  const points = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card, view.doubled), 0);
  const cardPoints = points(unseen) / Math.max(unseen.length, 1);
  const trickPoints = (view.hands.length - 1) * cardPoints + points(hand) / Math.max(hand.length, 1);
  return {me, hand, ...sides, unseen, holds, against, cardPoints, trickPoints};
}

/** Cards that other seats may hold, including those known to be in their hands. */
function unseenIn(view: CapodamaView, me: Seat): Card[] {
  const seen = new Set([
    ...view.hands[me]!,
    ...[...view.tricks, view.trick].flatMap((trick) => trick.cards),
    ...(view.position?.piles.flat() ?? []),
    ...view.gifts[me]!.map((gift) => (view.handed ? UNKNOWN : gift.card)),
  ]);
  return packOf(view.options).filter((card) => !seen.has(card));
}

/**
 * Returns three things: the known cards in each other hand, the hidden cards, and the number of hidden cards in each
 * location. The last location is the stock, together with piles that nobody has seen.
 */
function placesOf(view: CapodamaView, me: Seat, unseen: readonly Card[]) {
  const known = view.hands.map((hand, seat) => (seat === me ? [] : hand.filter((card) => card !== UNKNOWN)));
  const hidden = unseen.filter((card) => !known.flat().includes(card));
  const room = view.hands.map((hand) => hand.filter((card) => card === UNKNOWN).length);
  room.push(Math.max(0, hidden.length - room.reduce((sum, count) => sum + count, 0)));
  return {known, hidden, room};
}

/**
 * Returns whether a seat can hold a card. `Beliefs.holds` may be positive even for a card that the sizes and voids of
 * all hands together rule out.
 */
export function canHold(view: CapodamaView, {me, unseen}: Beliefs, seat: Seat, card: Card): boolean {
  const {known, hidden, room} = placesOf(view, me, unseen);
  if (known[seat]!.includes(card)) return true;
  const voids = voidsOf(view);
  const others = hidden.filter((other) => other !== card);
  const left = room.map((count, place) => count - Number(place === seat));
  const isAllowed = (other: Card, place: number): boolean => !voids[place]?.has(suitIndex(other));
  return assignCards(others, left, isAllowed, seededRandom('', 0, 'possible')) !== undefined;
}

/**
 * Distributes the unseen cards over their possible locations: each card's probabilities add up to 1, and each hand's to
 * its size.
 */
function holdersOf(
  view: CapodamaView,
  me: Seat,
  unseen: readonly Card[],
  voids: readonly ReadonlySet<number>[],
  {partners}: Sides,
): Map<Card, number>[] {
  const {known, hidden, room} = placesOf(view, me, unseen);
  const table = room.map((count, place) =>
    hidden.map((card) => {
      if (count === 0 || voids[place]?.has(suitIndex(card))) return 0;
      return partners.get(card)?.[place] ?? count * (place === view.capo ? strength(card, view) : 1);
    }),
  );
  balance(table, room, hidden.length);
  return view.hands.map(
    (_, seat) => new Map([...known[seat]!.map((card) => [card, 1] as const), ...zip(hidden, table[seat]!)]),
  );
}

/** Likelihood factor for the capo holding a card, since the capo doubles a strong suit. */
function strength(card: Card, {doubled}: CapodamaView): number {
  if (suitOf(card) !== doubled) return 1;
  return rankOf(card) === 'A' ? WEIGHTS.doubledAce : WEIGHTS.doubledCard;
}

const zip = (cards: readonly Card[], chances: readonly number[]): (readonly [Card, number])[] =>
  cards.map((card, place) => [card, chances[place]!]);

/**
 * Alternately scales each row to the size of its location and each column to 1: iterative proportional fitting
 * (Sinkhorn).
 */
function balance(table: number[][], room: readonly number[], cards: number): void {
  for (let round = 0; round < 4; round++) {
    if (round > 0) table.forEach((row, place) => scale(row, room[place]!));
    for (let column = 0; column < cards; column++) {
      const sum = table.reduce((total, row) => total + row[column]!, 0);
      if (sum > 0) for (const row of table) row[column]! /= sum;
    }
  }
}

function scale(row: number[], whole: number): void {
  const sum = row.reduce((total, one) => total + one, 0);
  if (sum > 0) row.forEach((one, column) => (row[column] = (one * whole) / sum));
}
