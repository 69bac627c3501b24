// Test helpers: deals to review, and the review in a coach panel.
import type {CardTable, ReviewedMove} from '@cartavola/elements';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/card-diagram.js';
import '@cartavola/elements/define/coach-panel.js';
import '@cartavola/elements/define/scopa-table.js';
import {find, put, told, until, type Attributes} from './table-in-page.js';

type Name = 'calypso-table' | 'capodama-table' | 'capra-table' | 'scopa-table';

/** Plays a deal to the end carelessly: picks moves from the list without looking for good ones. */
export async function playCarelessly(table: CardTable): Promise<void> {
  const scored = told(table, 'table-score');
  let isOver = false;
  void scored.then(() => (isOver = true));
  for (let turn = 1; !isOver; turn++) {
    await until(() => isOver || (table.scene?.moves.length ?? 0) > 0);
    if (isOver) break;
    const {moves} = table.scene!;
    if (!table.play(moves[(7 * turn) % moves.length]!)) table.pass();
    await table.match!.idle;
  }
  await until(() => find(table, '.look-back') !== null);
}

/** Adds a table to the page, and plays a deal in which the coach finds a move that satisfies `isWanted`. */
export const played = async (
  name: Name,
  attributes: Attributes = {},
  isWanted = ({loss}: ReviewedMove): boolean => loss > 0,
): Promise<CardTable> => {
  // Bots of this level play the same on any machine. Try several seeds, because careless play may go well.
  for (const seed of 'abcdefgh') {
    const table = await put(name, {level: 'strong', seed, ...attributes});
    await playCarelessly(table);
    const {choices} = (await table.review())!;
    table.remove();
    if (!choices.some(isWanted)) continue;
    const again = await put(name, {level: 'strong', seed, ...attributes});
    await playCarelessly(again);
    return again;
  }
  throw new Error('No deal has a fault.');
};

export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();
/** Visible text of a coach panel. */
export const said = (panel: Element): string => textOf(panel.shadowRoot!.querySelector('section') ?? panel);
/** Whether a coach panel shows the complete review. */
export const isDone = (panel: Element): boolean => panel.shadowRoot?.querySelector('.strip') != null;
