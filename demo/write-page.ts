import {checkPage, type PageFault} from '@cartavola/cli/check-page.js';
import {afterPause} from './after-pause.js';
import {asPage, copyText, pasted} from './snippets.js';

/** Where this browser keeps what was written here, and what it was begun with, until another beginning is chosen. */
const KEPT = 'cartavola-demo-lesson';
const KEPT_BEGINNING = 'cartavola-demo-lesson-begun';

const page = document.querySelector<HTMLTextAreaElement>('#page')!;
const preview = document.querySelector<HTMLElement>('#preview')!;
const findings = document.querySelector('#findings')!;
const summary = document.querySelector('#summary')!;
const beginning = document.querySelector<HTMLSelectElement>('#beginning')!;
const language = document.querySelector<HTMLSelectElement>('#language')!;
const told = document.querySelector('#told')!;
const back = document.querySelector<HTMLButtonElement>('#back')!;

/** What was written when another beginning was chosen, and what it was begun with. */
let replaced: {readonly text: string; readonly begun: string} | undefined;
/** The beginning of what is in the field, and its text as it was begun with. */
let begun = '';
let begunText = '';

/** Selects the tag that has a fault. */
function selectTag({line, column, endLine, endColumn}: PageFault): void {
  const starts = [0, ...[...page.value.matchAll(/\n/g)].map(({index}) => index + 1)];
  const at = (inLine: number, inColumn: number): number => (starts[inLine - 1] ?? 0) + inColumn - 1;
  page.focus();
  page.setSelectionRange(at(line, column), at(endLine, endColumn));
}

function findingItem(fault: PageFault): HTMLLIElement {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Line ${fault.line}`;
  button.addEventListener('click', () => selectTag(fault));
  const code = document.createElement('code');
  code.textContent = [fault.code, fault.path].filter(Boolean).join(' ');
  item.append(button, ` ${fault.message} `, code);
  return item;
}

/** Shows the lessons of the page, and what the check finds in it. */
async function show(): Promise<void> {
  const html = page.value;
  const written = new DOMParser().parseFromString(html, 'text/html');
  preview.lang = written.documentElement.lang;
  preview.replaceChildren(
    ...[...written.querySelectorAll('rules-explainer')].map((explainer) => document.importNode(explainer, true)),
  );
  const {faults, lessons, steps} = await checkPage(html);
  if (html !== page.value) return;
  findings.replaceChildren(...faults.map(findingItem));
  summary.textContent = `Lessons: ${lessons}, steps: ${steps}, ${faults.length === 0 ? 'no fault' : `faults: ${faults.length}, told below`}.`;
}

const showSoon = afterPause(() => void show());
page.addEventListener('input', () => {
  keep(page.value);
  showSoon();
});

/** Keeps a text in this browser, or forgets it; a browser that keeps nothing goes without. */
function keep(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(KEPT);
    else {
      localStorage.setItem(KEPT, text);
      localStorage.setItem(KEPT_BEGINNING, begun);
    }
  } catch {
    // What is written is in the field.
  }
}

/** Reads what is kept under a name. */
function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The lesson that is chosen to begin with, and its language, as a text. */
const chosen = (): string => `${beginning.value}/${language.value}`;

/** Shows in the fields what a lesson was begun with. */
function choose(text: string): void {
  const [game, tag] = text.split('/');
  if ([...beginning.options].some(({value}) => value === game)) beginning.value = game!;
  if ([...language.options].some(({value}) => value === tag)) language.value = tag!;
  language.disabled = beginning.value.includes(' ');
  begun = chosen();
}

/** Begins with the lesson that is chosen, in place of what was written, which can be had back. */
async function begin(): Promise<void> {
  const [game, whole] = beginning.value.split(' ');
  language.disabled = whole !== undefined;
  const before = page.value;
  try {
    const name = whole === undefined ? `${game}-${language.value}` : game;
    const answer = await fetch(`./downloads/lessons/${name}.txt`);
    const [lesson] = /<rules-explainer[^]*<\/rules-explainer>/.exec(await answer.text()) ?? [];
    if (lesson === undefined) throw new Error(`No lesson: ${answer.status}`);
    // What was typed meanwhile is not lost.
    if (page.value !== before) return;
    if (before !== begunText) replaced = {text: before, begun};
    back.hidden = replaced === undefined;
    keep(undefined);
    choose(chosen());
    page.value = begunText = `${lesson.replaceAll('\n  ', '\n')}\n`;
    void show();
  } catch {
    told.textContent = 'It could not be loaded.';
  }
}
beginning.addEventListener('change', () => void begin());
language.addEventListener('change', () => void begin());

back.addEventListener('click', () => {
  if (!replaced) return;
  choose(replaced.begun);
  page.value = replaced.text;
  begunText = '';
  replaced = undefined;
  back.hidden = true;
  page.focus();
  keep(page.value);
  void show();
});

document.querySelector('#copy')!.addEventListener('click', () => copyText(pasted(page.value), told));
document.querySelector('#save')!.addEventListener('click', () => {
  const link = document.createElement('a');
  const text = asPage(page.value, 'A lesson', language.value);
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/html'}));
  link.download = 'lesson.html';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});

const written = kept(KEPT);
if (written === undefined) {
  choose(`/${new URLSearchParams(location.search).get('lang') ?? ''}`);
  void begin();
} else {
  choose(kept(KEPT_BEGINNING) ?? '');
  page.value = written;
  void show();
}
