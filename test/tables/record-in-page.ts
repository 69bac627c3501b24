// Test helpers: the reader's record, as the browser stores it and as the element shows it.
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/table-record.js';
import {untilAsked} from '../journeys/hands.js';
import {find, findAll, put, told, until, type Attributes} from './table-in-page.js';

export const KEY = 'cartavola:record';
export const DAY = 'cartavola daily 1 2026-11-22 scopa';

interface Kept {
  readonly matches: readonly {
    readonly id: string;
    readonly against: string;
    readonly options: object;
    readonly deals: readonly {readonly deal: number; readonly points: readonly number[]; readonly margin: number}[];
    readonly end?: {readonly outcome: string; readonly points: readonly number[]; readonly margin: number};
    readonly seed?: string;
    readonly undone?: true;
  }[];
  readonly days: readonly {readonly number: number; readonly outcome: string; readonly points: readonly number[]}[];
}

/** Data stored in the browser for a game. Undefined if there is nothing. */
export const keptOf = (game: string): Kept | undefined =>
  (JSON.parse(localStorage.getItem(KEY) ?? '{}') as {games?: Record<string, Kept>}).games?.[game];

export const scopa = async (
  attributes: Attributes = {},
  name: keyof HTMLElementTagNameMap = 'scopa-table',
): Promise<CardTable> => {
  const table = (await put(name, {level: 'beginner', ...attributes}, 'table-ready')) as CardTable;
  await untilAsked(table);
  return table;
};

/** Plays until the deal is scored, always with the first move. */
export async function playDeal(table: CardTable): Promise<void> {
  for (;;) {
    const asked = await untilAsked(table);
    if (asked === 'next' || asked === 'over') return;
    const moved = told(table, 'table-move');
    table.play(table.scene!.moves[0]!);
    await moved;
  }
}

/** Plays until the match is over. */
export async function playToEnd(table: CardTable): Promise<void> {
  for (;;) {
    await playDeal(table);
    if ((await untilAsked(table)) === 'over') return;
    const dealt = told(table, 'table-deal');
    table.nextDeal();
    await dealt;
  }
}

export const untilKept = (game: string, condition: (kept: Kept) => boolean): Promise<void> =>
  until(() => {
    const kept = keptOf(game);
    return kept !== undefined && condition(kept);
  });

/** Resolves once every scored deal must have been recorded. To find out, it records another deal and deletes it. */
export async function settled(): Promise<void> {
  await playDeal(await scopa({seed: 'settled', target: '1'}, 'capra-table'));
  await untilKept('capra', ({matches}) => matches.length === 1);
  const {capra: _, ...games} = (JSON.parse(localStorage.getItem(KEY)!) as {games: Record<string, Kept>}).games;
  if (Object.keys(games).length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({version: 1, games}));
}

/** Adds a table's record to the page. */
export async function recordOf(table: CardTable): Promise<HTMLElement> {
  table.id ||= 'played';
  const record = document.createElement('table-record');
  Object.assign(record, {for: table.id});
  document.body.append(record);
  await until(() => record.shadowRoot?.querySelector('.record') != null);
  return record;
}

export const textOf = (record: Element): string => record.shadowRoot!.textContent.replace(/\s+/g, ' ').trim();
export const sumsOf = (record: Element): string => find(record, '.sums')?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** Erases the record, and empties the page. */
export function clean(): void {
  document.createElement('table-record').forget();
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
}

/** Returns the text of each part of a record, on one line. */
export const linesOf = (record: Element, selector: string): string[] =>
  findAll(record, selector).map(({textContent}) => textContent.replace(/\s+/g, ' ').trim());

/** Fills the Scopa record: 30 matches with all outcomes against three levels, and deals of the day since September 2026. */
export function fill(): void {
  const outcomes = ['won', 'lost', 'drawn'] as const;
  const matches = Array.from({length: 30}, (_, place) => ({
    id: `match ${place}`,
    time: Date.UTC(2026, 9, 1 + place),
    against: ['expert', 'casual', 'beginner'][place % 3],
    options: {},
    deals: [0, 1].map((deal) => ({deal, points: [4, place % 4], margin: 4 - (place % 4)})),
    end: {outcome: outcomes[place % 3], points: [11, 8], margin: 3},
    seed: `seed ${place}`,
  }));
  const days = Array.from({length: 20}, (_, place) => ({
    number: 266 + 3 * place,
    outcome: outcomes[place % 3],
    points: [4, 2],
  }));
  localStorage.setItem(KEY, JSON.stringify({version: 1, games: {scopa: {matches, days}}}));
}
