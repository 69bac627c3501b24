import type {SiteTexts} from '../pages/site.js';
import {texts as en} from '../pages/site.en.js';
import {texts as fr} from '../pages/site.fr.js';
import {texts as it} from '../pages/site.it.js';
import {games} from '../pages/games.en.js';
import {escaped} from './escaped.js';
import {addressOf, guideIn, resolveLinks, rootOf} from './links.js';
import {
  GAME_NAMES,
  languageOf,
  LANGUAGES,
  nameOf,
  pathIn,
  SAMPLES,
  SITE_LANGUAGES,
  type GameName,
  type PageName,
  type SampleName,
  type SiteLanguage,
} from './site-pages.js';

export const SITE_TEXTS: Readonly<Record<SiteLanguage, SiteTexts>> = {en, fr, it};

/** Returns the names of the sample sites, starting with the site in the page's language. */
const sampleNames = (language: SiteLanguage): readonly SampleName[] =>
  (Object.keys(SAMPLES) as SampleName[]).sort(
    (a, b) => Number(SAMPLES[b] === language) - Number(SAMPLES[a] === language),
  );

/** Returns links to the sample sites as list items. */
export const sampleTiles = (language: SiteLanguage): readonly string[] =>
  sampleNames(language).map((name) => {
    const [title, text] = SITE_TEXTS[language].sampleSites[name];
    return `<li><a href="sample:${name}"><strong>${title}</strong> ${text}</a></li>`;
  });

/** Returns the paths of a page in each language that has it, without `.html`. */
function versionsOf(page: string): readonly (readonly [SiteLanguage, string])[] {
  const name = nameOf(page);
  if (name !== undefined) return SITE_LANGUAGES.map((language) => [language, pathIn(name, language)]);
  const [, guide] = /^docs\/(?:(?:fr|it)\/)?([\w-]+)$/.exec(page) ?? [];
  const versions = SITE_LANGUAGES.flatMap((language) => {
    const path = guide === undefined ? undefined : guideIn(guide, language);
    return path === undefined ? [] : [[language, path] as const];
  });
  return versions.length > 1 ? versions : [];
}

/** Returns links to a page in other languages. */
export const languageLinks = (page: string): string =>
  versionsOf(page)
    .filter(([language]) => language !== languageOf(page))
    .map(
      ([language, path]) =>
        `<a href="${rootOf(page)}${path}.html" lang="${language}" hreflang="${language}">${LANGUAGES[language]}</a>`,
    )
    .join(' ');

/**
 * Content security policy of the site's pages. They show what links, files and readers contain, so no code in their
 * markup may run. Pages in frames also load files from other sites, because authors try out their own.
 */
export const policyHtml = (connections = "'self'"): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; connect-src ${connections}; img-src 'self' https: data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'" />`;

/** Start of every page's head, with links to the page in each language. `page` is its path without `.html`. */
function headHtml(page: string): string {
  const root = rootOf(page);
  const alternates = versionsOf(page).flatMap(([language, path]) =>
    (language === 'en' ? ['x-default', language] : [language]).map(
      (hreflang) => `\n    <link rel="alternate" hreflang="${hreflang}" href="${root}${path}.html" vite-ignore />`,
    ),
  );
  return `<meta charset="utf-8" />
    ${policyHtml()}
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="${root}icon.svg" />
    <link rel="stylesheet" href="${root}cartavola/cartavola.css" vite-ignore />
    <link rel="stylesheet" href="${root}demo.css" />
    <script type="module" src="${root}cartavola/cartavola.js" vite-ignore></script>${alternates.join('')}`;
}

function pageLink(page: string, link: string, text: string): string {
  const isHere = addressOf(link, page) === `${rootOf(page)}${page}.html`;
  return `<a href="${link}"${isHere ? ' aria-current="page"' : ''}>${text}</a>`;
}

/** Returns the skip link and the header. */
function headerHtml(page: string): string {
  const {skip, site, names, docs, languages} = SITE_TEXTS[languageOf(page)];
  const links = (['gallery', 'builder', 'docs', 'search'] as const).map((name) =>
    pageLink(page, `page:${name}`, name === 'docs' ? docs : names[name]),
  );
  const others = languageLinks(page);
  const tongues = others && ` <span class="tongues" role="group" aria-label="${languages}">${others}</span>`;
  return `<a class="skip" href="#content">${skip}</a>
    <header class="site"><nav aria-label="${site}">${pageLink(page, 'page:front', 'Cartavola').replace('<a ', '<a class="brand" ')} ${links.join(' ')}${tongues}</nav></header>`;
}

