import {afterPause} from './after-pause.js';
import {beginningOf, choiceFields, ELEMENTS, gameOf, readChoice, type Choice} from './builder/choice.js';
import {fieldLine, option} from './builder/controls.js';
import {fieldsOf, type Field} from './builder/fields.js';
import {CONTENTS, sampleOf} from './builder/samples.js';
import {policyFor, weightOf} from './builder/weight.js';
import {FORMS, tagHtml, written, type Filled, type Form} from './builder/written.js';
import {shownIn} from './example-frame.js';
import {copyText, kitAddress} from './snippets.js';

/** Notes about an element: a sentence, and a link to more. */
const ABOUT: Readonly<Record<string, readonly [sentence: string, link: string, address: string]>> = {
  'card-diagram': [
    'To save a file, point at the picture and choose “Save as picture” (PNG or SVG).',
    'Other sizes',
    './docs/diagrams.html#image-files',
  ],
  'rules-explainer': ['This is the lesson that comes with the game.', 'Write your own', './write.html'],
  'game-replay': [
    'Write comments in braces after a move. A table’s menu saves its match as such a text.',
    'Replays',
    './docs/replays.html',
  ],
  'card-puzzle': [
    'The kit has sixty puzzles for each game. Under “More”, set “src” to a file such as puzzles/scopa.json.',
    'Puzzles',
    './docs/puzzles.html',
  ],
};

const found = <E extends HTMLElement>(id: string): E => document.querySelector<E>(`#${id}`)!;
const elements = found<HTMLSelectElement>('element');
const language = found<HTMLSelectElement>('language');
const page = found<HTMLSelectElement>('page');
const width = found<HTMLSelectElement>('width');
const inside = found<HTMLTextAreaElement>('inside');
const kit = kitAddress();
const manifest = (await (await fetch('./custom-elements.json')).json()) as Parameters<typeof fieldsOf>[0];

let choice: Choice;
/** Default content of the element. */
let sample = '';
let form: Form = 'script';
let frame: ReturnType<typeof shownIn>;
let shown: Filled | undefined;

const filled = (): Filled => ({...choice, content: choice.content ?? sample});
const fieldsNow = (): readonly Field[] => fieldsOf(manifest, choice.element, gameOf(choice));

/** Applies a choice: fills the form, with the default content for an element of that game. */
async function take(wanted: Choice): Promise<void> {
  choice = wanted;
  const made = await sampleOf(wanted.element, gameOf(wanted));
  if (choice !== wanted) return;
  sample = made;
  elements.value = wanted.element;
  language.value = wanted.attributes.get('lang') ?? '';
  inside.value = wanted.content ?? sample;
  const fields = fieldsNow();
  for (const place of ['first', 'common', 'more'] as const) {
    const own = fields.filter((field) => field.place === place);
    const lines = own.map((field) => fieldLine(field, wanted.attributes.get(field.name), setAttribute));
    found(place).replaceChildren(...lines);
    const part = found(place).closest('details');
    if (part) part.hidden = lines.length === 0;
  }
  const label = CONTENTS[wanted.element];
  found('content-field').hidden = label === undefined;
  found('content-label').textContent = label ?? '';
  show();
  document.querySelector('.builder')!.classList.add('filled');
}

function setAttribute(name: string, value: string | undefined): void {
  const attributes = new Map(choice.attributes);
  if (value === undefined) attributes.delete(name);
  else attributes.set(name, value);
  const before = gameOf(choice);
  choice = {...choice, attributes};
  if (gameOf(choice) === before) return show();
  // The options, decks and content of one game may not fit another.
  const fields = fieldsNow();
  const isPossible = ([own, held]: [string, string]): boolean =>
    own === 'lang' ||
    fields.some((field) => field.name === own && (field.kind !== 'choice' || field.values.includes(held)));
  void take({...choice, attributes: new Map([...attributes].filter(isPossible)), content: undefined});
}

/**
 * Updates the attributes of the shown element, so that a match continues. Replaces the element if its name or content
 * changes.
 */
function showInFrame(wanted: Filled): void {
  const element = frame.frame.contentDocument?.querySelector(wanted.element);
  if (!element || shown?.element !== wanted.element || shown.content !== wanted.content) frame.show(tagHtml(wanted));
  else {
    for (const name of shown.attributes.keys()) if (!wanted.attributes.has(name)) element.removeAttribute(name);
    for (const [name, value] of wanted.attributes)
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    frame.keep(tagHtml(wanted));
  }
  shown = wanted;
}

async function tellWeight(): Promise<void> {
  const of = choice;
  const tell = (text: string): void => {
    if (of === choice) found('weight').textContent = text;
  };
  try {
    const {files, bytes} = await weightOf(of, of.attributes.get('lang') ?? 'en', kit);
    tell(`${Math.round(bytes / 1000)} kB compressed, in ${files} files, before a reader can start`);
  } catch {
    tell('unknown while the page is offline');
  }
}

/** Updates the frame, the lines to paste and the address. */
function show(): void {
  found('fault').textContent = '';
  const wanted = filled();
  showInFrame(wanted);
  const {text, note, more} = written(form, wanted, kit);
  found('text').textContent = text;
  found<HTMLButtonElement>('copy').disabled = text === '';
  found('note').replaceChildren(note, ...(more ? [' ', linkTo(...more)] : []));
  const about = ABOUT[choice.element];
  found('about').replaceChildren(...(about ? [`${about[0]} `, linkTo(about[1], about[2])] : []));
  found('policy').textContent = policyFor(kit, form);
  const fields = choiceFields(choice);
  if (page.selectedIndex > 0) fields.set('page', page.value);
  if (width.value) fields.set('width', width.value);
  if (form !== 'script') fields.set('as', form);
  const address = `#${fields}`;
  if (address !== location.hash) history.replaceState(null, '', address);
  found<HTMLAnchorElement>('link').href = address;
  void tellWeight();
}

function linkTo(text: string, address: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.textContent = text;
  made.href = address;
  return made;
}

/** Shows the element in another page, or at another width. */
function surround(): void {
  frame = shownIn('Preview', page.value);
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
}

function readAddress(): void {
  const fields = new URLSearchParams(location.hash.slice(1));
  const asked = fields.get('as') ?? 'script';
  form = asked in FORMS ? (asked as Form) : 'script';
  found<HTMLInputElement>(`as-${form}`).checked = true;
  for (const select of [page, width]) {
    select.value = fields.get(select.id) ?? '';
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  surround();
  void take(readChoice(fields));
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
  const begun = beginningOf(elements.value);
  const lang = choice.attributes.get('lang');
  void take(lang ? {...begun, attributes: new Map([...begun.attributes, ['lang', lang]])} : begun);
});
language.addEventListener('change', () => setAttribute('lang', language.value || undefined));
for (const select of [page, width])
  select.addEventListener('change', () => {
    surround();
    show();
  });
inside.addEventListener(
  'input',
  afterPause(() => {
    choice = {...choice, content: inside.value};
    show();
  }),
);
document.querySelector('form.choices')!.addEventListener('submit', (event) => event.preventDefault());
found('copy').addEventListener('click', () => copyText(found('text').textContent, found('copied')));
// On a small screen, the preview comes before the attributes.
if (matchMedia('(max-width: 59.99rem)').matches) found<HTMLDetailsElement>('attributes').open = false;
addEventListener('hashchange', readAddress);
readAddress();
