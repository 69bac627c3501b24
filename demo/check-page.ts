import type {PageFault, TextKind} from '@cartavola/cli/check-page.js';
import {countedFindings, countedIn} from '@cartavola/cli/check/counted-in.js';
import {afterPause} from './after-pause.js';
import type {Answer, ToCheck} from './check-worker.js';
import {findingItem} from './finding-item.js';
import {loadFile} from './site-file.js';

/** Page with three faults. */
const EXAMPLE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Scopa night</title>
    <script type="module" src="cartavola/cartavola.js"></script>
  </head>
  <body>
    <h1>Scopa night</h1>

    <scopa-table id="table" levle="expert" deck="italian"></scopa-table>
    <score-sheet for="tabel"></score-sheet>

    <rules-explainer game="scopa">
      <lesson-step>
        <p>What does the king take?</p>
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
  const page = text.replaceAll(/<!--[^]*?-->/g, '');
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
  kind.options[0]!.text = isEmpty ? 'Automatic' : `Automatic (${NAMES[guessed]})`;
  if (isEmpty) return show('', []);
  isRunning = true;
  findings.ariaBusy = 'true';
  slow = setTimeout(() => (summary.textContent = 'Checking …'), LONG);
  worker ??= startWorker();
  worker.postMessage({text, kind: (kind.value as TextKind | '') || guessed, base: base?.href} satisfies ToCheck);
}

function showAnswer(answer: Answer): void {
  clearTimeout(slow);
  isRunning = false;
  if (!answer) return show('The page could not be checked. Check the network connection, and reload.', []);
  const {faults, elements} = answer;
  const contents = countedIn(answer).join(', ') || 'No elements';
  const isOther = elements === 0 && faults.length === 0;
  show(isOther ? 'This page has no elements of the kit.' : `${contents}: ${countedFindings(faults.length)}`, faults);
}

function show(sum: string, faults: readonly PageFault[]): void {
  // Screen readers announce a status again whenever it is set.
  if (summary.textContent !== sum) summary.textContent = sum;
  findings.replaceChildren(...faults.map((fault) => findingItem(fault, {field, line: 'Line'})));
  findings.ariaBusy = null;
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
    told.textContent = 'Only pages on this site can be loaded. Copy the source of another page, and paste it below.';
    return;
  }
  told.textContent = '';
  const before = field.value;
  const file = await loadFile(url);
  // Keep any text that was typed in the meantime.
  if (field.value !== before) return;
  if ('reason' in file) {
    told.textContent = `${url.pathname} can’t be loaded: ${file.reason}.`;
    return;
  }
  field.value = file.text;
  kind.value = '';
  base = url;
  told.textContent = `Loaded ${url.pathname}. Files that it refers to are checked too.`;
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
