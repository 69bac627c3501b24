import {afterPause} from '../after-pause.js';
import type {Field} from './fields.js';
import type {BuilderWords} from './words.js';

/** Called with the name of an attribute and its chosen value, or undefined to remove the attribute. */
type Choose = (name: string, value: string | undefined) => void;

const option = (value: string, text: string): HTMLOptionElement => {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = text;
  return made;
};

function select(
  {name, values, usual, place}: Field,
  set: string | undefined,
  choose: Choose,
  words: BuilderWords,
): HTMLSelectElement {
  const made = document.createElement('select');
  const isNeeded = place === 'first' && set !== undefined;
  if (!isNeeded) made.append(option('', words.usual(usual)));
  made.append(...values.filter((value) => value !== usual || isNeeded).map((value) => option(value, value)));
  made.value = set === undefined || (set === usual && !isNeeded) ? '' : set;
  made.addEventListener('change', () => choose(name, made.value || undefined));
  return made;
}

function input({name, kind, usual}: Field, set: string | undefined, choose: Choose): HTMLInputElement {
  const made = document.createElement('input');
  if (kind === 'boolean') {
    made.type = 'checkbox';
    made.checked = set !== undefined && set !== 'false';
    made.addEventListener('change', () => choose(name, made.checked ? '' : undefined));
    return made;
  }
  made.type = kind === 'number' ? 'number' : 'text';
  made.value = set ?? '';
  made.placeholder = usual;
  const tell = (): void => choose(name, made.value || undefined);
  made.addEventListener('change', tell);
  made.addEventListener('input', afterPause(tell));
  return made;
}

/** Returns an attribute's description in the page's language, or undefined if there is none. */
function translated({owner, name}: Field, {attributes}: BuilderWords): string | undefined {
  const texts: Readonly<Record<string, string | undefined>> = attributes ?? {};
  return texts[`${owner} ${name}`] ?? texts[name];
}

/** Creates an attribute's row in the form, with its name, control and description. */
export function fieldLine(field: Field, set: string | undefined, choose: Choose, words: BuilderWords): HTMLElement {
  const control = field.kind === 'choice' ? select(field, set, choose, words) : input(field, set, choose);
  control.name = field.name;
  const name = document.createElement('span');
  name.textContent = field.name;
  const label = document.createElement('label');
  if (field.kind === 'boolean') label.className = 'switch';
  label.append(...(field.kind === 'boolean' ? [control, name] : [name, control]));
  const told = document.createElement('small');
  told.id = `told-${field.name}`;
  const description = translated(field, words);
  told.textContent = description ?? field.description;
  if (description === undefined) told.lang = 'en';
  control.setAttribute('aria-describedby', told.id);
  const line = document.createElement('div');
  line.append(label, told);
  return line;
}
