import {checkPage, type PageSolution} from '@cartavola/cli/check-page.js';
import {afterPause} from './after-pause.js';
import {findingItem, itemAbout} from './finding-item.js';
import {filled, pageStrings} from './page-strings.js';
import type {WriteStrings} from './pages/make.js';
import {asPage, copyText, pasted} from './snippets.js';

/** Storage keys for the text in the editor, and for the sample that the text started from. */
const KEPT = 'cartavola-demo-lesson';
const KEPT_BEGINNING = 'cartavola-demo-lesson-begun';
/** Storage key for the text that was replaced with another sample. */
const KEPT_REPLACED = 'cartavola-demo-lesson-replaced';

const page = document.querySelector<HTMLTextAreaElement>('#page')!;
const preview = document.querySelector<HTMLElement>('#preview')!;
const findings = document.querySelector('#findings')!;
const solutions = document.querySelector('#solutions')!;
const right = document.querySelector<HTMLElement>('#right')!;
const summary = document.querySelector('#summary')!;
const beginning = document.querySelector<HTMLSelectElement>('#beginning')!;
const language = document.querySelector<HTMLSelectElement>('#language')!;
const told = document.querySelector('#told')!;
/** Elements above the findings: the heading and, on pages in other languages, a note that findings are in English. */
const aboutFindings = document.querySelectorAll<HTMLElement>('#found, .in-english');
const back = document.querySelector<HTMLButtonElement>('#back')!;

/** Text that was replaced with another sample, and the sample that it started from. */
interface Replaced {
  readonly text: string;
  readonly begun: string;
}

let replaced: Replaced | undefined;
/** Sample that the text started from, and the original text of the sample. */
let begun = '';
let begunText = '';

const strings = pageStrings<WriteStrings>();

/** Field that findings and solutions link to. */
const checkedField = {field: page, line: strings.line};

function solutionItem(solution: PageSolution): HTMLLIElement {
  const told = document.createElement('span');
  told.lang = solution.language;
  told.textContent = solution.title ? `${solution.title}: ${solution.right}` : solution.right;
  return itemAbout(solution, checkedField, told);
}

/** Shows the lessons in the text, the check's findings, and the right answers to each question. */
async function show(): Promise<void> {
  const html = page.value;
  const written = new DOMParser().parseFromString(html, 'text/html');
  preview.lang = written.documentElement.lang;
  preview.replaceChildren(
    ...[...written.querySelectorAll('rules-explainer')].map((explainer) => document.importNode(explainer, true)),
  );
  const checked = await checkPage(html);
  if (html !== page.value) return;
  const {faults, lessons, steps} = checked;
  findings.replaceChildren(...faults.map((fault) => findingItem(fault, checkedField)));
  solutions.replaceChildren(...checked.solutions.map(solutionItem));
  right.hidden = checked.solutions.length === 0;
  const told = faults.length === 0 ? strings.noFaults : filled(strings.faults, {count: faults.length});
  summary.textContent = filled(strings.sum, {lessons, steps, faults: told});
  for (const about of aboutFindings) about.hidden = faults.length === 0;
}

const showSoon = afterPause(() => void show());
page.addEventListener('input', () => {
  keep(page.value);
  showSoon();
});

/** Stores text in this browser under a key, or removes it. Without storage, the text is only in the field. */
function keepUnder(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Storage is full or blocked.
  }
}

/** Stores a lesson and the sample that it started from. Without text, removes the stored lesson. */
function keep(text: string | undefined): void {
  keepUnder(KEPT, text);
  if (text !== undefined) keepUnder(KEPT_BEGINNING, begun);
}

/** Stores the text that was replaced with another sample, so that it survives a reload, and offers to restore it. */
function setReplaced(text: Replaced | undefined): void {
  replaced = text;
  back.hidden = text === undefined;
  keepUnder(KEPT_REPLACED, text && JSON.stringify(text));
}

/** Reads replaced text that was stored on an earlier visit. */
function keptReplaced(): Replaced | undefined {
  try {
    const {text, begun: before} = JSON.parse(kept(KEPT_REPLACED) ?? '{}') as Partial<Replaced>;
    return typeof text === 'string' ? {text, begun: String(before)} : undefined;
  } catch {
    return undefined;
  }
}

/** Reads text from storage. */
function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the chosen sample and its language as a string, for example `scopa/en`. */
const chosen = (): string => `${beginning.value}/${language.value}`;

/** Selects the sample that the lesson started from. */
function choose(text: string): void {
  const [game, tag] = text.split('/');
  if ([...beginning.options].some(({value}) => value === game)) beginning.value = game!;
  if ([...language.options].some(({value}) => value === tag)) language.value = tag!;
  language.disabled = beginning.value.includes(' ');
  begun = chosen();
}

/** Replaces the text with the chosen sample. The reader can restore it. */
async function begin(): Promise<void> {
  const [game, whole] = beginning.value.split(' ');
  language.disabled = whole !== undefined;
  const before = page.value;
  try {
    const name = whole === undefined ? `${game}-${language.value}` : game;
    const answer = await fetch(`./downloads/lessons/${name}.txt`);
    const text = await answer.text();
    const end = text.lastIndexOf('</rules-explainer>');
    const lesson = end < 0 ? '' : text.slice(text.indexOf('<rules-explainer'), end + '</rules-explainer>'.length);
    if (lesson === '') throw new Error(`No lesson: ${answer.status}`);
    // Keep any text that the reader has typed in the meantime.
    if (page.value !== before) return;
    if (before !== begunText) setReplaced({text: before, begun});
    keep(undefined);
    choose(chosen());
    page.value = begunText = `${lesson.replaceAll('\n  ', '\n')}\n`;
    void show();
  } catch {
    told.textContent = strings.notLoaded;
  }
}
beginning.addEventListener('change', () => void begin());
language.addEventListener('change', () => void begin());

back.addEventListener('click', () => {
  if (!replaced) return;
  choose(replaced.begun);
  page.value = replaced.text;
  begunText = '';
  setReplaced(undefined);
  page.focus();
  keep(page.value);
  void show();
});

document.querySelector('#copy')!.addEventListener('click', () => copyText(pasted(page.value), told));
document.querySelector('#save')!.addEventListener('click', () => {
  const link = document.createElement('a');
  const text = asPage(page.value, strings.lesson, language.value);
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/html'}));
  link.download = strings.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});

setReplaced(keptReplaced());
const written = kept(KEPT);
if (written === undefined) {
  choose(`/${new URLSearchParams(location.search).get('lang') ?? document.documentElement.lang}`);
  void begin();
} else {
  choose(kept(KEPT_BEGINNING) ?? '');
  page.value = written;
  void show();
}
