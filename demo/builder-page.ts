import {beginningOf, choiceFields, CONTENTS, ELEMENTS, readChoice, type Choice} from './builder/choice.js';
import {fieldsOf, type Field} from './builder/fields.js';
import {policyFor, weightOf} from './builder/weight.js';
import {FORMS, tagHtml, written, type Form} from './builder/written.js';
import {shownIn} from './example-frame.js';
import {copyText, kitAddress} from './snippets.js';

/** Time in milliseconds without a change after which a text is shown anew. */
const PAUSE = 300;

const found = <E extends HTMLElement>(id: string): E => document.querySelector<E>(`#${id}`)!;
const [elements, language, page, width] = ['element', 'language', 'page', 'width'].map((id) =>
  found<HTMLSelectElement>(id),
) as [HTMLSelectElement, HTMLSelectElement, HTMLSelectElement, HTMLSelectElement];
const inside = found<HTMLTextAreaElement>('inside');
const kit = kitAddress();
const manifest = (await (await fetch('./custom-elements.json')).json()) as Parameters<typeof fieldsOf>[0];

const fieldsNow = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));
let choice: Choice = readChoice(fieldsNow());
let form: Form = 'script';
let frame = shownIn('What a reader sees', page.value);
let shown: Choice | undefined;

/** The game of what is chosen. */
const gameOf = ({element, attributes}: Choice): string | undefined =>
  /^(.+)-table$/.exec(element)?.[1] ?? attributes.get('game');

function setAttribute(name: string, value: string | undefined): void {
  const attributes = new Map(choice.attributes);
  if (value === undefined) attributes.delete(name);
  else attributes.set(name, value);
  const before = gameOf(choice);
  choice = {...choice, attributes};
  // Options of one game are none of another.
  if (gameOf(choice) !== before) {
    const names = fieldsOf(manifest, choice.element, gameOf(choice)).map((field) => field.name);
    choice = {...choice, attributes: new Map([...attributes].filter(([own]) => own === 'lang' || names.includes(own)))};
    askFields();
  }
  show();
}

const option = (value: string, text: string): HTMLOptionElement => {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = text;
  return made;
};

/** Makes the control of an attribute. */
function control({name, kind, values, usual}: Field): HTMLSelectElement | HTMLInputElement {
  const set = choice.attributes.get(name);
  if (kind === 'choice') {
    const select = document.createElement('select');
    const isNeeded = name === 'game' && choice.element !== 'card-diagram';
    if (!isNeeded) select.append(option('', usual ? `${usual} (as it comes)` : 'as it comes'));
    select.append(...values.filter((value) => value !== usual || isNeeded).map((value) => option(value, value)));
    select.value = set ?? '';
    select.addEventListener('change', () => setAttribute(name, select.value || undefined));
    return select;
  }
  const input = document.createElement('input');
  if (kind === 'switch') {
    input.type = 'checkbox';
    input.checked = set !== undefined && set !== 'false';
    input.addEventListener('change', () => setAttribute(name, input.checked ? '' : undefined));
    return input;
  }
  input.type = kind === 'number' ? 'number' : 'text';
  input.value = set ?? '';
  if (usual) input.placeholder = usual;
  input.addEventListener('change', () => setAttribute(name, input.value || undefined));
  return input;
}

/** Makes the line of an attribute: its name, its control, what it does. */
function line(field: Field): HTMLElement {
  const label = document.createElement('label');
  label.className = field.kind === 'switch' ? 'switch' : '';
  const name = document.createElement('span');
  name.textContent = field.name;
  const made = control(field);
  made.name = field.name;
  const told = document.createElement('small');
  told.id = `told-${field.name}`;
  told.textContent = field.description.replaceAll('`', '').split('\n')[0] ?? '';
  made.setAttribute('aria-describedby', told.id);
  label.append(...(field.kind === 'switch' ? [made, name] : [name, made]));
  const row = document.createElement('div');
  row.append(label, told);
  return row;
}

/** Asks for what can be chosen of the element. */
function askFields(): void {
  const fields = fieldsOf(manifest, choice.element, gameOf(choice)).filter(({name}) => name !== 'lang');
  found('common').replaceChildren(...fields.filter(({isCommon}) => isCommon).map(line));
  const more = fields.filter(({isCommon}) => !isCommon);
  found('more').replaceChildren(...more.map(line));
  found('more').closest('details')!.hidden = more.length === 0;
  const content = CONTENTS[choice.element];
  found('content-field').hidden = content === undefined;
  found('content-label').textContent = content?.label ?? '';
}

