import type {PageFault, TextKind} from '@cartavola/cli/check-page.js';
import {afterPause} from './after-pause.js';
import type {Answer, ToCheck} from './check-worker.js';
import {findingItem} from './finding-item.js';
import {filled, pageStrings} from './page-strings.js';
import type {CheckStrings} from './pages/make.js';
import {loadFile} from './site-file.js';

const strings = pageStrings<CheckStrings>();
const {lang} = document.documentElement;
const forms = new Intl.PluralRules(lang);

/** Returns a number with its noun. */
function counted(count: number, noun: keyof CheckStrings['counts']): string {
  const [one, several] = strings.counts[noun];
  return filled(forms.select(count) === 'one' ? one : several, {count});
}

/** Page with three faults. */
const EXAMPLE = `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <title>${strings.exampleTitle}</title>
    <script type="module" src="cartavola/cartavola.js"></script>
  </head>
  <body>
    <h1>${strings.exampleTitle}</h1>

    <scopa-table id="table" levle="expert" deck="italian"></scopa-table>
    <score-sheet for="tabel"></score-sheet>

    <rules-explainer game="scopa">
      <lesson-step>
        <p>${strings.exampleQuestion}</p>
        <lesson-position hand="KC AS" table="7H 3S 6C 4D"></lesson-position>
        <lesson-ask kind="play" goal="scopa"></lesson-ask>
      </lesson-step>
    </rules-explainer>
  </body>
</html>
`;

const NAMES: Readonly<Record<TextKind, string>> = {html: 'HTML', markdown: 'Markdown', css: 'CSS', data: 'JSON'};
/** Time in milliseconds after which the page reports that the check is still running. */
const LONG = 1000;

const found = <E extends HTMLElement>(id: string): E => document.querySelector<E>(`#${id}`)!;
const field = found<HTMLTextAreaElement>('page');
const kind = found<HTMLSelectElement>('kind');
const address = found<HTMLInputElement>('address');
const findings = found('findings');
const summary = found('summary');
const told = found('told');
/** Note that messages are in English, on pages in other languages. */
const inEnglish = document.querySelector<HTMLElement>('.in-english');

/** URL that the text was loaded from. */
let base: URL | undefined;
/** Worker that runs checks, and whether it is running one. */
let worker: Worker | undefined;
let isRunning = false;
let slow: ReturnType<typeof setTimeout> | undefined;

/** Guesses the kind of text. Markdown has no tag before its first heading or fence. */
function kindIn(text: string): TextKind {
  if (/^\s*(?:\{\s*"|\[\s*\{)/.test(text)) return 'data';
  if (/\.(?:md|markdown)$/.test(base?.pathname ?? '')) return 'markdown';
  const page = text.replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  const markdown = page.search(/^(?:---$| {0,3}(?:#{1,6} |```|~~~))/m);
  const tag = page.search(/<(?:!doctype|\/?[a-z][a-z\d-]*)[\s/>]/i);
  return tag < 0 || (markdown >= 0 && markdown < tag) ? 'markdown' : 'html';
}

function startWorker(): Worker {
  const started = new Worker(new URL('./check-worker.ts', import.meta.url), {type: 'module'});
  started.addEventListener('message', ({data}: MessageEvent<Answer>) => started === worker && showAnswer(data));
  started.addEventListener('error', () => {
    if (started !== worker) return;
    worker = undefined;
    showAnswer(undefined);
  });
  return started;
}

/** Stops a check that is still running on an earlier version of the text. */
function stop(): void {
  clearTimeout(slow);
  if (isRunning) {
    worker?.terminate();
    worker = undefined;
  }
  isRunning = false;
}

function check(): void {
  stop();
  const text = field.value;
  const isEmpty = text.trim() === '';
  if (isEmpty) forgetAddress();
  const guessed = kindIn(text);
  found('empty').hidden = !isEmpty;
  kind.options[0]!.text = isEmpty ? strings.automatic : filled(strings.guessed, {kind: NAMES[guessed]});
  if (isEmpty) return show('', []);
  isRunning = true;
  findings.ariaBusy = 'true';
  slow = setTimeout(() => (summary.textContent = strings.checking), LONG);
  worker ??= startWorker();
  worker.postMessage({text, kind: (kind.value as TextKind | '') || guessed, base: base?.href} satisfies ToCheck);
}

function showAnswer(answer: Answer): void {
  clearTimeout(slow);
  isRunning = false;
  if (!answer) return show(strings.failed, []);
  const {faults, elements} = answer;
  if (elements === 0 && faults.length === 0) return show(strings.none, []);
  const counts = (['elements', 'lessons', 'steps', 'puzzles'] as const).filter((noun) => answer[noun] > 0);
  const contents = counts.map((noun) => counted(answer[noun], noun)).join(', ') || strings.noElements;
  const findings = faults.length === 0 ? strings.noFindings : counted(faults.length, 'findings');
  show(filled(strings.sum, {contents, findings}), faults);
}

function show(sum: string, faults: readonly PageFault[]): void {
  // Screen readers announce a status again whenever it is set.
  if (summary.textContent !== sum) summary.textContent = sum;
  findings.replaceChildren(...faults.map((fault) => findingItem(fault, {field, line: strings.line})));
  findings.ariaBusy = null;
  if (inEnglish) inEnglish.hidden = faults.length === 0;
}

/** Clears the base URL, because the text no longer comes from that URL. */
function forgetAddress(): void {
  if (!base) return;
  base = undefined;
  told.textContent = '';
}

/** Replaces the text with the page at the URL that was entered. */
async function load(): Promise<void> {
  const url = URL.canParse(address.value, location.href) ? new URL(address.value, location.href) : undefined;
  if (url?.origin !== location.origin) {
    told.textContent = strings.elsewhere;
    return;
  }
  told.textContent = '';
  const before = field.value;
  const file = await loadFile(url);
  // Keep any text that was typed in the meantime.
  if (field.value !== before) return;
  if ('reason' in file) {
    const reasons: Readonly<Record<string, string>> = strings.reasons;
    const reason = reasons[file.code.replace('file.', '')] ?? file.reason;
    told.textContent = filled(strings.notLoaded, {path: url.pathname, reason});
    return;
  }
  field.value = file.text;
  kind.value = '';
  base = url;
  told.textContent = filled(strings.loaded, {path: url.pathname});
  check();
}

const checkSoon = afterPause(check);
field.addEventListener('input', () => {
  stop();
  findings.ariaBusy = 'true';
  checkSoon();
});
field.addEventListener('paste', () => {
  if (field.selectionStart === 0 && field.selectionEnd === field.value.length) forgetAddress();
});
kind.addEventListener('change', check);
address.form!.addEventListener('submit', (event) => {
  event.preventDefault();
  void load();
});
found('example').addEventListener('click', () => {
  field.value = EXAMPLE;
  field.setSelectionRange(0, 0);
  field.focus({preventScroll: true});
  check();
});
// Firefox restores the text after a reload.
addEventListener('pageshow', check);
