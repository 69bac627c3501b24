// Test helpers: tables with saved matches, each in its own page, like a tab.
import type {CardTable} from '@cartavola/elements';
import {openPage, type EmbeddedPage, type Policy} from '../embedded-page.js';
import {told, untilAsked} from '../journeys/hands.js';
import {find, until, type Attributes} from '../tables/table-in-page.js';

type Inside = Window & typeof globalThis;
export const insideOf = ({frame}: EmbeddedPage): Inside => frame.contentWindow as Inside;

/** Opens a page in a frame, which behaves like a browser tab. */
export const openTab = (policy?: Policy): Promise<EmbeddedPage> =>
  openPage('matches', policy, {width: 900, height: 760});

/** Creates a table that is not in the page yet. */
export async function newTable(
  page: EmbeddedPage,
  attributes: Attributes,
  name = 'capodama-table',
): Promise<CardTable> {
  const table = page.document.createElement(name) as CardTable;
  for (const [key, value] of Object.entries({speed: 'instant', ...attributes})) table.setAttribute(key, value);
  // The kit defines an element when it finds one in the page.
  const sample = page.document.createElement(name);
  sample.hidden = true;
  page.document.body.append(sample);
  await insideOf(page).customElements.whenDefined(name);
  sample.remove();
  return table;
}

/** Adds a table to a page. Resolves when the table plays or follows its match. */
export async function putTable(page: EmbeddedPage, attributes: Attributes, name?: string): Promise<CardTable> {
  const table = await newTable(page, attributes, name);
  const ready = told(table, 'table-ready');
  page.document.body.append(table);
  await ready;
  return table;
}

/** Makes the given number of the reader's moves, always the first legal one. */
export async function playMoves(table: CardTable, count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    const asked = await untilAsked(table);
    const done = told(table, asked === 'next' ? 'table-deal' : 'table-move');
    if (asked === 'next') table.nextDeal();
    else if (!table.play(table.scene!.moves[0]!)) throw new Error('The first move is not allowed.');
    await done;
  }
  await untilAsked(table);
}

interface Recorded {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly deals: readonly {
    readonly pack: string;
    readonly moves: readonly unknown[];
    readonly marks?: readonly number[];
  }[];
}

export const recordOf = (table: CardTable): Recorded => table.record as Recorded;
export const textOf = (table: CardTable): string => JSON.stringify(table.record);
/** Number of moves in a match, or 0 if there is none. */
export const movesIn = (table: CardTable): number =>
  (recordOf(table)?.deals ?? []).reduce((sum, {moves}) => sum + moves.length, 0);

/** The table's notice about its match. */
export const noticeOf = (table: Element): string => {
  const notice = find(table, '.notice p') as HTMLElement | null;
  return notice?.textContent ?? '';
};

/** Resolves when the notice matches. */
export const untilNoticed = (table: Element, says: RegExp): Promise<void> => until(() => says.test(noticeOf(table)));

/** Stored matches, keyed by storage key. */
export const keptMatches = (): [key: string, text: string][] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('cartavola:match '))
    .map((key) => [key, localStorage.getItem(key)!]);
/** Returns stored strings that could not be read, in the order in which they were set aside. */
export const setAside = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('cartavola:unread '))
    .sort((a, b) => Number(/\d+$/.exec(a)![0]) - Number(/\d+$/.exec(b)![0]))
    .map((key) => localStorage.getItem(key)!);

/** Records all events of these types that the table fires from now on. */
export function heard(
  table: Element,
  ...types: string[]
): {readonly type: string; readonly code: string | undefined}[] {
  const events: {type: string; code: string | undefined}[] = [];
  for (const type of types) {
    table.addEventListener(type, (event) => {
      events.push({type, code: (event as CustomEvent<{code?: string}>).detail.code});
    });
  }
  return events;
}

/** Fills the storage of this origin to the last byte. */
export function fillStorage(): void {
  for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
    for (let place = 0; ; place++) {
      try {
        localStorage.setItem(`filler ${size} ${place}`, 'x'.repeat(size));
      } catch {
        break;
      }
    }
  }
}
export function freeStorage(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
}
