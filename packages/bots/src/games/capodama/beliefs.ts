import {rankOf, suitIndex, suitOf, UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import {packOf, pointsOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {voidsOf} from '@cartavola/engine/games/capodama/capodama.js';
import {sidesOf, type Sides} from './sides.js';
import {WEIGHTS} from './weights.js';

/** What a seat makes of what it sees: who is with it, and what the others may hold. */
export interface Beliefs extends Sides {
  readonly me: Seat;
  /** The hand, sorted as the view has it. */
  readonly hand: readonly Card[];
  /** The cards that others may hold. */
  readonly unseen: readonly Card[];
  /** By seat and by card, from 0 to 1: how likely the seat holds it; nothing said is 0. */
  readonly holds: readonly ReadonlyMap<Card, number>[];
  /** By card: how likely an enemy holds it. */
  readonly against: ReadonlyMap<Card, number>;
  /** The points of an average card that another may hold, and of an average trick to come. */
  readonly cardPoints: number;
  readonly trickPoints: number;
}

/** The beliefs of the seat whose view it is. */
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

/** The cards that lie nowhere in sight, but those in others' hands that the seat happens to know. */
function unseenIn(view: CapodamaView, me: Seat): Card[] {
  const seen = new Set([
    ...view.hands[me]!,
    ...[...view.tricks, view.trick].flatMap((trick) => trick.cards),
    ...(view.position?.piles.flat() ?? []),
    ...view.gifts[me]!.map((gift) => (view.handed ? UNKNOWN : gift.card)),
  ]);
  return packOf(view.options).filter((card) => !seen.has(card));
}

/** Spreads the unseen cards over the places where they can lie: each card lies somewhere, each hand has its number of cards. */
function holdersOf(
  view: CapodamaView,
  me: Seat,
  unseen: readonly Card[],
  voids: readonly ReadonlySet<number>[],
  {partners}: Sides,
): Map<Card, number>[] {
  const known = view.hands.map((hand, seat) => (seat === me ? [] : hand.filter((card) => card !== UNKNOWN)));
  const hidden = unseen.filter((card) => !known.flat().includes(card));
  const room = view.hands.map((hand) => hand.filter((card) => card === UNKNOWN).length);
  // The stock, or piles that nobody has seen.
  room.push(Math.max(0, hidden.length - room.reduce((sum, count) => sum + count, 0)));
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

/** How much likelier a card is with the capo than with another: the capo has doubled the suit in which it is strong. */
function strength(card: Card, {doubled}: CapodamaView): number {
  if (suitOf(card) !== doubled) return 1;
  return rankOf(card) === 'A' ? WEIGHTS.doubledAce : WEIGHTS.doubledCard;
}

const zip = (cards: readonly Card[], chances: readonly number[]): (readonly [Card, number])[] =>
  cards.map((card, place) => [card, chances[place]!]);

/** Scales rows to the room of each place and columns to 1, in turns. */
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
