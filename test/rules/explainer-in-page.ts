import {emulateMedia, setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/rules-explainer.js';
import type {RulesExplainer} from '@cartavola/elements';
import {find, findAll, until} from '../tables/table-in-page.js';

export type Attributes = Readonly<Record<string, string>>;

/** Adds an explainer to the page. Resolves when it shows its book or a problem. */
export async function explainer(attributes: Attributes, inside = ''): Promise<RulesExplainer> {
  const element = document.createElement('rules-explainer');
  for (const [name, value] of Object.entries({view: 'rules', ...attributes})) element.setAttribute(name, value);
  element.innerHTML = inside;
  document.body.append(element);
  await until(() => element.shadowRoot!.querySelector('.book, .problem') !== null);
  return element;
}

export const shownRules = (element: Element): string[] =>
  findAll(element, '.rule')
    .filter((rule) => rule.checkVisibility())
    .map(({id}) => id);
export const rule = (element: Element, id: string): HTMLElement => element.shadowRoot!.getElementById(id)!;
export const field = (element: Element): HTMLInputElement => find(element, 'input') as HTMLInputElement;
export const focused = (element: Element): Element | null => element.shadowRoot!.activeElement;

/** Lists the ids of the rules that a search has found. */
export const foundRules = (element: Element): string[] =>
  findAll(element, '.result').map((result) => result.dataset['rule']!);

/** Types into the search field. Resolves when the results are shown, if the text can be searched for. */
export async function search(element: RulesExplainer, text: string): Promise<void> {
  field(element).value = text;
  field(element).dispatchEvent(new Event('input'));
  await element.updateComplete;
  if (text) await until(() => element.shadowRoot!.querySelector('.results') !== null);
}

/** Restores the page's original state. */
export async function tidyPage(): Promise<void> {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
  document.documentElement.style.colorScheme = '';
  history.replaceState(null, '', location.pathname + location.search);
  await setViewport({width: 1000, height: 800});
  await emulateMedia({media: 'screen', colorScheme: 'light'});
}
