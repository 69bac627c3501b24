import {copyText, kitAddress, kitLines} from './snippets.js';

type Field = HTMLSelectElement | HTMLInputElement;

/** Matches attributes that aren't part of the code to paste. */
const OWN = /^(?:id|class|save|data-.*)$/;

const found = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;

/** Returns the attributes set by the fields. */
function attributesOf(fields: readonly Field[]): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const field of fields)
    if (field instanceof HTMLInputElement) {
      if (field.checked) wanted.set(field.name, '');
    } else if (field.dataset['several'] !== undefined) {
      for (const [name, value] of new URLSearchParams(field.value)) wanted.set(name, value);
    } else if (field.value !== '') wanted.set(field.name, field.value);
  return wanted;
}

/** Returns the code to paste for the current element, with the attributes in the order of the fields. */
function snippetOf(element: Element, inside: string, fields: readonly Field[]): string {
  const order = [...attributesOf(fields).keys()];
  const attributes = [...element.attributes]
    .filter(({name}) => !OWN.test(name))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({name, value}) => (value === '' ? ` ${name}` : ` ${name}="${value.replace('./cartavola/', kitAddress())}"`))
    .join('');
  const tag = element.localName;
  return `${kitLines()}<${tag}${attributes}>${inside}</${tag}>`;
}

/** Sets the form from the page's URL. Missing fields keep their initial values. */
function takeAddress(fields: readonly Field[]): void {
  const wanted = new URLSearchParams(location.search);
  for (const field of fields) {
    const value = wanted.get(field.name);
    if (value === null) continue;
    if (field instanceof HTMLInputElement) field.checked = true;
    else if ([...field.options].some((option) => option.value === value)) field.value = value;
  }
}

/** Adds changed settings to the page's URL, so that a link or a reload restores them. */
function tellAddress(fields: readonly Field[]): void {
  const told = new URLSearchParams();
  for (const field of fields)
    if (field instanceof HTMLInputElement) {
      if (field.checked) told.set(field.name, '');
    } else if (!field.selectedOptions[0]?.defaultSelected) told.set(field.name, field.value);
  const query = told.size > 0 ? `?${told}` : location.pathname;
  history.replaceState(history.state, '', query + location.hash);
}

/** Defaults of the settings that readers can also change in a table's menu, keyed by attribute. */
const USUAL: Readonly<Record<string, string>> = {
  deck: 'french',
  level: 'casual',
  speed: 'normal',
  theme: 'felt',
  hints: 'false',
  coach: 'false',
  sound: 'false',
};

/** One of the kit's tables, or another element. */
type Shown = HTMLElement & {setting?(name: string): string | undefined};

/** Element that stores the reader's choices for pages with their own controls. */
const choices = document.createElement('cartavola-settings') as HTMLElement & {
  choose(name: string, value: string): boolean;
};

/** Stores a reader's choice, as a table's menu does. */
async function choose(name: string, value: string): Promise<void> {
  // The kit defines the element only once it is in the page.
  document.body.append(choices);
  await customElements.whenDefined('cartavola-settings');
  choices.choose(name, value);
}

/** Returns the current value of a table's setting, or the setting's default for other elements. */
const valueAt = (element: Shown, name: string): string | undefined => element.setting?.(name) ?? USUAL[name];

/** Updates the fields from the table, because readers can also change these settings in the table's menu. */
function showSettings(element: Shown, fields: readonly Field[]): void {
  for (const field of fields) {
    const value = field.name in USUAL ? valueAt(element, field.name) : undefined;
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement) field.checked = value === 'true';
    else field.value = [...field.options].some((option) => option.value === value) ? value : '';
  }
}

/** Makes a table use a field's value, even if the reader has chosen another one in the table's menu. */
function insist(element: Shown, field: Field): void {
  if (!element.setting || !(field.name in USUAL)) return;
  const isSwitch = field instanceof HTMLInputElement;
  const wanted = isSwitch ? String(field.checked) : field.value || USUAL[field.name]!;
  if (valueAt(element, field.name) === wanted) return;
  // If a switch has no attribute, it follows the reader's stored choice.
  if (isSwitch) void choose(field.name, wanted);
  else element.setAttribute(field.name, wanted);
}

/**
 * Sets an element's attributes from the page's form, and shows the code to paste. `inside` is the content between the
 * tags. `also` lists other elements that get the same language.
 */
export function followSettings(
  element: Shown,
  {inside = '', also = []}: {readonly inside?: string; readonly also?: Iterable<Element>} = {},
): void {
  const form = found<HTMLFormElement>('#settings');
  const fields = [...form.querySelectorAll<Field>('select, input')];
  const snippet = found('#snippet');
  const write = (): void => void (snippet.textContent = snippetOf(element, inside, fields));
  let before = attributesOf(fields);

  for (const type of ['table-ready', 'table-setting'])
    element.addEventListener(type, () => {
      showSettings(element, fields);
      before = attributesOf(fields);
    });
  form.addEventListener('change', ({target}) => {
    const wanted = attributesOf(fields);
    for (const name of before.keys()) if (!wanted.has(name)) element.removeAttribute(name);
    for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    before = wanted;
    if (target !== form) insist(element, target as Field);
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
