declare const cardBrand: unique symbol;

/**
 * A playing card: `suit << 4 | rank`, where `suit` is an index in `SUITS` and `rank` an index in `RANKS`. Cards are
 * always French. An Italian deck shows the same cards with different faces.
 */
export type Card = number & {readonly [cardBrand]: true};

/** Spades, hearts, diamonds, clubs: the order in which suits are listed. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** Letter of a suit. */
export type Suit = (typeof SUITS)[number];

/** Ace, king, queen, jack, ten … two. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
/** Letter of a rank. `T` is the ten. */
export type Rank = (typeof RANKS)[number];

/** Placeholder for an unknown card. Formatted as `??`. */
export const UNKNOWN = -1 as Card;

const SYMBOLS = ['♠', '♥', '♦', '♣'];

/** Returns the card with this rank and suit. */
export function card(rank: Rank, suit: Suit): Card {
  return ((SUITS.indexOf(suit) << 4) | RANKS.indexOf(rank)) as Card;
}

/** Index of the card's suit in `SUITS`. */
export const suitIndex = (card: Card): number => card >> 4;
/** Index of the card's rank in `RANKS`. */
export const rankIndex = (card: Card): number => card & 15;
/** The card's suit. Not valid for `UNKNOWN`. */
export const suitOf = (card: Card): Suit => SUITS[card >> 4]!;
/** The card's rank. Not valid for `UNKNOWN`. */
export const rankOf = (card: Card): Rank => RANKS[card & 15]!;

/** Formats a card, for example as `QH` or `TS`. An unknown card is `??`. */
export const formatCard = (card: Card): string => (card < 0 ? '??' : rankOf(card) + suitOf(card));

/**
 * Parses a card such as `QH`, `10h` or `q♥`, with or without the variation selector that phones add. Returns undefined
 * if the string isn't a card.
 */
export function parseCard(text: string): Card | undefined {
  if (text.length > 4) return undefined;
  // Convert ASCII letters only: `toUpperCase` on the whole string can map other characters to ASCII letters.
  const upper = text.replace(/[a-z]/g, (letter) => letter.toUpperCase()).replace(/^10/, 'T');
  const rank = RANKS.indexOf(upper.charAt(0) as Rank);
  const rest = upper.slice(1).replace(/(?<=.)[\ufe0e\ufe0f]$/, '');
  const suit = Math.max(SUITS.indexOf(rest as Suit), SYMBOLS.indexOf(rest));
  return rank < 0 || suit < 0 ? undefined : (((suit << 4) | rank) as Card);
}

/** Formats cards with single spaces between them. */
export const formatCards = (cards: readonly Card[]): string => cards.map(formatCard).join(' ');

/** Parses cards separated by single spaces. Returns undefined if the string is empty or contains anything else. */
export function parseCards(text: string): Card[] | undefined {
  const cards: Card[] = [];
  for (const part of text.split(' ')) {
    const card = parseCard(part);
    if (card === undefined) return undefined;
    cards.push(card);
  }
  return cards;
}
