import {rankOf, suitIndex, suitOf, type Card, type Seat, type Suit} from '@cartavola/engine';
import {isTrump, pointsOf, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {Beliefs} from './beliefs.js';
import {WEIGHTS} from './weights.js';
import {worthOf} from './worth.js';

/**
 * Returns the probability that a card of a plain suit wins its trick. `hasAce` is true if the hand has the suit's ace.
 */
export const chance = (card: Card, hasAce: boolean): number => {
  const rank = rankOf(card);
  if (rank === 'A') return 0.8;
  if (rank === '7') return hasAce ? 0.7 : 0.35;
  return hasAce ? 0.3 : 0.1;
};

export const inSuitOf = (card: Card, hand: readonly Card[]): Card[] =>
  hand.filter((other) => suitIndex(other) === suitIndex(card));

export const hasAce = (cards: readonly Card[]): boolean => cards.some((card) => rankOf(card) === 'A');

/**
 * Evaluates doubling a suit by the points that the hand will probably win in it: high cards, cards backed by the ace,
 * and length.
 */
export function judgeDouble(suit: Suit, {hand}: Beliefs): number {
  const cards = hand.filter((card) => suitOf(card) === suit);
  const value = cards.reduce((sum, card) => sum + pointsOf(card, undefined) * chance(card, hasAce(cards)), 0);
  return value + WEIGHTS.doubleLength * cards.length;
}

/**
 * Evaluates a card as the fourth trump. Prefers a card in the hand that would otherwise be lost or that can win an ace.
 * Penalises a card that another player may hold.
 */
export function judgeTrump(card: Card, view: CapodamaView, {hand}: Beliefs): number {
  if (!hand.includes(card)) return -100;
  const mates = inSuitOf(card, hand);
  const saved = pointsOf(card, view.doubled) * (1 - chance(card, hasAce(mates)));
  // If an opponent holds the ace of the suit, the new trump wins that ace when it is led.
  const catches = hasAce(mates) ? 0 : WEIGHTS.fourthCatch * (suitOf(card) === view.doubled ? 22 : 11);
  return saved + catches;
}

/** Evaluates one or two gifts, each for its receiver. */
export function judgeGifts(
  left: Card,
  right: Card | undefined,
  view: CapodamaView,
  beliefs: Beliefs,
  judge: (card: Card, to: Seat) => number = (card, to) => judgeGift(card, to, view, beliefs),
): number {
  const {me, hand} = beliefs;
  const players = view.hands.length;
  const first = judge(left, (me + 1) % players);
  if (right === undefined) return first;
  const second = judge(right, (me + players - 1) % players);
  // Giving both cards of a suit leaves the hand void in it.
  const empties = suitIndex(left) === suitIndex(right) && inSuitOf(left, hand).length === 2 ? 2 * WEIGHTS.emptySuit : 0;
  return first + second + empties;
}

/**
 * Evaluates a gift. Prefers the partner card if the capo would otherwise play alone, then a strong card for a partner,
 * then the least useful card.
 */
export function judgeGift(card: Card, to: Seat, view: CapodamaView, beliefs: Beliefs): number {
  const {me, hand, friend} = beliefs;
  const {partners} = variantOf(view.options);
  if (partners.includes(card)) {
    // A capo who keeps Q♥ plays alone. Any other player who keeps it becomes the capo's partner.
    return me === view.capo ? 100 : -100;
  }
  const side = 2 * friend[to]! - 1;
  const mates = inSuitOf(card, hand);
  return (
    WEIGHTS.giftWorth * side * receivedWorth(card, to, view) -
    worthOf(card, view, beliefs) +
    (mates.length === 1 ? WEIGHTS.emptySuit : 0) -
    WEIGHTS.giftMates * mates.length
  );
}

/** Expected value of a gift for its receiver. */
export function receivedWorth(card: Card, to: Seat, view: CapodamaView): number {
  if (isTrump(card)) return 20;
  const points = pointsOf(card, view.doubled);
  if (rankOf(card) === 'A') return points + 6;
  // The capo has doubled one of its strong suits.
  const strong = to === view.capo && suitOf(card) === view.doubled;
  return points * (strong ? 0.8 : 0.3);
}
