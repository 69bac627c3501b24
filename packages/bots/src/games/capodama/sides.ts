import {suitIndex, SUITS, type Card, type Seat} from '@cartavola/engine';
import {KING_OF_HEARTS} from '@cartavola/engine/games/capodama/capodama.js';
import {pointsOf, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {leading} from './trick.js';

const HEARTS = SUITS.indexOf('H');

/** A seat's beliefs about the sides. */
export interface Sides {
  /** Probability (0 to 1) that each seat is on the viewer's side. 1 for the viewer's own seat. */
  readonly friend: readonly number[];
  /** Probability, by partner card and seat, that the seat holds the card or held it when play began. */
  readonly partners: ReadonlyMap<Card, readonly number[]>;
}

/** Derives beliefs about the sides. For `voids`, see `voidsOf`. */
export function sidesOf(view: CapodamaView, me: Seat, voids: readonly ReadonlySet<number>[]): Sides {
  const seats = [...view.hands.keys()];
  const cards = variantOf(view.options).partners;
  const partners = new Map(cards.map((card) => [card, partnerOf(card, view, me, voids)]));
  const withCapo = seats.map((seat) =>
    seat === view.capo ? 1 : 1 - [...partners.values()].reduce((chance, by) => chance * (1 - by[seat]!), 1),
  );
  const mine = withCapo[me]!;
  const friend = withCapo.map((chance, seat) => (seat === me ? 1 : mine * chance + (1 - mine) * (1 - chance)));
  return {friend, partners};
}

/** Probability, by seat, that the card makes the seat the capo's partner. */
function partnerOf(card: Card, view: CapodamaView, me: Seat, voids: readonly ReadonlySet<number>[]): number[] {
  const seats = [...view.hands.keys()];
  const known = card === KING_OF_HEARTS ? view.king : view.dama;
  // Before play, a player who holds the card and may keep it will be the partner.
  const sure = known ?? (me !== view.capo && view.hands[me]!.includes(card) ? me : undefined);
  if (sure !== undefined) return seats.map((seat) => (seat === sure ? 1 : 0));
  const weights = seats.map((seat) => {
    if (seat === me && (view.handed || me === view.capo)) return 0;
    if (voids[seat]!.has(HEARTS)) return 0;
    // A capo who was dealt the card hardly ever keeps it.
    if (seat === view.capo) return view.handed ? 0.1 : 0;
    return prior(seat, view, me) * suspicion(view, seat);
  });
  const whole = weights.reduce((sum, one) => sum + one, 0) || 1;
  return weights.map((one) => one / whole);
}

/** Prior weight of a seat. If the capo was dealt the card, a neighbour has probably received it. */
function prior(seat: Seat, view: CapodamaView, me: Seat): number {
  const players = view.hands.length;
  const received = me === view.capo ? 0 : 1 / variantOf(view.options).gifts;
  const isLeft = seat === (view.capo + 1) % players;
  const isRight = variantOf(view.options).gifts === 2 && (seat + 1) % players === view.capo;
  const dealt = seat === me ? 0 : 1;
  return dealt + (isLeft || isRight ? received : 0);
}

/**
 * Likelihood ratio for a seat being the capo's partner, judging by its plays. 1 if its plays don't indicate anything.
 */
function suspicion(view: CapodamaView, seat: Seat): number {
  let weight = 1;
  for (const {leader, cards} of [...view.tricks, view.trick]) {
    const place = (seat - leader + view.hands.length) % view.hands.length;
    const card = cards[place];
    if (card === undefined || place === 0) continue;
    const before = leading({leader, cards: cards.slice(0, place)}, view)!;
    if (before.seat !== view.capo) continue;
    const after = leading({leader, cards: cards.slice(0, place + 1)}, view)!;
    if (after.seat === seat) weight *= 0.6;
    else if (pointsOf(card, view.doubled) >= 5) weight *= 1.8;
    else if (pointsOf(card, view.doubled) === 0 && suitIndex(card) !== suitIndex(cards[0]!)) weight *= 0.8;
  }
  return weight;
}
