import {readFileSync} from 'node:fs';
import {escaped} from '../site/escaped.js';
import {languageLinks, pageHtml, sampleTiles} from '../site/layout.js';
import {tableSizes, type TableSizes} from '../site/numbers.js';
import {pathIn, type SiteLanguage} from '../site/site-pages.js';
import {texts as en} from './front.en.js';
import {texts as fr} from './front.fr.js';
import {texts as it} from './front.it.js';
import {localHtml} from './settings.js';

/** Texts of the home page. */
export interface FrontTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly start: string;
  readonly builder: string;
  readonly copy: string;
  readonly puzzle: string;
  readonly morePuzzles: string;
  readonly aGame: string;
  readonly lead: string;
  readonly paste: readonly [heading: string, text: (sizes: TableSizes) => string];
  readonly teachers: readonly [heading: string, text: string];
  readonly promises: readonly (readonly [heading: string, text: string])[];
  readonly samples: readonly [heading: string, text: string];
  readonly not: readonly [heading: string, text: string];
}

const TEXTS: Readonly<Record<SiteLanguage, FrontTexts>> = {en, fr, it};

const {version} = JSON.parse(
  readFileSync(new URL('../../packages/cartavola/package.json', import.meta.url), 'utf8'),
) as {version: string};

/** First puzzle: make a scopa. */
const PUZZLE = {
  format: 'cartavola-puzzle/1',
  id: 'first',
  game: 'scopa',
  options: {players: 2},
  position: {hands: ['4S 7D KC'], table: '2C 3H 2D', dealer: 1, leader: 0, stock: '?? ?? ?? ?? ?? ??'},
  goal: 'scopa',
  themes: ['sweep'],
  texts: {
    en: {
      title: 'Sweep the table',
      statement: 'A card takes cards that add up to its value. Take all three, and you have made a scopa.',
      hints: ['Two and three and two: how many is that?'],
    },
    fr: {
      title: 'Videz la table',
      statement: 'Une carte prend des cartes dont la somme fait sa valeur. Prenez les trois : c’est une scopa.',
      hints: ['Deux, trois et deux : combien cela fait-il ?'],
    },
    it: {
      title: 'Pulisci il tavolo',
      statement: 'Una carta prende carte che sommate fanno il suo valore. Prendile tutte e tre: è scopa.',
      hints: ['Due, tre e due: quanto fa?'],
    },
  },
};

/** Returns the code to paste. A script replaces the URL with the one from which this page loads the kit. */
function linesHtml(language: SiteLanguage): string {
  const lang = language === 'en' ? '' : ` lang="${language}"`;
  const lines = `<script type="module" src="https://cdn.jsdelivr.net/npm/cartavola@${version}/dist/cartavola.js"></script>
<scopa-table${lang} deck="italian"${language === 'it' ? ' rules="italian"' : ''}></scopa-table>`;
  return `<div class="lines"><pre class="code" tabindex="0"><code>${escaped(lines)}</code></pre>
          <p class="copy"><span role="status"></span> <button type="button">${TEXTS[language].copy}</button></p></div>`;
}

/** Home page. */
export async function frontPage(language: SiteLanguage): Promise<string> {
  const texts = TEXTS[language];
  const path = pathIn('front', language);
  const band = ([heading, text]: readonly [string, string]): string => `<section class="band">
        <h2>${heading}</h2>
        <p>${text}</p>
      </section>`;
  return pageHtml({
    path,
    title: texts.title,
    description: texts.description,
    kind: 'front',
    script: 'front-page',
    head: `<meta name="cartavola:picture" content="letters: en / game: scopa / players: 2 / you: 7D* 4S KC / table: 3H 2C 2D / stock 24" />
    <meta name="cartavola:deck" content="italian" />`,
    main: `<section class="hero">
        <h1>${texts.heading}</h1>
        <div class="install">
          <p class="buttons">
            <a class="button" href="guide:getting-started">${texts.start}</a>
            <a class="button" href="page:builder">${texts.builder}</a>
          </p>
          ${linesHtml(language)}
        </div>
        <div class="stage">
          <h2 class="unseen">${texts.puzzle}</h2>
          <card-puzzle game="scopa" deck="italian"${localHtml(language)}>
            <script type="application/json">${JSON.stringify(PUZZLE)}</script>
          </card-puzzle>
          <p class="next"><a href="page:puzzles">${texts.morePuzzles}</a> <a href="page:scopa">${texts.aGame}</a></p>
        </div>
        <div class="words">
          <p class="lead">${texts.lead}</p>
          <p class="tongues">${languageLinks(path)}</p>
        </div>
      </section>
      ${band([texts.paste[0], texts.paste[1](await tableSizes(language))])}
      ${band(texts.teachers)}
      <section class="promises">
        ${texts.promises.map(([heading, text]) => `<div>\n          <h2>${heading}</h2>\n          <p>${text}</p>\n        </div>`).join('\n        ')}
      </section>
      <section class="band">
        <h2>${texts.samples[0]}</h2>
        <ul class="tiles">${sampleTiles(language).join('\n')}</ul>
        <p>${texts.samples[1]}</p>
      </section>
      ${band(texts.not)}`,
  });
}
