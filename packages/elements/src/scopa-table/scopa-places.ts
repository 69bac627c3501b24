import type {Card} from '@cartavola/engine';
import type {ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/**
 * Returns the cards of the table by position. A new card takes the first free position and keeps it until it is captured. Undefined marks a
 * free position.
 */
export function placesOn({dealt, plays, table}: Pick<ScopaView, 'dealt' | 'plays' | 'table'>): (Card | undefined)[] {
  const places: (Card | undefined)[] = [...dealt];
  const lay = (card: Card): void => {
    const free = places.indexOf(undefined);
    if (free < 0) places.push(card);
    else places[free] = card;
  };
  for (const {card, takes} of plays) {
    const isTaken = takes !== undefined && !table.includes(card);
    // While a capture is shown, the capturing card lies beside the captured ones.
    if (isTaken) takes.forEach((taken) => places.includes(taken) && (places[places.indexOf(taken)] = undefined));
    else lay(card);
  }
  const lying = places.map((card) => (card !== undefined && table.includes(card) ? card : undefined));
  // In a set-up position the order of arrival may be unknown.
  for (const card of table) {
    if (lying.includes(card)) continue;
    const free = lying.indexOf(undefined);
    lying[free < 0 ? lying.length : free] = card;
  }
  return lying.slice(0, lying.findLastIndex((card) => card !== undefined) + 1);
}

type Grid = readonly [columns: number, rows: number];

/** Columns and rows of the grid for a number of positions, by arrangement of the felt. */
const GRIDS: Readonly<Record<string, (places: number) => Grid>> = {
  small: (places) => (places <= 3 ? [3, 1] : [4, Math.max(2, Math.ceil(places / 4))]),
  large: (places) => (places <= 5 ? [5, 1] : [Math.max(5, Math.ceil(places / 2)), 2]),
  low: (places) => (places <= 6 ? [6, 1] : [Math.ceil(places / 2), 2]),
};

/** Returns the column and row of a position, from 0. Positions fill the grid from the middle. */
function cellOf(place: number, [columns, rows]: Grid): readonly [column: number, row: number] {
  const step = Math.floor(place / rows);
  const side = Math.ceil(step / 2) * (step % 2 === 1 ? 1 : -1);
  return [Math.ceil(columns / 2) - 1 + side, place % rows];
}

const styleOf = (entriesOf: (grid: Grid) => Readonly<Record<string, number>>, places: number): string =>
  Object.entries(GRIDS)
    .flatMap(([name, gridFor]) =>
      Object.entries(entriesOf(gridFor(places))).map(([key, value]) => `--${name}-${key}:${value}`),
    )
    .join(';');

/** Returns CSS custom properties with the columns and rows of the grid. */
export const gridStyle = (places: number): string => styleOf(([columns, rows]) => ({columns, rows}), places);

/** Returns CSS custom properties with the cell of a position. */
export const placeStyle = (place: number, places: number): string =>
  styleOf((grid) => {
    const [x, y] = cellOf(place, grid);
    return {x, y};
  }, places);