/** Shows a choice as a whole in the form, as it was read from an address or as an element begins. */
function fill(): void {
  elements.value = choice.element;
  language.value = choice.attributes.get('lang') ?? '';
  inside.value = choice.content;
  askFields();
  show();
}

/** Changes the attributes of what is shown, so that a match goes on; what is another element, or has another content, is written anew. */
function showInFrame(): void {
  const element = frame.frame.contentDocument?.querySelector(choice.element);
  if (!element || shown?.element !== choice.element || shown.content !== choice.content) frame.show(tagHtml(choice));
  else {
    for (const name of shown.attributes.keys()) if (!choice.attributes.has(name)) element.removeAttribute(name);
    for (const [name, value] of choice.attributes)
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    frame.keep(tagHtml(choice));
  }
  shown = choice;
}

async function tellWeight(): Promise<void> {
  const of = choice;
  try {
    const {files, bytes} = await weightOf(of, of.attributes.get('lang') ?? 'en', kit);
    if (of === choice)
      found('weight').textContent =
        `${Math.round(bytes / 1000)} kB compressed, in ${files} files, before a reader can act`;
  } catch {
    found('weight').textContent = 'not known while the page is offline';
  }
}

/** Shows the choice: in the frame, in the lines to paste, in the address. */
function show(): void {
  found('fault').textContent = '';
  showInFrame();
  const {text, note} = written(form, choice, kit);
  found('text').textContent = text;
  found('note').textContent = note;
  found('policy').textContent = policyFor(kit);
  const fields = choiceFields(choice);
  if (page.value !== 'example.html') fields.set('page', page.value);
  if (width.value) fields.set('width', width.value);
  if (form !== 'script') fields.set('as', form);
  const address = `#${fields}`;
  if (address !== location.hash) history.replaceState(null, '', address);
  found<HTMLAnchorElement>('link').href = address;
  void tellWeight();
}

/** Shows the choice in another page, or with another width. */
function showPage(): void {
  frame = shownIn('What a reader sees', page.value);
  shown = undefined;
  if (width.value) frame.frame.style.inlineSize = `${width.value}px`;
  frame.frame.addEventListener('load', () => {
    for (const type of ['table', 'diagram', 'puzzle', 'replay', 'rules', 'pad', 'card'])
      frame.frame.contentDocument?.addEventListener(`${type}-error`, (event) => {
        const {code, path, message} = (event as CustomEvent<{code: string; path: string; message: string}>).detail;
        found('fault').textContent = `${code}${path ? `, ${path}` : ''}: ${message}`;
      });
  });
  found('preview').replaceChildren(frame.frame);
  show();
}

function readAddress(): void {
  const fields = fieldsNow();
  choice = readChoice(fields);
  const asked = fields.get('as') ?? 'script';
  form = asked in FORMS ? (asked as Form) : 'script';
  for (const [select, name] of [
    [page, 'page'],
    [width, 'width'],
  ] as const) {
    select.value = fields.get(name) ?? select.options[0]!.value;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  found<HTMLInputElement>(`as-${form}`).checked = true;
  showPage();
  fill();
}

elements.append(...Object.entries(ELEMENTS).map(([name, text]) => option(name, `${text}: <${name}>`)));
found('forms').append(
  ...Object.entries(FORMS).map(([name, text]) => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, {type: 'radio', name: 'form', id: `as-${name}`, value: name});
    input.addEventListener('change', () => {
      form = name as Form;
      show();
    });
    label.append(input, text);
    return label;
  }),
);
elements.addEventListener('change', () => {
  const lang = choice.attributes.get('lang');
  choice = beginningOf(elements.value);
  if (lang) choice = {...choice, attributes: new Map([...choice.attributes, ['lang', lang]])};
  fill();
});
language.addEventListener('change', () => setAttribute('lang', language.value || undefined));
page.addEventListener('change', showPage);
width.addEventListener('change', showPage);
let timer: ReturnType<typeof setTimeout> | undefined;
inside.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    choice = {...choice, content: inside.value};
    show();
  }, PAUSE);
});
document.querySelector('form.choices')!.addEventListener('submit', (event) => event.preventDefault());
found('copy').addEventListener('click', () => copyText(found('text').textContent, found('copied')));
// On a small screen what one sees comes before what one may choose.
if (matchMedia('(max-width: 59.99rem)').matches) found<HTMLDetailsElement>('attributes').open = false;
addEventListener('hashchange', readAddress);
readAddress();
