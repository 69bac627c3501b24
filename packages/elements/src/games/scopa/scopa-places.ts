/** Shapes of the middle, each with a typical aspect ratio. */
const SHAPES = {tall: 0.8, even: 1.5, wide: 2.3, band: 3.4} as const;

/** Height of a card divided by its width. */
const RATIO = 1.4;

/** Returns the smallest number of rows beyond which another row wouldn't make the cards larger. */
function rowsFor(cards: number, shape: number): number {
  let rows = 1;
  while (Math.ceil(cards / rows) > RATIO * (rows + 1) * shape) rows++;
  return rows;
}

const styleOf = (entriesOf: (rows: number) => Readonly<Record<string, number>>, cards: number): string =>
  Object.entries(SHAPES)
    .flatMap(([name, shape]) =>
      Object.entries(entriesOf(rowsFor(cards, shape))).map(([key, value]) => `--${name}-${key}:${value}`),
    )
    .join(';');

/** Returns CSS custom properties with the columns and rows for a number of cards in each shape of the middle. */
export const gridStyle = (cards: number): string =>
  styleOf((rows) => ({columns: Math.max(1, Math.ceil(cards / rows)), rows}), cards);

/**
 * Returns CSS custom properties with the position of one of `cards` cards: its distance from the centre, in columns and
 * rows. The rows are equally long, except that the last may be shorter, and each is centred.
 */
export const placeStyle = (place: number, cards: number): string =>
  styleOf((rows) => {
    const columns = Math.ceil(cards / rows);
    const row = Math.floor(place / columns);
    const length = Math.min(columns, cards - row * columns);
    return {x: (place % columns) - (length - 1) / 2, y: row - (rows - 1) / 2};
  }, cards);
