// For tests: a table in the page, and what can be seen of it.
import '@cartavola/elements/define/capodama-table.js';
import type {CapodamaTable, CardTable} from '@cartavola/elements';
import {othersActToo} from '../journeys/hands.js';

export type Attributes = Readonly<Record<string, string>>;

export const told = <E extends Event>(element: Element, type: string): Promise<E> =>
  new Promise((resolve) => element.addEventListener(type, (event) => resolve(event as E), {once: true}));

/** Puts a table into the page, and waits until it has told `until`. */
export async function placed<T extends CardTable>(element: T, attributes: Attributes, until: string): Promise<T> {
  for (const [key, value] of Object.entries({speed: 'instant', seed: 'element', ...attributes})) {
    element.setAttribute(key, value);
  }
  const ready = told(element, until);
  document.body.append(element);
  await ready;
  await element.updateComplete;
  return element;
}

/** A table of any game in the page, once it has told `until`. */
export async function put<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  until = 'table-turn',
  record?: unknown,
): Promise<HTMLElementTagNameMap[Name] & CardTable> {
  const element = document.createElement(name) as HTMLElementTagNameMap[Name] & CardTable;
  if (record !== undefined) element.record = record;
  return placed(element, attributes, until);
}

/** A table of Capodama in the page, once it has told `until`; `record`: a match to go on with. */
export const table = (attributes: Attributes = {}, until = 'table-turn', record?: unknown): Promise<CapodamaTable> =>
  put('capodama-table', attributes, until, record);

export const find = (element: Element, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;
export const findAll = (element: Element, selector: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
/** The messages that stand in place of a table. */
export const alerts = (element: Element): string[] =>
  findAll(element, '[role="alert"]')
    .map((alert) => alert.textContent.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** The cards of the hand, in the order shown. */
export const hand = (element: Element): string[] =>
  findAll(element, '.hand .card').map((card) => card.dataset['card']!);

/** Resolves when the condition holds, checked each frame. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(requestAnimationFrame);
}

/** The panel of a table, once what it takes is loaded and `selector` is in it. */
export async function panelWith(element: Element, selector: string): Promise<HTMLElement> {
  await until(() => find(element, `.panel ${selector}`) !== null);
  return find(element, `.panel ${selector}`);
}

/** The card of a hand. */
export const cardOf = (element: Element, card: string): HTMLElement =>
  findAll(element, '.hand .card').find(({dataset}) => dataset['card'] === card)!;

/** The first thing that the reader can do, once the table asks for it and nobody else. */
export async function asked(element: CardTable): Promise<HTMLElement> {
  while (!find(element, '.choice, .hand .playable, .primary') || othersActToo(element))
    await told(element, 'table-turn');
  return find(element, '.choice, .hand .playable, .primary');
}
