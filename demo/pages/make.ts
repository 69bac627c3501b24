import {besideHtml} from '../site/documents.js';
import {pluginName, scormName, SHEETS, sheetName, type Sheet} from '../site/downloads.js';
import {documentHtml, pageHtml, sampleTiles} from '../site/layout.js';
import {puzzleCount} from '../site/numbers.js';
import {GAME_NAMES, LANGUAGES, pathIn, SITE_LANGUAGES, type GameName, type SiteLanguage} from '../site/site-pages.js';
import {builderHtml, builderStrings} from '../builder/markup.js';
import {findingStrings} from './findings.js';
import {games as gamesEn, hands} from './games.en.js';
import {games as gamesFr} from './games.fr.js';
import {games as gamesIt} from './games.it.js';
import {texts as en} from './make.en.js';
import {texts as fr} from './make.fr.js';
import {texts as it} from './make.it.js';

/** Strings of the page that checks pages. Texts in braces are replaced. */
export interface CheckStrings {
  readonly line: string;
  readonly automatic: string;
  /** Contains `{kind}`. */
  readonly guessed: string;
  readonly checking: string;
  readonly failed: string;
  readonly none: string;
  /** Contains `{contents}` and `{findings}`. */
  readonly sum: string;
  readonly noElements: string;
  readonly noFindings: string;
  /** Numbers with their nouns, for one and for several. They contain `{count}`. */
  readonly counts: Readonly<
    Record<'elements' | 'lessons' | 'steps' | 'puzzles' | 'findings', readonly [one: string, several: string]>
  >;
  readonly elsewhere: string;
  /** Contains `{path}` and `{reason}`. */
  readonly notLoaded: string;
  /** Reasons why a file can't be loaded, keyed by code. */
  readonly reasons: Readonly<Record<'missing' | 'failed' | 'large' | 'empty' | 'text', string>>;
  /** Contains `{path}`. */
  readonly loaded: string;
  /** Title and question of the page with three faults. */
  readonly exampleTitle: string;
  readonly exampleQuestion: string;
}

/** Strings of the page that edits lessons. Texts in braces are replaced. */
export interface WriteStrings {
  readonly line: string;
  /** Contains `{lessons}`, `{steps}` and `{faults}`. */
  readonly sum: string;
  readonly noFaults: string;
  /** Contains `{count}`. */
  readonly faults: string;
  readonly notLoaded: string;
  /** Title and file name of a saved page. */
  readonly lesson: string;
  readonly file: string;
}

/** Tile in the gallery. */
type Tile = readonly [title: string, text: string];

/** Texts of the pages for authors. */
export interface MakeTexts {
  readonly gallery: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly lead: string;
    readonly play: string;
    readonly learn: string;
    readonly show: string;
    readonly real: string;
    readonly samples: string;
    readonly rules: Tile;
    readonly lesson: Tile;
    readonly write: Tile;
    /** Contains `{count}`, the number of puzzles of each game. */
    readonly puzzles: Tile;
    readonly caption: string;
    readonly diagrams: Tile;
    readonly replays: Tile;
    readonly cards: Tile;
    readonly pad: Tile;
    readonly sheets: Tile;
  };
  readonly builder: {readonly title: string; readonly description: string};
  readonly downloads: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    /** Text about the folder to copy and the npm packages. */
    readonly kit: readonly [title: string, folder: string, packages: string];
    /** Text about the WordPress plugin, shown if the plugin has been built. */
    readonly plugin: string;
    readonly scorm: readonly [title: string, text: string];
    readonly sheets: readonly [title: string, text: string];
    readonly kinds: Readonly<Record<Sheet, string>>;
  };
  readonly check: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly format: string;
    readonly address: string;
    readonly load: string;
    readonly page: string;
    readonly findings: string;
    readonly about: string;
    readonly example: string;
    readonly noScript: string;
    readonly strings: CheckStrings;
  };
  readonly write: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly lead: string;
    readonly start: string;
    readonly oneStep: string;
    /** Names of the samples with one step. */
    readonly steps: Readonly<Record<GameName, string>>;
    readonly twoSteps: string;
    readonly in: string;
    readonly back: string;
    readonly copy: string;
    readonly save: string;
    readonly lesson: string;
    readonly notation: string;
    readonly after: string;
    readonly findings: string;
    readonly right: readonly [heading: string, text: string];
    readonly strings: WriteStrings;
  };
  /** Note that messages are in English, or '' in English. */
  readonly inEnglish: string;
}

