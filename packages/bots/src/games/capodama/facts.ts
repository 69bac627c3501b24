import {rankOf, suitIndex, type Card, type Seat} from '@cartavola/engine';
import {
  isTrump,
  pointsOf,
  powerIn,
  variantOf,
  type CapodamaView,
  type Trick,
} from '@cartavola/engine/games/capodama/rules.js';
import type {MoveReason} from '../../choice.js';
import {TRICK_CLAIMS, trueReasons, type Claim, type TrickKnown} from '../../reasons.js';
import type {Beliefs} from './beliefs.js';
import {leading} from './trick.js';

/** Returns the reason for playing a card, the last one of `trick`. */
export function playReasons(
  card: Card,
  trick: Trick,
  view: CapodamaView,
  {me, friend, unseen}: Beliefs,
): readonly MoveReason[] {
  const points = (one: Card): number => pointsOf(one, view.doubled);
  const {seat, power} = leading(trick, view)!;
  const led = suitIndex(trick.cards[0]!);
  const isSure =
    trick.cards.length === view.hands.length || !unseen.some((other) => powerIn(other, led, view.fourth) > power);
  const side = friend[seat]!;
  return trueReasons<TrickKnown>(TRICK_CLAIMS, {
    cards: [card],
    points: points(card),
    stake: trick.cards.reduce((sum, one) => sum + points(one), 0),
    ahead: seat === me ? 'self' : side === 1 ? 'partner' : side === 0 ? 'enemy' : undefined,
    isSure,
    isLead: trick.cards.length === 1,
    isCheapest: view.moves.every((move) => points(move.card!) >= points(card)),
  });
}

/** A seat's information about a gift. */
interface GiftKnown {
  readonly cards: readonly Card[];
  readonly card: Card;
  readonly to: Seat;
  /** All cards that the move gives. */
  readonly given: readonly Card[];
  readonly view: CapodamaView;
  readonly hand: readonly Card[];
}

const isPartnerCard = (card: Card, view: CapodamaView): boolean => variantOf(view.options).partners.includes(card);

/** True if the receiver is the capo and the giver stays the capo's partner. */
const isToPartner = ({to, given, view, hand}: GiftKnown): boolean =>
  to === view.capo && hand.some((card) => !given.includes(card) && isPartnerCard(card, view));

const GIFT_CLAIMS: readonly Claim<GiftKnown>[] = [
  {id: 'avoids-playing-alone', holds: ({card, view}) => isPartnerCard(card, view) && view.viewer === view.capo},
  {id: 'keeps-partnership', holds: ({card, view}) => isPartnerCard(card, view)},
  {
    id: 'strengthens-partner',
    holds: (known) =>
      isToPartner(known) && (isTrump(known.card) || rankOf(known.card) === 'A' || pointsOf(known.card, undefined) > 0),
  },
  {
    id: 'empties-suit',
    holds: ({card, hand}) => hand.every((other) => other === card || suitIndex(other) !== suitIndex(card)),
  },
  {id: 'worthless', holds: ({card}) => pointsOf(card, undefined) === 0 && !isTrump(card)},
];

/** Returns the reason for a gift. */
export const giftReasons = (
  card: Card,
  to: Seat,
  given: readonly Card[],
  view: CapodamaView,
  {hand}: Beliefs,
): readonly MoveReason[] => trueReasons(GIFT_CLAIMS, {cards: [card], card, to, given, view, hand});

/** A seat's information about a suit that it may double. */
interface SuitKnown {
  readonly cards: readonly Card[];
  readonly hand: readonly Card[];
}

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card, undefined), 0);

/** True if no other suit in the hand has more, by a measure. */
const isMost = ({cards, hand}: SuitKnown, measure: (cards: readonly Card[]) => number): boolean =>
  [0, 1, 2, 3].every((suit) => measure(hand.filter((card) => suitIndex(card) === suit)) <= measure(cards));

const DOUBLE_CLAIMS: readonly Claim<SuitKnown>[] = [
  {id: 'richest-suit', holds: (known) => known.cards.length > 0 && isMost(known, sumOf)},
  {id: 'longest-suit', holds: (known) => known.cards.length > 0 && isMost(known, ({length}) => length)},
];

/** Returns the reason for doubling the suit of these cards in the hand. */
export const doubleReasons = (cards: readonly Card[], hand: readonly Card[]): readonly MoveReason[] =>
  trueReasons(DOUBLE_CLAIMS, {cards, hand});
