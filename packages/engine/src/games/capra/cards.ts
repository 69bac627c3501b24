import {card, rankOf, SUITS, type Card, type Rank} from '../../card.js';
import {ascending, byCard} from '../../by-card.js';
import {inOrder} from '../../lists.js';
import {bitCount} from '../../masks.js';

/** `capra.pack`: ranks from high to low. */
export const ORDER: readonly Rank[] = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7', '6'];

/** All cards, in record order. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => ORDER.map((rank) => card(rank, suit)));

const POINTS: Partial<Record<Rank, number>> = {A: 11, T: 10, K: 4, Q: 3, J: 2};
/** `capra.points`: points by card, `pointsOf[card]`. The pack has 120 points. */
export const pointsOf = byCard((card) => POINTS[rankOf(card)] ?? 0);

/** All points in the pack. */
export const ALL_POINTS = 120;

/** `capra.deal`: number of cards in a full hand. */
export const HAND = 4;

/** `capra.trump`: index of the shown card in the pack. */
export const SHOWN = 26;

/** Index of each card in `PACK`. Within a suit, the card with the lower index is higher. */
export const PLACE = byCard((card) => PACK.indexOf(card));

/** Compares cards for sorting: by suit, S H D C, and high to low within a suit. */
export const compareCards = ascending(PLACE);

/** Returns whether all cards are of one suit. */
export function isOneSuit(cards: readonly Card[]): boolean {
  for (const card of cards) if (card >> 4 !== cards[0]! >> 4) return false;
  return true;
}

/** Returns the cards in the masks, in record order. */
export const cardsIn = (low: number, high: number): readonly Card[] => inOrder(PACK, low, high);

/** `capra.claim`: returns whether a hand (as masks) consists of four cards of one suit. */
export function isFour(low: number, high: number): boolean {
  if (low !== 0 && high !== 0) return false;
  const mask = low | high;
  return ((mask & 0xffff) === 0 || mask >>> 16 === 0) && bitCount(mask) === HAND;
}