const TEXTS: Readonly<Record<SiteLanguage, MakeTexts>> = {en, fr, it};
const GAMES = {en: gamesEn, fr: gamesFr, it: gamesIt};

/** Returns a tile. `picture` is the name of its picture and the picture's language. */
const tile = (link: string, [title, text]: Tile, picture = ''): string => `<li>
          <a href="${link}">${picture && `<img src="./pictures/gallery-${picture}.webp" alt="" width="440" height="293" loading="lazy" />`}<strong>${title}</strong> ${text}</a>
        </li>`;

/** Page with all elements. */
export function galleryPage(language: SiteLanguage): string {
  const texts = TEXTS[language].gallery;
  const pageTile = (name: 'rules' | 'lesson' | 'write' | 'cards' | 'pad'): string =>
    tile(`page:${name}`, texts[name], `${name}-${language}`);
  const tiles = (...all: readonly string[]): string => `<ul class="tiles">${all.join('\n')}</ul>`;
  const games = GAME_NAMES.map((game) => {
    const {name, summary} = GAMES[language][game];
    const deck = game === 'scopa' ? ' deck="italian"' : '';
    return `<li>
          <a href="page:${game}">
            <card-diagram inline${deck} letters="en">${hands[game]}</card-diagram>
            <strong>${name}</strong> ${summary}
          </a>
        </li>`;
  });
  const [puzzles, about] = texts.puzzles;
  return pageHtml({
    path: pathIn('gallery', language),
    title: texts.title,
    description: texts.description,
    kind: 'front gallery',
    main: `<h1>${texts.heading}</h1>
      <p class="lead">${texts.lead}</p>
      <h2>${texts.play}</h2>
      ${tiles(...games)}
      <h2>${texts.learn}</h2>
      ${tiles(
        pageTile('rules'),
        pageTile('lesson'),
        pageTile('write'),
        tile('page:puzzles', [puzzles, about.replace('{count}', String(puzzleCount()))], `puzzles-${language}`),
      )}
      <h2>${texts.show}</h2>
      <figure class="wide">
        <card-diagram game="scopa" deck="italian" letters="en" caption="${texts.caption}" arrows="7H>5D, 7H>2C">
          <pre>
players: 2
you: AS 7H* KD / table: 2C 5D / stock 24</pre>
        </card-diagram>
      </figure>
      ${tiles(
        tile('guide:diagrams', texts.diagrams, `diagrams-${language}`),
        tile('guide:replays', texts.replays, `replays-${language}`),
        pageTile('cards'),
      )}
      <h2>${texts.real}</h2>
      ${tiles(pageTile('pad'), tile('page:downloads#sheets', texts.sheets))}
      <h2>${texts.samples}</h2>
      ${tiles(...sampleTiles(language))}`,
  });
}

/** Page of the builder. */
export function builderPage(language: SiteLanguage): string {
  const {title, description} = TEXTS[language].builder;
  return pageHtml({
    path: pathIn('builder', language),
    title,
    description,
    kind: 'builder',
    script: 'builder-page',
    strings: {...builderStrings(language), ...findingStrings(language)},
    main: builderHtml(language),
  });
}

/** Returns links to a file in each language, starting with the page's language. */
function linksHtml(first: SiteLanguage, nameOf: (lang: SiteLanguage) => string): string {
  return [...SITE_LANGUAGES]
    .sort((a, b) => Number(b === first) - Number(a === first))
    .map((lang) => `<a href="download:${nameOf(lang)}" lang="${lang}" hreflang="${lang}">${LANGUAGES[lang]}</a>`)
    .join(' ');
}

/** Returns a list with one entry per game. */
const listHtml = (linksOf: (game: GameName) => string): string =>
  `<ul class="pages downloads">${GAME_NAMES.map(
    (game) => `<li><strong>${gamesEn[game].name}</strong> ${linksOf(game)}</li>`,
  ).join('\n')}</ul>`;

/** Downloads page. */
export function downloadsPage(language: SiteLanguage): string {
  const {title, description, lead, kit, plugin, scorm, sheets, kinds} = TEXTS[language].downloads;
  const path = pathIn('downloads', language);
  return documentHtml({
    path,
    title,
    description,
    main: `<h1>${title}</h1>
<p class="lead">${lead}</p>
<h2 id="kit">${kit[0]}</h2>
<p>${kit[1]}</p>
<p>${kit[2]}</p>
${pluginName() ? `<p>${plugin}</p>` : ''}
<h2 id="scorm">${scorm[0]}</h2>
<p>${scorm[1]}</p>
${listHtml((game) => linksHtml(language, (lang) => scormName(game, lang)))}
<h2 id="sheets">${sheets[0]}</h2>
<p>${sheets[1]}</p>
${listHtml((game) =>
  (Object.keys(SHEETS) as Sheet[])
    .map((kind) => `${kinds[kind]}: ${linksHtml(language, (lang) => sheetName(game, lang, kind))}`)
    .join('<br />'),
)}`,
    beside: besideHtml(path),
    kind: 'document',
  });
}

