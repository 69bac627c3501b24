// Test helpers: a replay in the page, and its visible parts.
import '@cartavola/elements/define/game-replay.js';
import type {GameReplay} from '@cartavola/elements';
import {until} from '../tables/table-in-page.js';

/** A deal of two-player Scopa as notation: five moves with comments, and two lines that were not played. */
export const SCOPA = `game: scopa
players: 2
names: Ada / Bruno
deal 1
dealer: 1
hands: AS 7D KD / 7H 2C 3S / table: 2D 5D QS QH
stock: 4S 4H 4D 5S 5H 5C
moves: {Ada has the seven of coins.} 7D x 2D 5D, 7H {@en A mistake.} {@fr Une faute.},
KD, 2C, AS`;

/** Adds a replay to the page. Resolves when it shows a picture or a problem. */
export async function put(content: string, attributes: Readonly<Record<string, string>> = {}): Promise<GameReplay> {
  const element = document.createElement('game-replay');
  for (const [name, value] of Object.entries({letters: 'en', ...attributes})) element.setAttribute(name, value);
  const child = document.createElement('pre');
  child.dataset['cartavolaRecord'] = '';
  child.textContent = content;
  element.append(child);
  document.body.append(element);
  await until(() => find(element, '.ground > .picture, .problem') !== null);
  return element;
}

export const find = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  element.shadowRoot!.querySelector<E>(selector);
export const findAll = (element: Element, selector: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];

/** Face-up cards in a picture, sorted by code. A star marks highlighted cards. */
export const cardsIn = (element: Element): string[] =>
  findAll(element, '.ground > .picture > [data-card]')
    .map(({dataset}) => `${dataset['card']}${dataset['marked'] === undefined ? '' : '*'}`)
    .sort();

export const placeOf = (element: Element): string => find(element, '.place')!.textContent.trim();
export const button = (element: Element, name: string): HTMLButtonElement =>
  find<HTMLButtonElement>(element, `[data-step="${name}"], [data-act="${name}"]`)!;

/** Presses a button. Resolves when its effect is visible. */
export async function press(element: GameReplay, name: string): Promise<void> {
  button(element, name).click();
  await element.updateComplete;
}

/** Text of each move in the list. */
export const movesIn = (element: Element): string[] =>
  findAll(element, '.move .spoken').map(({textContent}) => textContent);
