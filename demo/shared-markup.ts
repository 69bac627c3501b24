import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'vite';
import {SETTINGS, type Setting} from './settings.js';

const PAGES = {
  index: 'Start',
  capodama: 'Capodama',
  scopa: 'Scopa',
  capra: 'Capra',
  calypso: 'Calypso',
  rules: 'Lessons',
  lesson: 'Your lesson',
  write: 'Write one',
  cards: 'Cards',
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function field(setting: Setting): string {
  const {label, attribute} = setting;
  if (!('values' in setting))
    return `<label class="switch"><input type="checkbox" name="${attribute}" /> ${label}</label>`;
  const options = setting.values.map(([value, name, without]) => {
    const marks = `${value === setting.begin ? ' selected' : ''}${without ? ` data-without="${without}"` : ''}`;
    return `<option value="${escaped(value)}"${marks}>${name}</option>`;
  });
  return `<label><span>${label}</span> <select name="${attribute}">${options.join('')}</select></label>`;
}

/** What follows what a page shows: the lines to paste for it, and all that can be set of it. Browsers may not bring back what was set before. */
const paste = (page: string): string => `<section class="paste" aria-labelledby="paste">
      <h2 id="paste">To paste</h2>
      <pre><code id="snippet"></code></pre>
      <details>
        <summary>Settings</summary>
        <form id="settings" aria-label="Settings" autocomplete="off">${(SETTINGS[page] ?? []).map(field).join('')}</form>
      </details>
      <p class="copy"><span id="copied" role="status"></span> <button type="button" id="copy">Copy</button></p>
    </section>`;

/** What a table tells, for those who want to know. */
const TOLD = `<section class="told" aria-label="What the table tells">
      <details><summary>The score, deal by deal</summary><score-sheet for="table"></score-sheet></details>
      <details><summary>The moves, as one would read them out</summary><move-log for="table"></move-log></details>
      <details><summary>The last deal, looked back on</summary><coach-panel for="table"></coach-panel></details>
      <details><summary>What you have played here</summary><table-record for="table"></table-record></details>
      <details><summary>The events, as a page hears them</summary>
        <ol id="events" tabindex="0" aria-label="Events of the table"></ol></details>
    </section>`;

const pages = (here: string): string =>
  `<header class="site"><nav aria-label="Pages">${Object.entries(PAGES)
    .map(([page, name]) => `<a href="./${page}.html"${page === here ? ' aria-current="page"' : ''}>${name}</a>`)
    .join(' ')}</nav></header>`;

/** The rules as the page of rules has them, for readers without a script. */
const [RULES = ''] =
  /<article lang[^]*?<\/article>/.exec(readFileSync(new URL('rules.html', import.meta.url), 'utf8')) ?? [];

/** The second step of the lesson that a page holds, as it is written there. */
function oneStep(html: string): string {
  const step = [...html.matchAll(/^( *)<lesson-step[^]*?<\/lesson-step>/gm)][1];
  return step
    ? `<pre class="step"><code>${escaped(
        step[0]
          .replaceAll(`\n${step[1]}`, '\n')
          .replace(/\s*\n\s*>/g, '>')
          .trim(),
      )}</code></pre>`
    : '';
}

/** By the comment that stands for it in a page: what depends on the page's name, and on what is written there. */
const MARKUP: Readonly<Record<string, (page: string, html: string) => string>> = {
  head: () => `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="./icon.svg" />
    <link rel="stylesheet" href="./demo.css" />`,
  pages,
  paste,
  told: () => TOLD,
  rules: () => RULES,
  'one step': (_, html) => oneStep(html),
};

/** A Vite plugin: puts what the pages of the demo share where a comment names it, such as `<!-- pages -->`. */
export const sharedMarkup: Plugin = {
  name: 'shared-markup',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, {filename}) =>
      html.replace(
        /<!-- ([a-z ]+) -->/g,
        (comment, name: string) => MARKUP[name]?.(path.basename(filename, '.html'), html) ?? comment,
      ),
  },
};
