import {suitIndex, SUITS, UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import {
  packOf,
  pointsOf,
  powerIn,
  voidsOf,
  type CapodamaView,
  type Trick,
} from '@cartavola/engine/games/capodama/capodama.js';

const HEARTS = SUITS.indexOf('H');

/** What a seat makes of what it sees: who is with it, and what the others may hold. */
export interface Beliefs {
  readonly me: Seat;
  readonly hand: readonly Card[];
  /** By seat, from 0 to 1: how likely it is on my side; 1 for myself. */
  readonly friend: readonly number[];
  /** Cards that are in somebody else's hand. */
  readonly unseen: readonly Card[];
  /** By seat: cards that others are known to hold. */
  readonly known: readonly (readonly Card[])[];
  /** By seat, the suits that it has shown not to hold. */
  readonly voids: readonly ReadonlySet<number>[];
}

export function believe(view: CapodamaView): Beliefs {
  const me = view.viewer as Seat;
  const hand = view.hands[me]!;
  const voids = voidsOf(view);
  const seen = new Set([
    ...hand,
    ...[...view.tricks, view.trick].flatMap((trick) => trick.cards),
    ...view.gifts[me]!.map((gift) => (view.handed ? UNKNOWN : gift.card)),
  ]);
  const unseen = packOf(view.options).filter((card) => !seen.has(card));
  const known = view.hands.map((cards, seat) => (seat === me ? [] : cards.filter((card) => card !== UNKNOWN)));
  return {me, hand, friend: friends(view, me, voids), unseen, known, voids};
}

function friends(view: CapodamaView, me: Seat, voids: readonly ReadonlySet<number>[]): number[] {
  const seats = [...view.hands.keys()];
  const {capo, dama} = view;
  // Before play, whoever holds Q♥ and may keep it means to be the dama.
  const holdsQueen = view.hands[me]!.some((card) => isQueenOfHearts(card));
  if (dama !== undefined || (me !== capo && holdsQueen)) {
    const second = dama ?? me;
    const withCapo = (seat: Seat): boolean => seat === capo || seat === second;
    return seats.map((seat) => (withCapo(seat) === withCapo(me) ? 1 : 0));
  }
  const suspicion = seats.map((seat) =>
    seat === me || seat === capo || voids[seat]!.has(HEARTS) ? 0 : suspect(view, seat),
  );
  const whole = suspicion.reduce((sum, one) => sum + one, 0) || 1;
  return seats.map((seat) => {
    if (seat === me) return 1;
    if (me === capo) return suspicion[seat]! / whole;
    return seat === capo ? 0 : 1 - suspicion[seat]! / whole;
  });
}

const isQueenOfHearts = (card: Card): boolean => powerIn(card, HEARTS) === 33;

/** How much a seat has played like the capo's partner; 1 if it has shown nothing. */
function suspect(view: CapodamaView, seat: Seat): number {
  let weight = 1;
  for (const trick of [...view.tricks, view.trick]) {
    const place = (seat - trick.leader + view.hands.length) % view.hands.length;
    const card = trick.cards[place];
    if (card === undefined || place === 0) continue;
    const before = leading({leader: trick.leader, cards: trick.cards.slice(0, place)}, view.hands.length);
    if (before !== view.capo) continue;
    const overtakes =
      leading({leader: trick.leader, cards: trick.cards.slice(0, place + 1)}, view.hands.length) === seat;
    if (overtakes) weight *= 0.6;
    else if (pointsOf(card, view.doubled) >= 5) weight *= 1.8;
  }
  return weight;
}

/** Who would take the trick as it lies; undefined before its first card. */
export function leading(trick: Trick, players: number): Seat | undefined {
  const led = trick.cards.length > 0 ? suitIndex(trick.cards[0]!) : -1;
  let best = -1;
  let seat: Seat | undefined;
  trick.cards.forEach((card, place) => {
    const power = powerIn(card, led);
    if (power <= best) return;
    best = power;
    seat = (trick.leader + place) % players;
  });
  return seat;
}
