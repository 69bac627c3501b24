import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';
import {builderHtml} from './builder/markup.js';
import {SETTINGS, type Setting} from './settings.js';
import {escaped} from './site/escaped.js';
import {footerHtml, headerHtml, headHtml, policyHtml} from './site/layout.js';
import {languageOf} from './site/site-links.js';

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

/**
 * Section below a page's main element, with the code to paste and all settings. `autocomplete="off"` keeps browsers
 * from restoring old values.
 */
const paste = (page: string): string => `<section class="paste" aria-labelledby="paste">
      <h2 id="paste">To paste</h2>
      <pre tabindex="0"><code id="snippet"></code></pre>
      <details>
        <summary>Settings</summary>
        <form id="settings" aria-label="Settings" autocomplete="off">${(SETTINGS[page] ?? []).map(field).join('')}</form>
      </details>
      <p class="copy"><span id="copied" role="status"></span> <button type="button" id="copy">Copy</button></p>
    </section>`;

/** Details about a table. */
const TOLD = `<section class="told" aria-label="Details about the table">
      <details><summary>The score, deal by deal</summary><score-sheet for="table"></score-sheet></details>
      <details><summary>The moves in words</summary><move-log for="table"></move-log></details>
      <details><summary>Review of the last deal</summary><coach-panel for="table"></coach-panel></details>
      <details><summary>Your results</summary><table-record for="table"></table-record></details>
      <details><summary>Events</summary>
        <ol id="events" tabindex="0" aria-label="Events of the table"></ol></details>
    </section>`;

/** The rules from the rules page, for readers without scripts. */
const [RULES = ''] =
  /<article lang[^]*?<\/article>/.exec(readFileSync(new URL('rules.html', import.meta.url), 'utf8')) ?? [];

/** The second step of a page's lesson, as source code. */
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

/** Puzzle on the home page: make a scopa. */
const FIRST_PUZZLE = `<card-puzzle game="scopa" deck="italian">
            <script type="application/json">
              {
                "format": "cartavola-puzzle/1",
                "id": "first",
                "game": "scopa",
                "options": {"players": 2},
                "position": {"hands": ["4S 7D KC"], "table": "2C 3H 2D", "dealer": 1, "leader": 0, "stock": "?? ?? ?? ?? ?? ??"},
                "goal": "scopa",
                "themes": ["sweep"],
                "texts": {
                  "en": {
                    "title": "Sweep the table",
                    "statement": "A card takes cards that add up to its value. Take all three, and you have made a scopa.",
                    "hints": ["Two and three and two: how many is that?"]
                  },
                  "fr": {
                    "title": "Videz la table",
                    "statement": "Une carte prend des cartes dont la somme fait sa valeur. Prenez les trois : c’est une scopa.",
                    "hints": ["Deux, trois et deux : combien cela fait-il ?"]
                  },
                  "it": {
                    "title": "Pulisci il tavolo",
                    "statement": "Una carta prende carte che sommate fanno il suo valore. Prendile tutte e tre: è scopa.",
                    "hints": ["Due, tre e due: quanto fa?"]
                  }
                }
              }
            </script>
          </card-puzzle>`;

const {version} = JSON.parse(readFileSync(new URL('../packages/cartavola/package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const COPY: Readonly<Record<string, string>> = {fr: 'Copier', it: 'Copia'};

/**
 * Returns the code to paste on a home page. A script replaces the URL with the one from which this page loads the kit.
 */
function twoLines(page: string): string {
  const lang = COPY[page] ? ` lang="${page}"` : '';
  const lines = `<script type="module" src="https://cdn.jsdelivr.net/npm/cartavola@${version}/dist/cartavola.js"></script>
<scopa-table${lang} deck="italian"${page === 'it' ? ' rules="italian"' : ''}></scopa-table>`;
  return `<div class="lines"><pre class="code" tabindex="0"><code>${escaped(lines)}</code></pre>
          <p class="copy"><span role="status"></span> <button type="button">${COPY[page] ?? 'Copy'}</button></p></div>`;
}

/** Functions that generate markup from a page's name and content, keyed by placeholder name. */
const MARKUP: Readonly<Record<string, (page: string, html: string) => string>> = {
  head: headHtml,
  policy: () => policyHtml("'self' https:"),
  header: headerHtml,
  footer: footerHtml,
  paste,
  'first puzzle': () => FIRST_PUZZLE,
  'two lines': twoLines,
  builder: (page) => builderHtml(languageOf(page)),
  told: () => TOLD,
  rules: () => RULES,
  'one step': (_, html) => oneStep(html),
};

const root = fileURLToPath(new URL('.', import.meta.url));

/** Path of a page on the site, without `.html`. */
const pageAt = (file: string): string => file.slice(root.length, -'.html'.length);

/** Vite plugin that replaces placeholder comments such as `<!-- header -->` with the shared markup of the pages. */
export const sharedMarkup: Plugin = {
  name: 'shared-markup',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, {filename}) =>
      html
        .replace(/<!-- ([a-z ]+) -->/g, (comment, name: string) => MARKUP[name]?.(pageAt(filename), html) ?? comment)
        // Vite would treat another page, or a feed, as one of this page's files.
        .replace(/<link(?=[^>]*\srel="alternate")/g, '<link vite-ignore'),
  },
};
