// Test helpers: saving, choosing and dropping matches as files, as readers do.
import {executeServerCommand} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import {pointAt} from '../journeys/hands.js';
import {choose, find, panelWith, told} from './table-in-page.js';

/** File with its name and text. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Opens the file panel from the menu. Returns one of its buttons. */
export async function fileButton(
  table: CardTable,
  item: 'save-record' | 'save-notation' | 'open-file',
): Promise<HTMLElement> {
  if (find(table, '.panel')) find(table, '.panel [data-item="close"]').click();
  await table.updateComplete;
  await choose(table, 'file');
  return panelWith(table, `[data-item="${item}"]`);
}

/** Saves the match with the mouse. Returns the file that the browser saved. */
export async function saved(table: CardTable, item: 'save-record' | 'save-notation'): Promise<TextFile> {
  const [x, y] = await pointAt(await fileButton(table, item));
  return executeServerCommand<TextFile, {x: number; y: number}>('saved-file', {x, y});
}

/** Chooses a file in the dialog that opens when the mouse presses the panel's button. */
export async function chooseFile(table: CardTable, file: TextFile): Promise<void> {
  const [x, y] = await pointAt(await fileButton(table, 'open-file'));
  await executeServerCommand('choose-file', {x, y, file});
}

/** Chooses a file in the dialog that a key opens. */
export const chooseByKey = (key: string, file: TextFile): Promise<unknown> =>
  executeServerCommand('choose-file', {key, file});

/** Dragged data of one type. */
interface Item {
  readonly mimeType: string;
  readonly data: string;
}

/** Dragged content: a file, or data of several types. */
type Dragged = {readonly file: TextFile} | {readonly items: readonly Item[]};

/** Drag events, as named in the DevTools protocol. */
type DragType = 'dragEnter' | 'dragOver' | 'drop';

/** Drags something to a point in the page. */
export const dragTo = (
  at: {readonly x: number; readonly y: number},
  what: Dragged,
  ...types: readonly DragType[]
): Promise<unknown> => executeServerCommand('drag-file', {types, ...at, ...what});

/** Drags something over the middle of a table. */
export async function drag(table: CardTable, what: Dragged, ...types: readonly DragType[]): Promise<void> {
  const {left, top, width, height} = find(table, '.table').getBoundingClientRect();
  await dragTo({x: Math.round(left + width / 2), y: Math.round(top + height / 2)}, what, ...types);
}

/** Drops a file on a table. */
export const drop = (table: CardTable, file: TextFile): Promise<void> =>
  drag(table, {file}, 'dragEnter', 'dragOver', 'drop');

/** Calls a function that opens a file, and waits until its match is on the table. */
export async function opened(table: CardTable, open: () => unknown): Promise<void> {
  const ready = told(table, 'table-ready');
  await open();
  await ready;
}

/** Returns the dialog in which a table asks before opening a file, or reports that it can't. Null if there is none. */
export const question = (table: CardTable): HTMLElement | null =>
  find(table, '[role="dialog"]:has([data-item="keep"])');
