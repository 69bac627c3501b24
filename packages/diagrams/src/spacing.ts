import {UNKNOWN} from '@cartavola/engine';
import type {CardGroup, Fact, ShownCard} from './diagram.js';

/** Default height of letters in a picture, in units. */
export const TEXT = 15;
/** Height of a line of text, as a multiple of the height of its letters. */
export const LINE = 1.47;
/** Space between groups, in units. */
export const GAP = 18;
/** Cards narrower than this width, in units, have one large index and one large pip. */
export const COMPACT = 56;
/**
 * Minimum visible fraction of a card that another one partly covers. It is enough to show the index. On compact cards,
 * the pip must also be visible.
 */
const SEEN = 0.3;
const SEEN_COMPACT = 0.66;
/** Width of the symbol before a fact, in units. */
export const SIGN = 20;
/** Maximum number of cards in a row within a column, if there are several columns. */
const IN_COLUMN = 7;
/** Estimated width of a letter, as a fraction of its height. */
const LETTER = 0.6;
/** Maximum number of card backs in an unknown hand, and visible fraction of each back. */
const BACKS = 5;
const BACK_SEEN = 0.4;

/** Estimated width of text. `size` is the height of its letters. */
export const widthOf = (text: string, size: number): number => text.length * size * LETTER;

/** Width of a fact, including the symbol before it. `size` is the height of its letters. */
export const factWidth = ({text}: Fact, size: number): number => SIGN + 6 + widthOf(text, size);

/** Distance between the left edges of cards, and number of cards per row. */
interface Spread {
  readonly step: number;
  readonly inRow: number;
}

/** Returns how to spread a group's cards in rows of width `room`. `card` is the width of a card. */
export function spreadOf(cards: readonly ShownCard[], card: number, room: number): Spread {
  if (isHidden(cards)) return {step: card * BACK_SEEN, inRow: BACKS};
  const {length: count} = cards;
  const least = card * (card < COMPACT ? SEEN_COMPACT : SEEN);
  const inRow = Math.max(1, Math.min(count, Math.floor((room - card) / least) + 1));
  const rows = Math.ceil(count / inRow);
  const even = Math.ceil(count / rows);
  return {step: even > 1 ? Math.min(card + 6, (room - card) / (even - 1)) : 0, inRow: even};
}

/**
 * Returns the minimum width of a group in a column: the width of its title or, if that is greater, of its cards as
 * close together as possible.
 */
export const leastWidth = ({title, cards}: CardGroup, card: number, size: number): number =>
  Math.max(
    widthOf(title, size),
    isHidden(cards) ? 0 : card + (Math.min(IN_COLUMN, shownOf(cards).length) - 1) * card * SEEN_COMPACT,
  );

/** Returns the width of a group with its cards side by side and some space around them. */
export const bestWidth = ({title, cards}: CardGroup, card: number, size: number): number =>
  Math.max(widthOf(title, size), 2 * card, shownOf(cards).length * (card + 6)) + GAP;

/** Returns the width of a row of groups, with their cards side by side and no extra space between groups. */
export const rowWidth = (groups: readonly CardGroup[], card: number, size: number): number => {
  const widths = groups.map((group) =>
    Math.max(widthOf(group.title, size) + 4, shownOf(group.cards).length * (card + 6) - 6),
  );
  return groups.length * (Math.max(0, ...widths) + GAP) - GAP;
};

const isHidden = (cards: readonly ShownCard[]): boolean =>
  cards.length > 1 && cards.every(({card}) => card === UNKNOWN);

/**
 * Returns the cards to draw for a group. For an unknown hand, these are only a few backs, because its title includes
 * the number of cards.
 */
export const shownOf = (cards: readonly ShownCard[]): readonly ShownCard[] =>
  isHidden(cards) ? cards.slice(0, BACKS) : cards;