/** Pages in the footer, by group. */
const FOOTER = {
  play: [...GAME_NAMES, 'puzzles'],
  learn: ['rules', 'lesson', 'write', 'cards', 'pad'],
  make: ['gallery', 'builder', 'check', 'downloads', 'docs'],
} as const satisfies Readonly<Record<string, readonly PageName[]>>;

const isGame = (name: PageName): name is GameName => name in games;

function footerHtml(page: string): string {
  const texts = SITE_TEXTS[languageOf(page)];
  const group = (title: string, ...links: readonly string[]): string =>
    `<div><h2>${title}</h2>${links.join(' ')}</div>`;
  const [play, learn, make] = (['play', 'learn', 'make'] as const).map((key) =>
    FOOTER[key].map((name) => pageLink(page, `page:${name}`, isGame(name) ? games[name].name : texts.names[name])),
  ) as [string[], string[], string[]];
  const samples = sampleNames(languageOf(page)).map(
    (name) => `<a href="sample:${name}">${texts.sampleSites[name][0]}</a>`,
  );
  const others = languageLinks(page);
  return `<footer class="site-map"><nav aria-label="${texts.allPages}">${group(texts.play, ...play)}${group(texts.learn, ...learn)}${group(
    texts.make,
    ...make,
    pageLink(page, 'reference:index', texts.reference),
  )}${group(texts.samples, ...samples)}${others && group(texts.languages, others)}</nav>
      <p>${texts.licence}</p></footer>`;
}

/** A complete page of the site. */
interface Page {
  /** Path without `.html`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Content of `<main>`. Its links may be by name. */
  readonly main: string;
  /** Content of the sidebar: links to the pages in the same section of the site. Only documents have one. */
  readonly beside?: string;
  /** Classes of `<main>`. */
  readonly kind: string;
  /** Name of the page's script, without `.ts`. */
  readonly script?: string;
  /** Strings of the script, in the page's language. */
  readonly strings?: object;
  /** More elements for the head. */
  readonly head?: string;
}

/** Returns data for a script in the page. A strict content security policy allows it, because it isn't code. */
const stringsHtml = (strings: object): string =>
  `<script type="application/json" id="strings">${JSON.stringify(strings).replaceAll('<', '\\u003c')}</script>`;

/** Returns a page of the site, with its links resolved. */
export function pageHtml({path, title, description, main, beside, kind, script, strings, head}: Page): string {
  const language = languageOf(path);
  const {allPages, examples} = SITE_TEXTS[language];
  const {copied, select} = examples;
  const toAll = beside ? `<p class="to-all"><a href="#all-pages">${allPages}</a></p>` : '';
  const content = `<main id="content" class="${kind}">
      ${toAll}${main}
    </main>`;
  const html = `<!doctype html>
<html lang="${language}">
  <head>
    ${headHtml(path)}
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}" />
    ${[...(head ? [head] : []), ...(script ? [stringsHtml({copied, select, ...strings}), `<script type="module" src="${rootOf(path)}${script}.ts"></script>`] : [])].join('\n    ')}
  </head>
  <body>
    ${headerHtml(path)}
    ${beside === undefined ? content : `<div class="documentation">\n    ${content}\n    ${beside}\n    </div>`}
    ${footerHtml(path)}
  </body>
</html>
`;
  return resolveLinks(html, path);
}

/** Texts that the pages of the story about playing, learning and writing have. */
export interface StoryTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
}

/** Returns a page that begins with a heading and a first paragraph. `rest` follows them. */
export const storyHtml = (
  name: PageName,
  language: SiteLanguage,
  {title, description, heading, lead}: StoryTexts,
  rest: string,
  {isBrief, ...parts}: Pick<Page, 'script' | 'strings'> & {readonly isBrief?: boolean} = {},
): string =>
  pageHtml({
    ...parts,
    path: pathIn(name, language),
    title,
    description,
    kind: isBrief ? 'story brief' : 'story',
    main: `<h1>${heading}</h1>
      <p class="lead">${lead}</p>
      ${rest}`,
  });

/** Returns a page of the documentation, with the script of its examples. */
export const documentHtml = (page: Omit<Page, 'script' | 'strings'>): string =>
  pageHtml({
    ...page,
    title: `${page.title} · Cartavola`,
    beside: page.beside ?? '',
    script: 'docs-page',
    strings: SITE_TEXTS[languageOf(page.path)].examples,
  });
