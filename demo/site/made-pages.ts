import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Plugin, ViteDevServer} from 'vite';
import {frontPage} from '../pages/front.js';
import {gamePage} from '../pages/games.js';
import {cardsPage, lessonPage, padPage, puzzlesPage, rulesPage} from '../pages/learn.js';
import {builderPage, checkPage, downloadsPage, galleryPage, writePage} from '../pages/make.js';
import {notFoundPage, searchPage} from '../pages/site.js';
import {decisionsPage, documentPage, documents, overviewPage} from './documents.js';
import {kitSizes} from './kit-folder.js';
import {policyHtml} from './layout.js';
import {elementEntries, referenceIndex, referencePage} from './reference.js';
import {siteRoot} from './previews.js';
import {searchIndex} from './search-index.js';
import {searchIndexOf} from './searched.js';
import {GAME_NAMES, pathIn, SITE_LANGUAGES, type GameName, type PageName, type SiteLanguage} from './site-pages.js';

const site = fileURLToPath(new URL('../', import.meta.url));
const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

type Html = string | Promise<string>;

/** Functions that make a page in a language, keyed by the page's name. Each game has one from a template. */
const TEMPLATES: Readonly<Record<Exclude<PageName, GameName>, (language: SiteLanguage) => Html>> = {
  front: frontPage,
  gallery: galleryPage,
  builder: builderPage,
  write: writePage,
  check: checkPage,
  downloads: downloadsPage,
  puzzles: puzzlesPage,
  pad: padPage,
  cards: cardsPage,
  rules: rulesPage,
  lesson: lessonPage,
  search: searchPage,
  docs: overviewPage,
  'not-found': notFoundPage,
};

/** Pages that exist in each language, by path. */
const sitePages = (): readonly (readonly [path: string, make: () => Html])[] =>
  SITE_LANGUAGES.flatMap((language) => [
    ...GAME_NAMES.map((game) => [`${pathIn(game, language)}.html`, () => gamePage(game, language)] as const),
    ...Object.entries(TEMPLATES).map(
      ([name, make]) => [`${pathIn(name as PageName, language)}.html`, () => make(language)] as const,
    ),
  ]);

/** Generated pages, keyed by path: those of the site, documents, and the element reference. */
export const madePages = (): ReadonlyMap<string, () => Html> =>
  new Map<string, () => Html>([
    ...sitePages(),
    ['docs/decisions.html', decisionsPage],
    ['reference/index.html', referenceIndex],
    ...documents().map((document) => [`${document.page}.html`, () => documentPage(document)] as const),
    ...elementEntries().map((entry) => [`reference/${entry.tagName}.html`, () => referencePage(entry)] as const),
  ]);

/** Creates the search index of a language, with the site's pages in that language. */
async function indexIn(language: SiteLanguage): Promise<string> {
  const own = Object.keys(TEMPLATES).filter((name) => name !== 'not-found') as PageName[];
  const paths = [...GAME_NAMES, ...own].map((name) => `${pathIn(name, language)}.html`);
  const all = madePages();
  const pages = await Promise.all(paths.map(async (path) => ({path, html: await all.get(path)!()})));
  return searchIndex(language, pages);
}

/** Data that pages fetch, keyed by path. */
const DATA: Readonly<Record<string, () => string | Promise<string>>> = {
  ...Object.fromEntries(SITE_LANGUAGES.map((language) => [searchIndexOf(language), () => indexIn(language)])),
  'sizes.json': () => JSON.stringify(kitSizes()),
  'custom-elements.json': () => readFileSync(`${site}../packages/elements/custom-elements.json`, 'utf8'),
};

/** Path of a page for a URL on the site. */
const pathAt = (address: string): string => {
  const {pathname} = new URL(address, 'http://site');
  return pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
};

/** Makes the links of the page for wrong addresses absolute. A host shows that page at any address. */
const wholeLinks = (html: string): string => html.replaceAll(/ (href|src)="\.\//g, ` $1="${siteRoot}`);

const NOT_FOUND = SITE_LANGUAGES.map((language) => `${pathIn('not-found', language)}.html`);

function serve(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const address = request.url ?? '';
    const path = pathAt(address);
    const picture = /^pictures\/([\w-]+\.(?:webp|svg))$/.exec(path)?.[1];
    if (picture) {
      response.setHeader('Content-Type', picture.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
      return void response.end(readFileSync(pictures + picture));
    }
    const data = DATA[path];
    const page = madePages().get(path);
    if (!data && !page) return next();
    const made = data
      ? Promise.resolve(data())
      : Promise.resolve(page!()).then((html) => server.transformIndexHtml(address, html));
    const kind = data ? 'application/json' : 'text/html; charset=utf-8';
    made.then(
      (text) => response.setHeader('Content-Type', kind).end(text),
      (error: unknown) => next(error),
    );
  });
}

/**
 * Vite plugin for pages and data that are generated from documents and from the manifest. Serves them in development,
 * and emits them in a build.
 */
export function madePagesPlugin(): Plugin {
  const pages = new Map([...madePages()].map(([path, html]) => [site + path, html]));
  return {
    name: 'made-pages',
    configureServer: serve,
    // Pages in frames are hand-written, except for their policy.
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!-- policy -->', policyHtml("'self' https:")),
    },
    resolveId: (id) => (pages.has(id) ? id : undefined),
    load: (id) => pages.get(id)?.(),
    async generateBundle() {
      for (const [fileName, source] of Object.entries(DATA))
        this.emitFile({type: 'asset', fileName, source: await source()});
    },
    writeBundle({dir}) {
      cpSync(pictures, `${dir!}/pictures`, {recursive: true});
      for (const page of NOT_FOUND)
        writeFileSync(`${dir!}/${page}`, wholeLinks(readFileSync(`${dir!}/${page}`, 'utf8')));
    },
  };
}
