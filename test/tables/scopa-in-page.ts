// Test helpers: a Scopa table in the page, with given cards.
import '@cartavola/elements/define/scopa-table.js';
import type {ScopaTable, TableErrorEvent} from '@cartavola/elements';
import {formatCard, formatCards, parseCards, writeMove, type Card, type SeatMove} from '@cartavola/engine';
import {type ScopaDeal, scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {told, type Attributes} from './table-in-page.js';

/** First cards for two players, with the reader to lead. The rest of the pack follows in order. */
export interface Beginning {
  readonly hand: string;
  readonly other: string;
  readonly table: string;
}

const ALL: readonly Card[] = scopa.positions.cards({players: 2});

/** Makes the pack of a deal with these first cards. */
export function packOf({hand, other, table}: Beginning): Card[] {
  const known = parseCards(`${hand} ${other} ${table}`)!;
  return [...known, ...ALL.filter((card) => !known.includes(card))];
}

interface Played {
  readonly dealer: number;
  readonly pack: readonly Card[];
  readonly moves: readonly SeatMove[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Marks for a finished deal. */
  readonly marks?: readonly number[] | undefined;
}

export const recordOf = ({dealer, pack, moves, options, marks}: Played): unknown => ({
  format: 'cartavola/1',
  game: 'scopa',
  options: {players: 2, ...options},
  deals: [{dealer, pack: formatCards(pack), moves: moves.map((move) => writeMove(move, scopa)), ...(marks && {marks})}],
  ...(marks && {totals: marks}),
});

/** Makes the record of a played deal. */
export const recordOfDeal = (deal: ScopaDeal): unknown => {
  const {dealer, plays, score, options} = scopa.view(deal, 'open');
  const {pack} = deal as unknown as {readonly pack: readonly Card[]};
  return recordOf({dealer, pack, moves: plays, options, marks: score?.marks});
};

/** Adds a table with a match to the page. Resolves on its `until` event. */
export async function scopaTable(
  attributes: Attributes = {},
  {record, until = 'table-turn'}: {readonly record?: unknown; readonly until?: string} = {},
): Promise<ScopaTable> {
  const element = document.createElement('scopa-table');
  for (const [name, value] of Object.entries({speed: 'instant', seed: 'element', ...attributes})) {
    element.setAttribute(name, value);
  }
  if (record) element.record = record;
  const ready = told(element, until);
  const failed = told<TableErrorEvent>(element, 'table-error');
  document.body.append(element);
  await Promise.race([
    ready,
    failed.then(({detail}) => {
      throw new Error(`${detail.code} at ${detail.path}`);
    }),
  ]);
  await element.updateComplete;
  return element;
}

/** Returns the button of the card with the given code. */
export const cardIn = (element: Element, code: string): HTMLElement => {
  const key = formatCard(parseCards(code)![0]!);
  return element.shadowRoot!.querySelector<HTMLElement>(`button[data-card="${key}"]`)!;
};
