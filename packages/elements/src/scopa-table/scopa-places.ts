import type {Card} from '@cartavola/engine';
import type {ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/**
 * The cards on the table by the places where they lie: a card that comes takes the first free place, and stays there until it is taken.
 * Undefined: a free place between others.
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
    // While it is being taken, what takes lies beside it.
    if (isTaken) takes.forEach((taken) => places.includes(taken) && (places[places.indexOf(taken)] = undefined));
    else lay(card);
  }
  const lying = places.map((card) => (card !== undefined && table.includes(card) ? card : undefined));
  // Of a position it may not be known how each came.
  for (const card of table) {
    if (lying.includes(card)) continue;
    const free = lying.indexOf(undefined);
    lying[free < 0 ? lying.length : free] = card;
  }
  return lying.slice(0, lying.findLastIndex((card) => card !== undefined) + 1);
}

type Grid = readonly [columns: number, rows: number];

/** By arrangement of the felt: in how many columns and rows so many places stand. */
const GRIDS: Readonly<Record<string, (places: number) => Grid>> = {
  small: (places) => (places <= 3 ? [3, 1] : [4, Math.max(2, Math.ceil(places / 4))]),
  large: (places) => (places <= 5 ? [5, 1] : [Math.max(5, Math.ceil(places / 2)), 2]),
  low: (places) => (places <= 6 ? [6, 1] : [Math.ceil(places / 2), 2]),
};

/** Column and row of a place, from 0, the middle first. */
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

/** How many columns and rows there are, as style. */
export const gridStyle = (places: number): string => styleOf(([columns, rows]) => ({columns, rows}), places);

/** Where a place is, as style. */
export const placeStyle = (place: number, places: number): string =>
  styleOf((grid) => {
    const [x, y] = cellOf(place, grid);
    return {x, y};
  }, places);
