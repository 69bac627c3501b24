import type {Card} from './card.js';
import type {Seat} from './move.js';
import type {Random} from './random.js';

type Allowed = (card: Card, seat: Seat) => boolean;

/** Number of attempts at drawing unrestricted hands before restricted ones, and of swaps tried for each card drawn. */
const DRAWS = 8;
const SWAPS = 3;

/**
 * Deals `room[seat]` cards to each seat, so that every card is `allowed` in its hand, and leaves the others out. Takes
 * no longer if many more cards are left out. Returns undefined if it finds no hands, although there may be some.
 */
export function drawHands(
  cards: readonly Card[],
  room: readonly number[],
  allowed: Allowed,
  random: Random,
): Card[][] | undefined {
  const order = cards.slice();
  const owners: Seat[] = [];
  for (let seat = 0; seat < room.length; seat++) for (let count = room[seat]!; count > 0; count--) owners.push(seat);
  if (owners.length > order.length) return undefined;
  if (!drawAny(order, owners, allowed, random)) {
    if (!drawAllowed(order, owners, allowed, random)) return undefined;
    swapAround(order, owners, allowed, random);
  }
  const hands: Card[][] = room.map(() => []);
  for (let place = 0; place < owners.length; place++) hands[owners[place]!]!.push(order[place]!);
  return hands;
}

/** Exchanges two cards of a list. */
function swap(order: Card[], one: number, other: number): void {
  const card = order[one]!;
  order[one] = order[other]!;
  order[other] = card;
}

/** Draws cards at random until every owner may have theirs, which makes all hands equally likely. */
function drawAny(order: Card[], owners: readonly Seat[], allowed: Allowed, random: Random): boolean {
  for (let draw = 0; draw < DRAWS; draw++) {
    let place = 0;
    while (place < owners.length) {
      swap(order, place, place + random.below(order.length - place));
      if (!allowed(order[place]!, owners[place]!)) break;
      place++;
    }
    if (place === owners.length) return true;
  }
  return false;
}

/** Draws each card from those that its owner may have. */
function drawAllowed(order: Card[], owners: readonly Seat[], allowed: Allowed, random: Random): boolean {
  let end = order.length;
  for (let place = 0; place < owners.length;) {
    if (place > 0 && owners[place] !== owners[place - 1]) end = order.length;
    if (place === end) return false;
    const at = place + random.below(end - place);
    if (allowed(order[at]!, owners[place]!)) swap(order, place++, at);
    else swap(order, at, --end);
  }
  return true;
}

/** Swaps random cards where that is allowed, which makes all hands roughly equally likely. */
function swapAround(order: Card[], owners: readonly Seat[], allowed: Allowed, random: Random): void {
  const fits = (card: Card, place: number): boolean => place >= owners.length || allowed(card, owners[place]!);
  for (let count = SWAPS * owners.length; count > 0; count--) {
    const one = random.below(owners.length);
    const other = random.below(order.length);
    if (fits(order[one]!, other) && fits(order[other]!, one)) swap(order, one, other);
  }
}
