import {readFileSync} from 'node:fs';
import {escaped} from '../site/escaped.js';
import {languageLinks, pageHtml, sampleTiles} from '../site/layout.js';
import {tableSizes, type TableSizes} from '../site/numbers.js';
import {pathIn, type SiteLanguage} from '../site/site-pages.js';
import {texts as en} from './front.en.js';
import {texts as fr} from './front.fr.js';
import {texts as it} from './front.it.js';
import {localHtml} from './settings.js';

/** Live examples on the home page. */
type ExampleName = 'article' | 'lesson' | 'table' | 'pad' | 'wordpress';

/** Texts of a live example: its tab, who it is for, and what it does, as HTML. */
interface ExampleTexts {
  readonly tab: string;
  readonly audience: string;
  readonly text: string;
}

/** Texts inside the live examples. `hand`, `board` and `played` have the language's card letters. */
interface SampleTexts {
  readonly article: {
    readonly title: string;
    /** HTML before the hand, between it and the card, and after the card. */
    readonly sentence: readonly [before: string, between: string, after: string];
    /** Name of the card before the end of the sentence. */
    readonly seven: string;
    readonly hand: string;
    readonly board: string;
    readonly caption: string;
  };
  readonly lesson: {
    readonly skill: string;
    readonly question: string;
    readonly wrong: string;
    readonly done: string;
  };
  readonly post: {readonly title: string; readonly text: string};
}

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
  /** Short facts below the code. */
  readonly facts: (sizes: TableSizes) => readonly string[];
  readonly examples: {
    readonly heading: string;
    readonly intro: string;
    readonly kinds: Readonly<Record<ExampleName, ExampleTexts>>;
    readonly samples: SampleTexts;
  };
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

/** Returns the code of each live example. The page shows this code, and what it makes. */
function exampleCode(language: SiteLanguage): Readonly<Record<ExampleName, string>> {
  const {article, lesson} = TEXTS[language].examples.samples;
  const [before, between, after] = article.sentence;
  const italian = language === 'it' ? ' rules="italian"' : '';
  return {
    article: `<p>${before}
<card-diagram inline deck="italian">${article.hand}</card-diagram>${between}
<playing-card game="scopa" card="7D" deck="italian">${article.seven}</playing-card>${after}</p>

<card-diagram game="scopa" deck="italian" caption="${escaped(article.caption)}">
  ${article.board}
</card-diagram>`,
    lesson: `<rules-explainer game="scopa" deck="italian"${italian}>
  <lesson-step skill="${escaped(lesson.skill)}">
    <p>${lesson.question}</p>
    <lesson-position hand="KC AS" table="7H 3S 6C 2D"></lesson-position>
    <lesson-ask kind="play" goal="takes"></lesson-ask>
    <lesson-answer card="AS">${lesson.wrong}</lesson-answer>
    <lesson-done>${lesson.done}</lesson-done>
  </lesson-step>
</rules-explainer>`,
    table: `<scopa-table deck="italian"${italian} level="casual"></scopa-table>`,
    pad: `<score-pad game="scopa"${italian}></score-pad>`,
    wordpress: `<!-- wp:cartavola/element {"element":"card-puzzle","attributes":{"game":"scopa","at":"daily","deck":"italian"}} /-->`,
  };
}

/** Names of the examples, in the order of their tabs. */
const EXAMPLES: readonly ExampleName[] = ['article', 'lesson', 'table', 'pad', 'wordpress'];

/** Returns what an example shows: its code, in the page that it is for. */
function exampleHtml(name: ExampleName, language: SiteLanguage): string {
  const {article, post} = TEXTS[language].examples.samples;
  const code = exampleCode(language)[name];
  if (name === 'article') return `<h3>${article.title}</h3>\n${code}`;
  if (name !== 'wordpress') return code;
  return `<h3>${post.title}</h3>
<p>${post.text}</p>
<card-puzzle game="scopa" at="daily" deck="italian"></card-puzzle>`;
}

/** Returns the tabs with the live examples. All but the first are in templates, so they load when their tab opens. */
function showcaseHtml(language: SiteLanguage): string {
  const {examples, copy} = TEXTS[language];
  const codes = exampleCode(language);
  const tabs = EXAMPLES.map(
    (name, place) =>
      `<button type="button" role="tab" id="tab-${name}" aria-controls="example-${name}" aria-selected="${place === 0}"${place === 0 ? '' : ' tabindex="-1"'}>${examples.kinds[name].tab}</button>`,
  );
  const panels = EXAMPLES.map((name, place) => {
    const {audience, text} = examples.kinds[name];
    const live = exampleHtml(name, language);
    return `<div role="tabpanel" id="example-${name}" class="panel" aria-labelledby="tab-${name}"${place === 0 ? '' : ' hidden'}>
          <div class="live ${name}">${place === 0 ? live : `<template>${live}</template>`}</div>
          <div class="made">
            <h3>${audience}</h3>
            <p>${text}</p>
            <div class="lines"><pre class="code" tabindex="0"><code>${escaped(codes[name])}</code></pre>
            <p class="copy"><span role="status"></span> <button type="button">${copy}</button></p></div>
          </div>
        </div>`;
  });
  return `<section class="showcase" aria-labelledby="examples">
        <h2 id="examples">${examples.heading}</h2>
        <p>${examples.intro}</p>
        <div role="tablist" aria-labelledby="examples" class="tabs">${tabs.join('')}</div>
        ${panels.join('\n        ')}
      </section>`;
}

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
  const sizes = await tableSizes(language);
  const band = ([heading, text]: readonly [string, string]): string => `<section class="band">
        <h2>${heading}</h2>
        <p>${text}</p>
      </section>`;
  return pageHtml({
    path,
    title: texts.title,
    description: texts.description,
    kind: 'front home',
    script: 'front-page',
    head: `<meta name="cartavola:picture" content="letters: en / game: scopa / players: 2 / you: 7D* 4S KC / table: 3H 2C 2D / stock 24" />
    <meta name="cartavola:deck" content="italian" />`,
    main: `<section class="hero">
        <div class="words">
          <h1>${texts.heading}</h1>
          <p class="lead">${texts.lead}</p>
          <p class="tongues">${languageLinks(path)}</p>
        </div>
        <div class="stage">
          <h2 class="unseen">${texts.puzzle}</h2>
          <card-puzzle game="scopa" deck="italian"${localHtml(language)}>
            <script type="application/json">${JSON.stringify(PUZZLE)}</script>
          </card-puzzle>
          <p class="next"><a href="page:puzzles">${texts.morePuzzles}</a> <a href="page:scopa">${texts.aGame}</a></p>
        </div>
        <div class="install">
          <p class="buttons">
            <a class="button" href="guide:getting-started">${texts.start}</a>
            <a class="button" href="page:builder">${texts.builder}</a>
          </p>
          ${linesHtml(language)}
          <ul class="facts-in-short">${texts
            .facts(sizes)
            .map((fact) => `<li>${fact}</li>`)
            .join('')}</ul>
        </div>
      </section>
      ${showcaseHtml(language)}
      <div class="pair">${band([texts.paste[0], texts.paste[1](sizes)])}
      ${band(texts.teachers)}</div>
      <section class="promises">
        ${texts.promises.map(([heading, text]) => `<div>\n          <h2>${heading}</h2>\n          <p>${text}</p>\n        </div>`).join('\n        ')}
      </section>
      <section class="band wide">
        <h2>${texts.samples[0]}</h2>
        <ul class="tiles">${sampleTiles(language).join('\n')}</ul>
        <p>${texts.samples[1]}</p>
      </section>
      ${band(texts.not)}`,
  });
}