/** Returns the note that messages are in English, hidden until there is one. */
const inEnglishHtml = (language: SiteLanguage): string => {
  const {inEnglish} = TEXTS[language];
  return inEnglish && `<p class="in-english" hidden>${inEnglish}</p>`;
};

/** Page that checks pages. */
export function checkPage(language: SiteLanguage): string {
  const texts = TEXTS[language].check;
  return pageHtml({
    path: pathIn('check', language),
    title: texts.title,
    description: texts.description,
    kind: 'story brief',
    script: 'check-page',
    strings: {...texts.strings, ...findingStrings(language)},
    main: `<h1>${texts.heading}</h1>
      <form class="begin" id="from" autocomplete="off">
        <label>
          <span>${texts.format}</span>
          <select id="kind">
            <option value="">${texts.strings.automatic}</option>
            <option value="html">HTML</option>
            <option value="markdown">Markdown</option>
          </select>
        </label>
        <label class="address">
          <span>${texts.address}</span>
          <input id="address" type="text" inputmode="url" spellcheck="false" placeholder="${pathIn('puzzles', language)}.html" required />
        </label>
        <button type="submit">${texts.load}</button>
        <span id="told" role="status"></span>
      </form>
      <div class="writing checking wide">
        <label>
          <span>${texts.page}</span>
          <textarea id="page" spellcheck="false"></textarea>
        </label>
        <section aria-labelledby="found">
          <h2 id="found">${texts.findings}</h2>
          <p id="summary" role="status"></p>
          <div id="empty">
            <p>${texts.about}</p>
            <p><button type="button" id="example">${texts.example}</button></p>
          </div>
          ${inEnglishHtml(language)}
          <ol id="findings" class="findings" aria-labelledby="found"></ol>
          <noscript><p>${texts.noScript}</p></noscript>
        </section>
      </div>`,
  });
}

/** Page that edits lessons. */
export function writePage(language: SiteLanguage): string {
  const texts = TEXTS[language].write;
  const option = (value: string, text: string): string => `<option value="${value}">${text}</option>`;
  const languages = SITE_LANGUAGES.map((lang) => `<option value="${lang}" lang="${lang}">${LANGUAGES[lang]}</option>`);
  return pageHtml({
    path: pathIn('write', language),
    title: texts.title,
    description: texts.description,
    kind: 'story',
    script: 'write-page',
    strings: {...texts.strings, ...findingStrings(language)},
    main: `<h1>${texts.heading}</h1>
      <p class="lead">${texts.lead}</p>
      <p class="begin">
        <label>
          <span>${texts.start}</span>
          <select id="beginning" autocomplete="off">
            <optgroup label="${texts.oneStep}">${GAME_NAMES.map((game) => option(game, texts.steps[game])).join('')}</optgroup>
            <optgroup label="${texts.twoSteps}">${GAME_NAMES.map((game) => option(`${game} whole`, gamesEn[game].name)).join('')}</optgroup>
          </select>
        </label>
        <label>
          <span>${texts.in}</span>
          <select id="language" autocomplete="off">${languages.join('')}</select>
        </label>
        <button type="button" id="back" hidden>${texts.back}</button>
        <button type="button" id="copy">${texts.copy}</button>
        <button type="button" id="save">${texts.save}</button>
        <span id="told" role="status"></span>
        <span id="summary" role="status"></span>
      </p>
      <div class="writing wide">
        <label>
          <span>${texts.lesson}</span>
          <textarea id="page" spellcheck="false" rows="24"></textarea>
        </label>
        <section id="preview" aria-label="${texts.lesson}"></section>
        <div>
          <p>${texts.notation}</p>
          <p>${texts.after}</p>
          <h2 id="found" hidden>${texts.findings}</h2>
          ${inEnglishHtml(language)}
          <ol id="findings" class="findings" aria-labelledby="found"></ol>
          <section id="right" hidden>
            <h2 id="counts">${texts.right[0]}</h2>
            <p>${texts.right[1]}</p>
            <ol id="solutions" class="findings" aria-labelledby="counts"></ol>
          </section>
        </div>
      </div>`,
  });
}
