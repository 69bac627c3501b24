import type {Card} from '@cartavola/engine';
import type {ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/**
 * The cards on the table by the places where they lie, as they came: a card that comes takes the first free place, and stays there until it
 * is taken. Undefined: a free place.
 */
export function placesOn({dealt, plays, table}: Pick<ScopaView, 'dealt' | 'plays' | 'table'>): (Card | undefined)[] {
  const places: (Card | undefined)[] = [...dealt];
  const lay = (card: Card): void => {
    const free = places.indexOf(undefined);
    if (free < 0) places.push(card);
    else places[free] = card;
  };
  const take = (card: Card): void => {
    const place = places.indexOf(card);
    if (place >= 0) places[place] = undefined;
  };
  for (const {card, takes} of plays) {
    // While it is being taken, what takes lies beside it.
    if (!takes || table.includes(card)) lay(card);
    if (takes && !table.includes(card)) takes.forEach(take);
  }
  const lying = places.map((card) => (card !== undefined && table.includes(card) ? card : undefined));
  // Of a position it may not be known how each came.
  for (const card of table) if (!lying.includes(card)) lying[firstFree(lying)] = card;
  return lying;
}

function firstFree(places: readonly (Card | undefined)[]): number {
  const free = places.indexOf(undefined);
  return free < 0 ? places.length : free;
}

/** By arrangement: how many columns there are, and how many rows from the beginning. */
const GRIDS = {small: [4, 2], large: [6, 2], low: [6, 1]} as const;

/** Row and column of a place, the middle first, each from 1. */
function cellOf(place: number, [columns, rows]: readonly [number, number]): readonly [row: number, column: number] {
  const first = columns * rows;
  const [from, rest] = place < first ? [0, place] : [rows, (place - first) % columns];
  const row = place < first ? 0 : Math.floor((place - first) / columns);
  if (place >= first) return [from + row + 1, rest + 1];
  const step = Math.floor(rest / rows);
  const side = Math.ceil(step / 2) * (step % 2 === 1 ? 1 : -1);
  return [(rest % rows) + 1, Math.ceil(columns / 2) + side];
}

/** How many rows there are, as style. */
export const rowsFor = (places: readonly unknown[]): string =>
  Object.entries(GRIDS)
    .map(([name, [columns, rows]]) => `--${name}-rows:${Math.max(rows, Math.ceil(places.length / columns))}`)
    .join(';');

/** Where a place is, as style. */
export const areaFor = (place: number): string =>
  Object.entries(GRIDS)
    .map(([name, grid]) => `--${name}-place:${cellOf(place, grid).join('/')}`)
    .join(';');
