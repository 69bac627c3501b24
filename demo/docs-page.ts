// Pages of the documentation, with examples to copy, change and run.
import {afterPause} from './after-pause.js';
import {shownIn} from './example-frame.js';
import {pageStrings} from './page-strings.js';
import type {ExampleStrings} from './pages/site.js';
import {pasted} from './snippets.js';

const {
  copy: COPY,
  copied: COPIED,
  select: SELECT,
  attempt: TRY,
  change: CHANGE,
  shown: SHOWN,
} = pageStrings<ExampleStrings>();

const button = (text: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
};

/** Returns a button that copies an example. If the example is HTML, the copy includes the lines that load the kit. */
function copying(textOf: () => string, isHtml: boolean): HTMLButtonElement {
  const copy = button(COPY);
  copy.addEventListener('click', () => {
    const tell = (text: string): void => void (copy.textContent = text);
    navigator.clipboard.writeText(isHtml ? pasted(textOf()) : textOf()).then(
      () => tell(COPIED),
      () => tell(SELECT),
    );
  });
  return copy;
}

/** Makes an example editable, and shows it in a separate page. */
function open(example: HTMLElement, bar: HTMLElement): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.value = example.textContent;
  field.spellcheck = false;
  field.setAttribute('aria-label', CHANGE);
  field.style.blockSize = `${example.offsetHeight}px`;
  const {frame, show} = shownIn(SHOWN);
  field.addEventListener(
    'input',
    afterPause(() => show(field.value)),
  );
  show(field.value);
  example.replaceWith(field);
  const place = bar.nextElementSibling;
  if (place?.matches('div.example')) {
    frame.className = place.className;
    place.replaceWith(frame);
  } else bar.after(frame);
  return field;
}

/** Scrolls the menu to the current page. In a short window, the menu is longer than its container. */
function showInMenu(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current]');
  if (current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}

const menu = document.querySelector<HTMLElement>('.beside');
if (menu) showInMenu(menu);

/** Whether to open examples on page load. On a phone, that would make the page load much more slowly. */
const isWide = matchMedia('(min-width: 48em)').matches;

for (const example of document.querySelectorAll<HTMLElement>('pre.code')) {
  const bar = example.nextElementSibling as HTMLElement;
  let field: HTMLTextAreaElement | undefined;
  const {live} = example.dataset;
  bar.append(copying(() => field?.value ?? example.textContent, example.dataset['html'] !== undefined));
  if (live === 'open' && isWide) field = open(example, bar);
  else if (live !== undefined) {
    const attempt = button(TRY);
    attempt.addEventListener('click', () => {
      field = open(example, bar);
      attempt.remove();
      field.focus();
    });
    bar.prepend(attempt);
  }
}
