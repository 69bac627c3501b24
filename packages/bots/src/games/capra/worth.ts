import {rankOf, suitIndex, SUITS, type Card, type Rank, type Suit} from '@cartavola/engine';
import {pointsOf} from '@cartavola/engine/games/capra/rules.js';

/** Weights of the heuristics, in points, tuned in duplicate deals (the same deals played with different weights). */
export const WEIGHTS = {
  /** Value of any trump that is kept, and its increase with height. */
  trump: 6.5,
  trumpHeight: 7,
  /** Value of a plain card that is kept, by height. */
  plainHeight: 2,
  /** Net share of a kept card's own points that will be lost rather than won. */
  risk: 0.25,
  /**
   * Value of a group, by the number of cards kept of one suit: they can be led together, and such leads are hard to
   * beat.
   */
  group: [0, 0, 3, 9, 20],
  /** Number of points beyond a trick's value that a player spends to win it. */
  eager: 0,
  /** Value of leading the next trick. */
  lead: 2,
};

const HEIGHTS: Partial<Record<Rank, number>> = {
  A: 1,
  T: 0.85,
  K: 0.65,
  Q: 0.5,
  J: 0.35,
  '9': 0.2,
  '8': 0.12,
  '7': 0.05,
};

/** Value of keeping a card, in points, without regard to groups. */
export function cardWorth(card: Card, trump: Suit): number {
  const height = HEIGHTS[rankOf(card)] ?? 0;
  const own =
    SUITS[suitIndex(card)] === trump
      ? WEIGHTS.trump + WEIGHTS.trumpHeight * height
      : WEIGHTS.plainHeight * height * height;
  return own - WEIGHTS.risk * pointsOf[card]!;
}

/** Height of a card in the game's order, as a whole number. Every trump is above all other cards. */
export const heightOf = (card: Card, trump: Suit): number =>
  Math.round(100 * (HEIGHTS[rankOf(card)] ?? 0)) + (SUITS[suitIndex(card)] === trump ? 1000 : 0);

/** Value of keeping these cards, in points. */
export function worthOf(cards: readonly Card[], trump: Suit): number {
  const counts = [0, 0, 0, 0];
  let worth = 0;
  for (const card of cards) {
    counts[suitIndex(card)]!++;
    worth += cardWorth(card, trump);
  }
  for (const count of counts) worth += WEIGHTS.group[count]!;
  return worth;
}

/** Returns the points of cards. */
export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf[card]!, 0);
