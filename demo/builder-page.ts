import type {TextKind} from '@cartavola/cli/check-page.js';
import {isSettable} from '@cartavola/elements/frame.js';
import {afterPause} from './after-pause.js';
import {
  beginningOf,
  choiceFields,
  FORMS,
  gameOf,
  isElement,
  localAttributes,
  readChoice,
  SCHEMES,
  type Choice,
  type Form,
} from './builder/choice.js';
import {fieldLine} from './builder/controls.js';
import {attributeNames, fieldsOf, type Field} from './builder/fields.js';
import {linkedParts, type BuilderStrings} from './builder/linked-text.js';
import {sampleOf} from './builder/samples.js';
import {policyFor, weightOf} from './builder/weight.js';
import type {BuilderWords} from './builder/words.js';
import {tagHtml, written, type Filled} from './builder/written.js';
import {shownIn} from './example-frame.js';
import {unplacedItem, type Finding} from './finding-item.js';
import type {SiteLanguage} from './site/site-pages.js';
import {pageStrings} from './page-strings.js';
import {copyText, kitAddress} from './snippets.js';

const LOADERS: Readonly<Record<SiteLanguage, () => Promise<{readonly words: BuilderWords}>>> = {
  en: () => import('./builder/words.en.js'),
  fr: () => import('./builder/words.fr.js'),
  it: () => import('./builder/words.it.js'),
};

const found = <E extends HTMLElement>(id: string): E => document.querySelector<E>(`#${id}`)!;
const elements = found<HTMLSelectElement>('element');
const language = found<HTMLSelectElement>('language');
const page = found<HTMLSelectElement>('page');
const width = found<HTMLSelectElement>('width');
const scheme = found<HTMLSelectElement>('scheme');
const inside = found<HTMLTextAreaElement>('inside');
const kit = kitAddress();
/** Language of this page, or English if a browser's translation feature has changed it. */
const own = document.documentElement.lang in LOADERS ? (document.documentElement.lang as SiteLanguage) : 'en';
const [{words}, manifest] = await Promise.all([
  LOADERS[own](),
  fetch('./custom-elements.json').then((answer) => answer.json() as Promise<Parameters<typeof fieldsOf>[0]>),
]);
const contents: Readonly<Record<string, string | undefined>> = words.contents;
const about: Readonly<Record<string, string | undefined>> = words.about;

const strings = pageStrings<BuilderStrings>();

let choice: Choice;
/** Default content of the element. */
let sample = '';
let form: Form = 'script';
let frame: ReturnType<typeof shownIn>;
let shown: Filled | undefined;
/** Attributes in the URL that the element doesn't have, error from the element in the preview, and findings from the check. */
let refused: readonly Finding[] = [];
let failed: Finding | undefined;
let faults: readonly Finding[] = [];

const filled = (): Filled => ({...choice, content: choice.content ?? sample});
const fieldsNow = (): readonly Field[] => fieldsOf(manifest, choice.element, gameOf(choice));

/** Applies a choice. Fills in the form, and uses default content for the element and game if the choice has none. */
async function take(wanted: Choice): Promise<void> {
  choice = wanted;
  const made = await sampleOf(wanted.element, words, gameOf(wanted));
  if (choice !== wanted) return;
  sample = made;
  elements.value = wanted.element;
  language.value = wanted.attributes.get('lang') ?? '';
  inside.value = wanted.content ?? sample;
  const fields = fieldsNow();
  for (const place of ['first', 'common', 'more'] as const) {
    const placed = fields.filter((field) => field.place === place);
    const lines = placed.map((field) => fieldLine(field, wanted.attributes.get(field.name), setAttribute, words));
    found(place).replaceChildren(...lines);
    const part = found(place).closest('details');
    if (part) part.hidden = lines.length === 0;
  }
  const label = contents[wanted.element];
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
  const game = gameOf(choice);
  if (game === before) return show();
  // Options, decks and content for one game may not work with another.
  const fields = fieldsNow();
  const former = localAttributes(choice.element, before, own);
  const isPossible = ([held, text]: [string, string]): boolean =>
    held === 'lang' ||
    (former[held] !== text &&
      fields.some((field) => field.name === held && (field.kind !== 'choice' || field.values.includes(text))));
  const local = Object.entries(localAttributes(choice.element, game, own));
  void take({...choice, attributes: new Map([...[...attributes].filter(isPossible), ...local]), content: undefined});
}

/**
 * Updates the attributes of the element in the preview without replacing it, so that a match continues. Replaces the
 * element if its name or content changes.
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
    const {files, bytes} = await weightOf(of, of.attributes.get('lang') ?? own, kit);
    tell(words.weight(Math.round(bytes / 1000), files));
  } catch {
    tell(words.noWeight);
  }
}

/** Kind of page to check the code as, keyed by output format. Code in other formats isn't a page. */
const CHECKED: Readonly<Partial<Record<Form, TextKind>>> = {script: 'html', frame: 'html', markdown: 'markdown'};

