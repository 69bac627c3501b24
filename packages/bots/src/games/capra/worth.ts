import {rankOf, suitIndex, SUITS, type Card, type Rank, type Suit} from '@cartavola/engine';
import {pointsOf} from '@cartavola/engine/games/capra/rules.js';

/** What the rules of thumb weigh, in points; found by duplicate deals against other weights. */
export const WEIGHTS = {
  /** Any trump that is kept, and the more the higher. */
  trump: 6.5,
  trumpHeight: 7,
  /** A plain card by how high it is. */
  plainHeight: 2,
  /** Of a card's own points: how much more of them will be lost than brought home while it is kept. */
  risk: 0.25,
  /** By how many cards of one suit are kept: they can be led together, and such leads are hard to beat. */
  group: [0, 0, 3, 9, 20],
  /** How many points more than it is worth any player spends to take a trick. */
  eager: 0,
  /** To lead the next trick. */
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

/** What it is worth to keep these cards, in points. */
export function worthOf(cards: readonly Card[], trump: Suit): number {
  const counts = [0, 0, 0, 0];
  let worth = 0;
  for (const card of cards) {
    counts[suitIndex(card)]!++;
    const height = HEIGHTS[rankOf(card)] ?? 0;
    worth -= WEIGHTS.risk * pointsOf[card]!;
    worth +=
      SUITS[suitIndex(card)] === trump
        ? WEIGHTS.trump + WEIGHTS.trumpHeight * height
        : WEIGHTS.plainHeight * height * height;
  }
  for (const count of counts) worth += WEIGHTS.group[count]!;
  return worth;
}

/** The points of cards. */
export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf[card]!, 0);
