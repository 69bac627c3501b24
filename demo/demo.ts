import '@cartavola/elements/all.js';
import type {CardTable} from '@cartavola/elements';
import {html, render} from 'lit';

const element = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;

const table = element<CardTable>('#table');
const settings = element<HTMLFormElement>('.settings');

/** What can be chosen for every table; the first of each is usual. */
const CHOICES = [
  ['Bots', 'level', ['casual', 'beginner', 'strong', 'expert']],
  ['Hints', 'hints', ['no', 'yes']],
  ['Coach', 'coach', ['no', 'yes']],
  ['Table', 'theme', ['felt', 'wood', 'plain']],
  ['Speed', 'speed', ['normal', 'slow', 'fast', 'instant']],
] as const;
/** What a table has or has not. */
const isSwitch = (name: string): boolean => name === 'hints' || name === 'coach';

const common = document.createElement('div');
common.className = 'common';
render(
  CHOICES.map(
    ([label, name, values]) => html`<label>
      ${label}
      <select name=${name}>
        ${values.map((value) => html`<option>${value}</option>`)}
      </select>
    </label>`,
  ),
  common,
);
settings.append(common);

render(
  html`<section>
      <h2>Two lines to paste</h2>
      <pre><code id="snippet"></code></pre>
      <button type="button" id="copy">Copy</button>
      <p id="copied" role="status"></p>
    </section>
    <section>
      <h2>The score, deal by deal</h2>
      <score-sheet for="table"></score-sheet>
    </section>
    <section>
      <h2>The moves, as one would read them out</h2>
      <move-log for="table"></move-log>
    </section>
    <section>
      <h2>Events, as they come</h2>
      <ol id="events" tabindex="0" aria-label="Events of the table"></ol>
    </section>`,
  element<HTMLElement>('.beside'),
);

const snippet = element('#snippet');
/** What a table does that says nothing of it. */
const usual = new FormData(settings);

/** What a page would paste for the table as it is set here. */
function writeSnippet(): void {
  const attributes = [...new FormData(settings)]
    .filter(([name, value]) => value !== usual.get(name))
    .map(([name, value]) => (isSwitch(name) ? ` ${name}` : ` ${name}="${value as string}"`))
    .join('');
  const tag = table.localName;
  snippet.textContent = `<script type="module" src="https://YOUR-SITE/cartavola.js"></script>\n<${tag}${attributes}></${tag}>`;
}

settings.addEventListener('change', () => {
  const chosen = new FormData(settings);
  for (const [name, value] of chosen) {
    if (isSwitch(name)) table.toggleAttribute(name, value === 'yes');
    else table.setAttribute(name, value as string);
  }
  for (const companion of document.querySelectorAll<HTMLElement>('score-sheet, move-log')) {
    companion.lang = chosen.get('lang') as string;
  }
  writeSnippet();
});
writeSnippet();

element('#copy').addEventListener('click', () => {
  const tell = (text: string): void => void (element('#copied').textContent = text);
  navigator.clipboard.writeText(snippet.textContent).then(
    () => tell('Copied.'),
    () => tell('Select the two lines to copy them.'),
  );
});

const events = element('#events');
for (const type of [
  'table-ready',
  'table-deal',
  'table-turn',
  'table-request',
  'table-refuse',
  'table-move',
  'table-trick',
  'table-score',
  'table-match',
  'table-error',
  'table-unsaved',
] as const) {
  table.addEventListener(type, (event) => {
    const line = document.createElement('li');
    // Views are long: what happened is enough here.
    const detail = JSON.stringify(event.detail, (key, value: unknown) => (key === 'view' ? undefined : value));
    line.textContent = `${type} ${detail.length > 160 ? `${detail.slice(0, 160)}…` : detail}`;
    events.append(line);
    while (events.children.length > 100) events.firstElementChild!.remove();
    events.scrollTop = events.scrollHeight;
  });
}
