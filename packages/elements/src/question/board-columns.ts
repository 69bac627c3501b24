// Numbers of columns and rows of cards on the small table of a step.

/** Maximum number of cards of a hand in one row of a small phone, where enough of each is visible for a thumb. */
const IN_SMALL_ROW = 10;

/** Whether a hand with this number of cards needs two rows on a small phone. */
export const isManyCards = (count: number): boolean => count > IN_SMALL_ROW;

/** Returns the style of a hand: the number of cards in its row and before the last one, and both numbers if it has two rows. */
export const handStyle = (count: number): string => {
  const half = Math.ceil(count / 2);
  return `--in-row:${count};--before:${count - 1}${isManyCards(count) ? `;--half:${half};--before-half:${half - 1}` : ''}`;
};

/** Largest number of cards in one row. More cards are in two rows of equal length. */
const IN_ROW = 6;

/** Returns the number of columns for a number of cards. */
export const columnsOf = (count: number): number => (count > IN_ROW ? Math.ceil(count / 2) : count);

/** Visible part of a card below another one. */
const SEEN = 0.5;

/** Largest widths of a trick, in cards, that leave room for signs beside it. */
const BESIDE = {well: 3, just: 4.5};

/** Returns the style of the cards on the table: the number of columns, and the width of the longest row as a multiple of a card's. */
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
