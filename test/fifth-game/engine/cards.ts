import {card, rankIndex, suitIndex, SUITS, type Card, type Rank} from '@cartavola/engine';

/** Ranks of a suit, highest first. */
export const ORDER: readonly Rank[] = ['A', '3', 'K', 'Q', 'J', '7', '6', '5', '4', '2'];

/** All forty cards, in written order. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => ORDER.map((rank) => card(rank, suit)));

/** Total points of all cards. */
export const ALL_POINTS = 120;

const POINTS: Readonly<Partial<Record<Rank, number>>> = {A: 11, '3': 10, K: 4, Q: 3, J: 2};
const CARD_POINTS = new Int8Array(64);
const POWER = new Int8Array(16);
for (const [place, rank] of ORDER.entries()) {
  POWER[rankIndex(card(rank, 'S'))] = ORDER.length - place;
  for (const suit of SUITS) CARD_POINTS[card(rank, suit)] = POINTS[rank] ?? 0;
}

/** Returns the points of a card. */
export const pointsOf = (one: Card): number => CARD_POINTS[one]!;

/** Returns the total points of cards. */
export const pointsIn = (cards: readonly Card[]): number => cards.reduce((sum, one) => sum + pointsOf(one), 0);

/** Returns a card's strength in its suit, from 10 for the ace down to 1 for the two. */
export const powerOf = (one: Card): number => POWER[rankIndex(one)]!;

/** Compares cards in the order of lists: by suit, highest first. */
export const compareCards = (a: Card, b: Card): number => suitIndex(a) - suitIndex(b) || powerOf(b) - powerOf(a);

/** Whether a card beats one that was played before it. `trump` is the index of the trump suit. */
export const beats = (later: Card, earlier: Card, trump: number): boolean =>
  suitIndex(later) === suitIndex(earlier) ? powerOf(later) > powerOf(earlier) : suitIndex(later) === trump;

/** Returns the index of the card that is winning the trick so far, or 0 before the first card. */
export function bestPlace(cards: readonly Card[], trump: number): number {
  let best = 0;
  for (let place = 1; place < cards.length; place++) if (beats(cards[place]!, cards[best]!, trump)) best = place;
  return best;
}
