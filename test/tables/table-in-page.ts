// Test helpers: a table in the page, and what can be seen of it.
import '@cartavola/elements/define/capodama-table.js';
import type {CapodamaTable, CardTable} from '@cartavola/elements';
import {othersActToo} from '../journeys/hands.js';
import {happened} from '../virtual-clock.js';

export type Attributes = Readonly<Record<string, string>>;

export const told = <E extends Event>(element: Element, type: string): Promise<E> =>
  new Promise((resolve) => element.addEventListener(type, (event) => resolve(event as E), {once: true}));

/** Puts a table into the page, and waits for its event `until`. */
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

/** Puts a table of any game into the page; resolves at its event `until`. */
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

/** Puts a table of Capodama into the page; resolves at its event `until`. `record` is a match to go on with. */
export const table = (attributes: Attributes = {}, until = 'table-turn', record?: unknown): Promise<CapodamaTable> =>
  put('capodama-table', attributes, until, record);

export const find = (element: Element, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;
export const findAll = (element: Element, selector: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
/** Resolves when something is in the shadow root, as it comes: what passes within a second may be gone in the next frame of a busy machine. */
export const appeared = (element: Element, selector: string): Promise<void> =>
  became(element, () => find(element, selector) !== null);

/** Resolves once a change of what an element shows makes `condition` true, before it is painted: also for what is gone in the next frame. */
export const became = (element: Element, condition: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!condition()) return;
      observer.disconnect();
      resolve();
    }).observe(element.shadowRoot!, {childList: true, characterData: true, subtree: true});
  });

/** Returns the messages shown instead of a table. */
export const alerts = (element: Element): string[] =>
  findAll(element, '[role="alert"]')
    .map((alert) => alert.textContent.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** Returns the cards of the hand, in display order. */
export const hand = (element: Element): string[] =>
  findAll(element, '.hand .card').map((card) => card.dataset['card']!);

/** Resolves when the condition holds, checked whenever something happens. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await happened();
}

/** Returns the panel of a table once its code is loaded and `selector` is in it. */
export async function panelWith(element: Element, selector: string): Promise<HTMLElement> {
  await until(() => find(element, `.panel ${selector}`) !== null);
  return find(element, `.panel ${selector}`);
}

/** Opens the menu of a table, and chooses there one item after the other. */
export async function choose(element: Element, ...items: readonly string[]): Promise<void> {
  find(element, '.tool.menu').click();
  for (const item of items) (await panelWith(element, `[data-item="${item}"]`)).click();
}

/** Returns a card of the hand. */
export const cardOf = (element: Element, card: string): HTMLElement =>
  findAll(element, '.hand .card').find(({dataset}) => dataset['card'] === card)!;

/** Waits until the table asks the reader alone, and returns the first thing that the reader can do. */
export async function asked(element: CardTable): Promise<HTMLElement> {
  while (!find(element, '.choice, .hand .playable, .primary') || othersActToo(element))
    await told(element, 'table-turn');
  return find(element, '.choice, .hand .playable, .primary');
}
