// Numbers of columns and rows for the cards on a step's small table.

/**
 * Maximum number of cards in one row of a hand on a small phone. With more cards, the visible part of each card is too
 * small to tap.
 */
const IN_SMALL_ROW = 10;

/** Whether a hand of this many cards needs two rows on a small phone. */
export const isManyCards = (count: number): boolean => count > IN_SMALL_ROW;

/**
 * Returns the CSS variables of a hand: the number of cards in a row, with and without the last card. For a large hand,
 * also returns both numbers for two rows.
 */
export const handStyle = (count: number): string => {
  const half = Math.ceil(count / 2);
  return `--in-row:${count};--before:${count - 1}${isManyCards(count) ? `;--half:${half};--before-half:${half - 1}` : ''}`;
};

/** Maximum number of cards in one row. More cards are split into two rows. */
const IN_ROW = 6;

/** Returns the number of columns for a number of cards. */
export const columnsOf = (count: number): number => (count > IN_ROW ? Math.ceil(count / 2) : count);

/** Visible fraction of a card under another one. */
const SEEN = 0.5;

/**
 * Maximum widths of a trick, in card widths, that leave room for signs beside it: with normal spacing, and on a tight
 * board.
 */
const BESIDE = {well: 3, just: 4.5};

/**
 * Returns the style of the cards on the table: the number of columns, and the width of the widest row in card widths.
 */
export function middleStyle(sizes: readonly number[]): {
  readonly style: string;
  readonly wide: boolean;
  readonly widest: boolean;
} {
  const columns = columnsOf(sizes.length);
  const rows = [sizes.slice(0, columns), sizes.slice(columns)];
  const units = rows.map((row) => row.reduce((sum, size) => sum + 1 + (size - 1) * SEEN, 0));
  const most = Math.max(...units);
  return {style: `--columns:${columns};--units:${most}`, wide: most > BESIDE.well, widest: most > BESIDE.just};
}
