// Numbers of columns and rows in which cards lie on the small table of a step.

/** Most cards of a hand in one row of a small phone, where each shows enough of itself for a thumb. */
const IN_SMALL_ROW = 10;

/** True if a hand of so many cards lies in two rows on a small phone. */
export const isManyCards = (count: number): boolean => count > IN_SMALL_ROW;

/** Style of a hand: the number of cards in its row, those before the last, and both where it lies in two rows. */
export const handStyle = (count: number): string => {
  const half = Math.ceil(count / 2);
  return `--in-row:${count};--before:${count - 1}${isManyCards(count) ? `;--half:${half};--before-half:${half - 1}` : ''}`;
};

/** Largest number of cards in one row; more are in two of equal length. */
const IN_ROW = 6;

/** Number of columns in which so many cards lie. */
export const columnsOf = (count: number): number => (count > IN_ROW ? Math.ceil(count / 2) : count);

/** Part of a card that is seen beside the one that lies on it. */
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
