import {suitIndex, type Card, type Seat} from '@cartavola/engine';
import {isTrump, pointsOf, powerIn, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';

/** From this power on a card is a trump. */
export const TRUMP_POWER = 32;

/** What lies on the table. */
export interface LaidTrick {
  count: number;
  /** The suit led. */
  led: number;
  /** The highest power there, and whose card has it. */
  best: number;
  bestSeat: Seat;
  points: number;
}

/**
 * The cards of an ending as a search has them: a card is `suit << 4 | place`, where the place is among those of its suit that are still
 * to be seen, the weakest 0. Tables are read by card; a hand is four masks of places, at `seat << 2 | suit`.
 */
export interface EndingTable {
  readonly seats: number;
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly power: Int32Array;
  readonly points: Int32Array;
  readonly owner: Int32Array;
  readonly hands: Int32Array;
  /** By suit: the places in hands and in the trick on the table. */
  readonly alive: Int32Array;
  /** By suit: the places of cards without points that are no trumps; those next to each other are as good as one another. */
  readonly blank: Int32Array;
  /** By suit: the places of trumps. */
  readonly trumps: Int32Array;
  /** The trumps, the strongest first. */
  readonly trumpOrder: Int32Array;
  /** From `seat << 4` on: its cards with points, the dearest first, and then -1. */
  readonly dearest: Int32Array;
  /** By seat: 1 if it is on the capo's side. */
  readonly withCapo: Int32Array;
  /** The trick on the table. */
  readonly laid: readonly number[];
  readonly trick: LaidTrick;
  /** How many cards the seat has that is to act. */
  readonly left: number;
}

/** Reads an ending from a view, in play, that shows all hands. */
export function endingTable(view: CapodamaView): EndingTable {
  const {hands, trick, fourth, doubled, capo, dama, king} = view;
  if (view.phase !== 'play') throw new RangeError('Only what is in play can be solved.');
  const power = new Int32Array(64);
  const points = new Int32Array(64);
  const owner = new Int32Array(64);
  const masks = new Int32Array(4 * hands.length);
  const alive = new Int32Array(4);
  const blank = new Int32Array(4);
  const trumps = new Int32Array(4);
  const owners = new Map<Card, Seat>();
  hands.forEach((hand, seat) => hand.forEach((card) => owners.set(card, seat)));
  trick.cards.forEach((card, place) => owners.set(card, (trick.leader + place) % hands.length));
  const powerOf = (card: Card): number => powerIn(card, suitIndex(card), fourth);
  const cards: Card[] = [];
  const ids = new Map<Card, number>();
  for (const card of [...owners.keys()].sort((a, b) => powerOf(a) - powerOf(b))) {
    const suit = suitIndex(card);
    const place = 31 - Math.clz32(alive[suit]! + 1);
    const id = (suit << 4) | place;
    ids.set(card, id);
    cards[id] = card;
    power[id] = powerOf(card);
    points[id] = pointsOf(card, doubled);
    const seat = owners.get(card)!;
    owner[id] = seat;
    alive[suit]! |= 1 << place;
    if (isTrump(card, fourth)) trumps[suit]! |= 1 << place;
    else if (points[id] === 0) blank[suit]! |= 1 << place;
    if (!trick.cards.includes(card)) masks[(seat << 2) | suit]! |= 1 << place;
  }
  const all = [...ids.values()];
  const trumpOrder = all.filter((id) => power[id]! >= TRUMP_POWER).sort((a, b) => power[b]! - power[a]!);
  const dearest = new Int32Array(16 * hands.length).fill(-1);
  hands.forEach((hand, seat) => {
    const dear = hand.map((card) => ids.get(card)!).filter((id) => points[id]! > 0);
    dearest.set(
      dear.sort((a, b) => points[b]! - points[a]!),
      16 * seat,
    );
  });
  const laid = trick.cards.map((card) => ids.get(card)!);
  const seat = view.turn[0]!;
  return {
    seats: hands.length,
    seat,
    cards,
    power,
    points,
    owner,
    hands: masks,
    alive,
    blank,
    trumps,
    trumpOrder: Int32Array.from(trumpOrder),
    dearest,
    withCapo: Int32Array.from(hands, (_, one) => Number(one === capo || one === dama || one === king)),
    laid,
    trick: laidTrick(laid, power, owner, points),
    left: hands[seat]!.length,
  };
}

function laidTrick(laid: readonly number[], power: Int32Array, owner: Int32Array, points: Int32Array): LaidTrick {
  const trick: LaidTrick = {count: 0, led: 0, best: -1, bestSeat: 0, points: 0};
  for (const card of laid) layCard(trick, card, power[card]!, owner[card]!, points[card]!);
  return trick;
}

/** `capodama.win-trick`: lays a card, the first of a trick or a later one. */
export function layCard(trick: LaidTrick, card: number, power: number, seat: Seat, points: number): void {
  const suit = card >> 4;
  if (trick.count === 0) trick.led = suit;
  if (trick.count === 0 || (power > trick.best && (suit === trick.led || power >= TRUMP_POWER))) {
    trick.best = power;
    trick.bestSeat = seat;
  }
  trick.points += points;
  trick.count++;
}
