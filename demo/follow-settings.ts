import {copyText, kitAddress, kitLines} from './snippets.js';
import {SEVERAL} from './settings.js';

type Field = HTMLSelectElement | HTMLInputElement;

/** What a page keeps to itself. */
const OWN = /^(?:id|class|save|data-.*)$/;

const found = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;

/** The attributes that a form asks for. */
function attributesOf(fields: readonly Field[]): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const field of fields)
    if (field instanceof HTMLInputElement) {
      if (field.checked) wanted.set(field.name, '');
    } else if (field.name === SEVERAL) {
      for (const [name, value] of new URLSearchParams(field.value)) wanted.set(name, value);
    } else if (field.value !== '') wanted.set(field.name, field.value);
  return wanted;
}

/** What a page would paste for the element as it is. */
function snippetOf(element: Element, inside: string): string {
  const attributes = [...element.attributes]
    .filter(({name}) => !OWN.test(name))
    .map(({name, value}) => (value === '' ? ` ${name}` : ` ${name}="${value.replace('./cartavola/', kitAddress())}"`))
    .join('');
  const tag = element.localName;
  return `${kitLines()}<${tag}${attributes}>${inside}</${tag}>`;
}

/** Sets what the page's address says of its form; what is not there is as the page begins. */
function takeAddress(fields: readonly Field[]): void {
  const wanted = new URLSearchParams(location.search);
  for (const field of fields) {
    const value = wanted.get(field.name);
    if (value === null) continue;
    if (field instanceof HTMLInputElement) field.checked = true;
    else if ([...field.options].some((option) => option.value === value)) field.value = value;
  }
}

/** Writes into the page's address what is not as the page begins, so that a link, or a reload, shows it again. */
function tellAddress(fields: readonly Field[]): void {
  const told = new URLSearchParams();
  for (const field of fields)
    if (field instanceof HTMLInputElement) {
      if (field.checked) told.set(field.name, '');
    } else if (!field.selectedOptions[0]?.defaultSelected) told.set(field.name, field.value);
  const query = told.size > 0 ? `?${told}` : location.pathname;
  history.replaceState(history.state, '', query + location.hash);
}

/**
 * Lets the page's form set the attributes of an element, and writes the lines to paste for it. `inside`: what they hold between its tags;
 * `also`: what speaks the same language.
 */
export function followSettings(
  element: HTMLElement,
  {inside = '', also = []}: {readonly inside?: string; readonly also?: Iterable<Element>} = {},
): void {
  const form = found<HTMLFormElement>('#settings');
  const fields = [...form.querySelectorAll<Field>('select, input')];
  const snippet = found('#snippet');
  const write = (): void => void (snippet.textContent = snippetOf(element, inside));
  let before = attributesOf(fields);

  form.addEventListener('change', () => {
    const wanted = attributesOf(fields);
    for (const name of before.keys()) if (!wanted.has(name)) element.removeAttribute(name);
    for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    before = wanted;
    for (const option of form.querySelectorAll<HTMLOptionElement>('option[data-without]')) {
      const [name, value] = option.dataset['without']!.split('=');
      option.disabled = element.getAttribute(name!) === value;
    }
    for (const one of also) {
      const lang = element.getAttribute('lang');
      if (lang === null) one.removeAttribute('lang');
      else one.setAttribute('lang', lang);
    }
    tellAddress(fields);
    write();
  });
  write();
  takeAddress(fields);
  if (location.search) form.dispatchEvent(new Event('change'));

  found('#copy').addEventListener('click', () => copyText(snippet.textContent, found('#copied')));
}
