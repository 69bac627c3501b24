// Test helpers: a table in the page, and its visible parts.
import '@cartavola/elements/define/capodama-table.js';
import type {CapodamaTable, CardTable} from '@cartavola/elements';
import {othersActToo} from '../journeys/hands.js';
import {happened} from '../virtual-clock.js';

export type Attributes = Readonly<Record<string, string>>;

export const told = <E extends Event>(element: Element, type: string): Promise<E> =>
  new Promise((resolve) => element.addEventListener(type, (event) => resolve(event as E), {once: true}));

/** Adds a table to the page, and waits for its `until` event. */
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

/** Adds a table for any game to the page. Resolves on its `until` event. */
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

/** Adds a Capodama table to the page. Resolves on its `until` event. `record` is a match to continue. */
export const table = (attributes: Attributes = {}, until = 'table-turn', record?: unknown): Promise<CapodamaTable> =>
  put('capodama-table', attributes, until, record);

export const find = (element: Element, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;
export const findAll = (element: Element, selector: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
/** Resolves as soon as something is in the shadow root: on a busy machine, brief content may be gone in the next frame. */
export const appeared = (element: Element, selector: string): Promise<void> =>
  became(element, () => find(element, selector) !== null);

/**
 * Resolves as soon as a change in an element makes `condition` true. This is before painting, so it works for content
 * that is gone in the next frame.
 */
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

/** Returns the cards in the hand, in display order. */
export const hand = (element: Element): string[] =>
  findAll(element, '.hand .card').map((card) => card.dataset['card']!);

/** Resolves when the condition is true. Checks it whenever something happens. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await happened();
}

/** Returns the panel of a table once its code is loaded and `selector` is in it. */
export async function panelWith(element: Element, selector: string): Promise<HTMLElement> {
  await until(() => find(element, `.panel ${selector}`) !== null);
  return find(element, `.panel ${selector}`);
}

/** Opens a table's menu, and chooses one item after another. */
export async function choose(element: Element, ...items: readonly string[]): Promise<void> {
  find(element, '.tool.menu').click();
  for (const item of items) (await panelWith(element, `[data-item="${item}"]`)).click();
}

/** Returns a card in the hand. */
export const cardOf = (element: Element, card: string): HTMLElement =>
  findAll(element, '.hand .card').find(({dataset}) => dataset['card'] === card)!;

/** Waits until only the reader may act, and returns the first control that the reader can use. */
export async function asked(element: CardTable): Promise<HTMLElement> {
  while (!find(element, '.choice, .hand .playable, .primary') || othersActToo(element))
    await told(element, 'table-turn');
  return find(element, '.choice, .hand .playable, .primary');
}
