// Test helpers: a puzzle in the page, and functions that play it.
import '@cartavola/elements/define/card-puzzle.js';
import type {CardPuzzle} from '@cartavola/elements';
import {find, until, type Attributes} from '../tables/table-in-page.js';
import {textOf} from './lesson-in-page.js';
import type {HandMove} from './puzzle-moves.js';

/** Adds puzzles to the page, and waits until a puzzle or a fault is shown. */
export async function putPuzzle(puzzle: unknown, attributes: Attributes = {}): Promise<CardPuzzle> {
  const element = document.createElement('card-puzzle');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.puzzle = puzzle;
  document.body.append(element);
  await until(() => find(element, '.lesson, .problem') !== null);
  return element;
}

const said = (element: Element): string => textOf(find(element, '.feedback'));

/** Chooses a move's cards, and presses its button unless a single tap is a whole move. */
export async function playMove(element: CardPuzzle, {hand, table, type}: HandMove): Promise<void> {
  const before = said(element);
  for (const chosen of element.shadowRoot!.querySelectorAll<HTMLElement>('.felt [aria-pressed="true"]')) {
    chosen.click();
    await element.updateComplete;
  }
  for (const [place, cards] of Object.entries({hand, middle: table}))
    for (const card of cards) {
      find(element, `.${place} button[data-card="${card}"]`).click();
      await element.updateComplete;
    }
  find(element, `[data-type="${type}"]`)?.click();
  await until(() => said(element) !== '' && said(element) !== before);
}
