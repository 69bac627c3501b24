import type {Card} from './card.js';
import type {Seat} from './move.js';
import {shuffled, type Random} from './random.js';

/** Number of attempts at rejection sampling before falling back to augmenting paths. */
const DEALS = 4;

/**
 * Deals cards at random, `room[seat]` to each seat, so that every card is `allowed` in its hand. Returns undefined if
 * that is impossible. Uses rejection sampling first, which makes all valid hands equally likely. After `DEALS` failed
 * attempts, falls back to bipartite matching (augmenting paths) and random swaps, which make them roughly equally
 * likely.
 */
export function assignCards(
  cards: readonly Card[],
  room: readonly number[],
  allowed: (card: Card, seat: Seat) => boolean,
  random: Random,
): Card[][] | undefined {
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = dealOut(shuffled(cards, random), room, allowed);
    if (dealt) return dealt;
  }
  const hands: Card[][] = room.map(() => []);
  const hasRoom = (seat: Seat): boolean => hands[seat]!.length < room[seat]!;

  /**
   * Adds the card to a hand, moving other cards if needed. Finds the augmenting path by breadth-first search over
   * seats.
   */
  const place = (card: Card): boolean => {
    const from = new Map<Seat, {card: Card; holder: Seat | undefined}>();
    const queue: {card: Card; holder: Seat | undefined}[] = [{card, holder: undefined}];
    for (let step = queue.shift(); step; step = queue.shift()) {
      for (const seat of seatsInRandomOrder(room, random)) {
        if (from.has(seat) || room[seat] === 0 || !allowed(step.card, seat)) continue;
        from.set(seat, step);
        if (hasRoom(seat)) {
          settle(seat, from);
          return true;
        }
        for (const held of hands[seat]!) queue.push({card: held, holder: seat});
      }
    }
    return false;
  };

  const settle = (last: Seat, from: Map<Seat, {card: Card; holder: Seat | undefined}>): void => {
    for (let seat: Seat | undefined = last; seat !== undefined;) {
      const {card, holder}: {card: Card; holder: Seat | undefined} = from.get(seat)!;
      hands[seat]!.push(card);
      if (holder !== undefined) hands[holder]!.splice(hands[holder]!.indexOf(card), 1);
      seat = holder;
    }
  };

  if (!cards.every(place)) return undefined;
  exchange(hands, allowed, 3 * cards.length, random);
  return hands;
}

/**
 * Deals the cards in the given order. Returns undefined if a card isn't allowed in its hand, or if the hands are too
 * small.
 */
function dealOut(
  cards: readonly Card[],
  room: readonly number[],
  allowed: (card: Card, seat: Seat) => boolean,
): Card[][] | undefined {
  const hands: Card[][] = [];
  let place = 0;
  for (let seat = 0; seat < room.length; seat++) {
    const hand: Card[] = [];
    for (const end = place + room[seat]!; place < end && place < cards.length; place++) {
      if (!allowed(cards[place]!, seat)) return undefined;
      hand.push(cards[place]!);
    }
    hands.push(hand);
  }
  return place < cards.length ? undefined : hands;
}

function seatsInRandomOrder(room: readonly number[], random: Random): Seat[] {
  const first = random.below(room.length);
  return room.map((_, place) => (first + place) % room.length);
}

function exchange(hands: Card[][], allowed: (card: Card, seat: Seat) => boolean, tries: number, random: Random): void {
  const seats = [...hands.keys()].filter((seat) => hands[seat]!.length > 0);
  if (seats.length < 2) return;
  for (let count = 0; count < tries; count++) {
    const one = seats[random.below(seats.length)]!;
    const other = seats[random.below(seats.length)]!;
    const here = random.below(hands[one]!.length);
    const there = random.below(hands[other]!.length);
    const card = hands[one]![here]!;
    const back = hands[other]![there]!;
    if (one === other || !allowed(card, other) || !allowed(back, one)) continue;
    hands[one]![here] = back;
    hands[other]![there] = card;
  }
}