/** Checks the code or, if the code isn't a page, the element's tag. */
async function check(wanted: Filled, text: string): Promise<void> {
  const kind = text === '' ? undefined : CHECKED[form];
  try {
    const {checkPage} = await import('@cartavola/cli/check-page.js');
    const checked = await checkPage(kind ? text : tagHtml(wanted), {kind: kind ?? 'html'});
    if (shown === wanted) faults = checked.faults;
  } catch {
    // The element still reports its own errors.
    faults = [];
  }
  showFindings();
}

/** Shows the check's findings, and the element's error if the check doesn't report it. */
function showFindings(): void {
  const other = failed && !faults.some(({code}) => code === failed?.code) ? [failed] : [];
  found('findings').replaceChildren(...[...refused, ...faults, ...other].map(unplacedItem));
}

/** Updates the preview, the code to paste, its findings and the URL. */
function show(): void {
  failed = undefined;
  showFindings();
  const wanted = filled();
  showInFrame(wanted);
  const {text, note} = written(form, wanted, {kit, language: own, words, scheme: SCHEMES[scheme.selectedIndex] ?? ''});
  found('scheme-field').hidden = form !== 'frame' && form !== 'wordpress';
  found('text').textContent = text;
  found<HTMLButtonElement>('copy').disabled = text === '';
  found('note').replaceChildren(...linked(note));
  const isPuzzle = choice.element === 'card-puzzle';
  const told = isPuzzle ? words.aboutPuzzles(strings.puzzles) : (about[choice.element] ?? '');
  found('about').replaceChildren(...linked(told));
  found('policy').textContent = policyFor(kit, form);
  const fields = choiceFields(choice);
  if (page.selectedIndex > 0) fields.set('page', page.value);
  for (const select of [width, scheme]) if (select.value) fields.set(select.id, select.value);
  if (form !== 'script') fields.set('as', form);
  const address = `#${fields}`;
  // The initial element has no faults.
  if (location.hash !== '') void check(wanted, text);
  if (address !== location.hash) history.replaceState(null, '', address);
  found<HTMLAnchorElement>('link').href = address;
  void tellWeight();
}

/** Turns text with links by name into strings and link elements. */
const linked = (text: string): readonly (string | HTMLAnchorElement)[] =>
  linkedParts(text).map((part) => {
    if (typeof part === 'string') return part;
    const {address, note} = strings.links[part.address]!;
    const made = document.createElement('a');
    made.textContent = note ? `${part.text} ${note}` : part.text;
    made.href = address;
    if (note) made.hreflang = 'en';
    return made;
  });

/** Shows the element in the selected page, at the selected width. */
function surround(): void {
  frame = shownIn(words.previewTitle, page.value);
  shown = undefined;
  if (width.value) frame.frame.style.inlineSize = `${width.value}px`;
  frame.frame.addEventListener('load', () => {
    for (const type of ['table', 'diagram', 'puzzle', 'replay', 'rules', 'pad', 'card'])
      frame.frame.contentDocument?.addEventListener(`${type}-error`, (event) => {
        failed = (event as CustomEvent<Finding>).detail;
        showFindings();
      });
  });
  found('preview').replaceChildren(frame.frame);
}

function readAddress(): void {
  const fields = new URLSearchParams(location.hash.slice(1));
  const asked = fields.get('as');
  form = FORMS.find((one) => one === asked) ?? 'script';
  found<HTMLInputElement>(`as-${form}`).checked = true;
  for (const select of [page, width, scheme]) {
    select.value = fields.get(select.id) ?? '';
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  surround();
  const {choice: read, unknown} = readChoice(fields, own, (element, name) =>
    isSettable(name, attributeNames(manifest, element), 'link'),
  );
  refused = unknown.map((name) => ({
    code: 'page.attribute',
    path: name,
    message: `"${name}" is not an attribute of <${read.element}>. It was left out.`,
  }));
  void take(read);
}

for (const name of FORMS)
  found(`as-${name}`).addEventListener('change', () => {
    form = name;
    show();
  });
elements.addEventListener('change', () => {
  if (!isElement(elements.value)) return;
  const begun = beginningOf(elements.value, own);
  const attributes = new Map(begun.attributes);
  const lang = choice.attributes.get('lang');
  if (lang) attributes.set('lang', lang);
  else attributes.delete('lang');
  void take({...begun, attributes});
});
language.addEventListener('change', () => setAttribute('lang', language.value || undefined));
for (const select of [page, width])
  select.addEventListener('change', () => {
    surround();
    show();
  });
scheme.addEventListener('change', show);
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
