import {copyText, kitAddress} from './snippets.js';
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
    .map(({name, value}) => (value === '' ? ` ${name}` : ` ${name}="${value}"`))
    .join('');
  const tag = element.localName;
  return `<script type="module" src="${kitAddress()}cartavola.js"></script>\n<${tag}${attributes}>${inside}</${tag}>`;
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
    write();
  });
  write();

  found('#copy').addEventListener('click', () => copyText(snippet.textContent, found('#copied')));
}
