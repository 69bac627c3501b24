import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {escaped} from './escaped.js';
import {GUIDES} from './guides.js';
import {pageHtml, rootOf} from './layout.js';
import {languageOf, SITE_LINKS, type SiteLanguage} from './site-links.js';
import {renderMarkdown, type Rendered, type Section} from './markdown-page.js';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Names of the pages in `docs/` for documents outside that folder, keyed by path. */
const BESIDE: Readonly<Record<string, string>> = {
  'README.md': 'readme',
  'CONTRIBUTING.md': 'contributing',
  'CHANGELOG.md': 'changelog',
  'SECURITY.md': 'security',
};

/** Document in the repository that has a page on the site. */
interface Document {
  /** Path in the repository. */
  readonly file: string;
  /** Path of its page, without `.html`. */
  readonly page: string;
}

/** Lists all documents that have a page. */
export function documents(): readonly Document[] {
  const inDocs = readdirSync(`${repository}docs`, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll(path.sep, '/'));
  return [
    ...inDocs.map((file) => ({file: `docs/${file}`, page: `docs/${file.slice(0, -'.md'.length)}`})),
    ...Object.entries(BESIDE).map(([file, name]) => ({file, page: `docs/${name}`})),
  ];
}

/** Maps a document's link to a page on the site. Other URLs stay the same, or become `#outside`. */
function linkFrom({file, page}: Document, address: string): string {
  if (/^(?:[a-z]+:|#)/.test(address)) return address;
  const [, target = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
  const named = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
  const found = documents().find((one) => one.file === named);
  if (found) return `${rootOf(page)}${found.page}.html${fragment}`;
  if (named === 'docs/decisions' || named === 'docs/decisions/') return `${rootOf(page)}docs/decisions.html`;
  // A link to one of the site's source files leads to the page built from that file.
  const own = /^demo\/(?:site\/)?(\w+)\.(?:html|ts)$/.exec(named)?.[1];
  if (own) return `${rootOf(page)}${own === 'reference' ? 'reference/index' : own}.html${fragment}`;
  const picture = /^docs\/(pictures\/.+)$/.exec(named)?.[1];
  return picture ? `${rootOf(page)}${picture}` : '#outside';
}

/** Removes links to repository files that have no page, but keeps their text. */
const outsideUnlinked = (html: string): string => html.replaceAll(/<a href="#outside">([^]*?)<\/a>/g, '$1');

/** Adds the sizes of charts to their images, so that the page doesn't shift when they load. */
const sized = (html: string): string =>
  html.replaceAll(/<img src="[^"]*\/(pictures\/[\w-]+\.svg)"/g, (image, file: string) => {
    const size = / width="\d+" height="\d+"/.exec(readFileSync(`${repository}docs/${file}`, 'utf8'));
    return `${image}${size![0]}`;
  });

export function rendered(document: Document): Rendered {
  const text = readFileSync(repository + document.file, 'utf8');
  const made = renderMarkdown(text, (address) => linkFrom(document, address));
  const html = outsideUnlinked(made.html).replaceAll('src="docs/pictures/', `src="${rootOf(document.page)}pictures/`);
  return {...made, html: sized(html)};
}

/** Returns the path of a page's version in a language, without `.html`, or undefined if there is none. */
function translated(page: string, language: SiteLanguage): string | undefined {
  const name = page.replace(/^docs\/(?:(?:fr|it)\/)?/, '');
  const other = language === 'en' ? `docs/${name}` : `docs/${language}/${name}`;
  return existsSync(`${repository}${other}.md`) ? other : undefined;
}

/** Lists the other languages of a page, with the path of the page in each. */
const otherLanguages = (page: string): readonly (readonly [SiteLanguage, string])[] =>
  (Object.keys(SITE_LINKS) as SiteLanguage[]).flatMap((language) => {
    const other = page.startsWith('docs/') && !page.includes('decisions') ? translated(page, language) : undefined;
    return other === undefined || other === page ? [] : [[language, other] as const];
  });

const ENGLISH = {fr: 'Toute la documentation (en anglais)', it: 'Tutta la documentazione (in inglese)'};

/**
 * Returns the documentation's navigation, with the current page marked. On French and Italian pages, it lists the
 * translated pages.
 */
export function besideHtml(page: string): string {
  const link = (name: string, title: string): string =>
    `<li><a href="${rootOf(page)}${name}.html"${name === page ? ' aria-current="page"' : ''}>${title}</a></li>`;
  const language = languageOf(page);
  if (language !== 'en') {
    const own = GUIDES.flatMap(([, guides]) => guides).flatMap(({name}) => {
      const other = translated(`docs/${name}`, language);
      const document = documents().find((one) => one.page === other);
      return document ? [link(document.page, escaped(rendered(document).title))] : [];
    });
    return `<nav class="beside" id="all-pages" aria-label="Documentation"><ul>${own.join('')}</ul>
      <p><a href="${rootOf(page)}docs/index.html" hreflang="en">${ENGLISH[language]}</a></p></nav>`;
  }
  const groups = GUIDES.map(
    ([group, guides]) =>
      `<h2>${group}</h2><ul>${guides
        .filter(({name}) => existsSync(`${repository}docs/${name}.md`))
        .map(({name, title}) => link(`docs/${name}`, title))
        .join('')}</ul>`,
  );
  return `<nav class="beside" id="all-pages" aria-label="Documentation">
      <ul>${link('docs/index', 'Overview')}${link('reference/index', 'Reference of the elements')}</ul>
      ${groups.join('\n      ')}</nav>`;
}

const ON_THIS_PAGE = {en: 'On this page', fr: 'Sur cette page', it: 'In questa pagina'};

/** Returns links to the sections of a page. */
function onThisPage(sections: readonly Section[], language: SiteLanguage): string {
  const parts = sections.filter(({level}) => level === 2);
  if (parts.length < 3) return '';
  return `<nav class="parts" aria-label="${ON_THIS_PAGE[language]}"><ul>${parts
    .map(({id, text}) => `<li><a href="#${id}">${escaped(text)}</a></li>`)
    .join('')}</ul></nav>`;
}

/** Returns the first words of a document, at most 155 characters. */
const firstWords = (sections: readonly Section[]): string =>
  /^.{0,155}(?= |$)/.exec(sections.find(({content}) => content.trim() !== '')?.content.trim() ?? '')?.[0] ?? '';

/** Returns the page of a document. */
export function documentPage(document: Document): string {
  const {html, title, sections} = rendered(document);
  const {page} = document;
  const [head, rest] = /^([^]*?<\/h1>\n)([^]*)$/.exec(html)?.slice(1) ?? ['', html];
  return pageHtml({
    path: page,
    title,
    description: firstWords(sections) || title,
    main: `${head}${onThisPage(sections, languageOf(page))}${rest}`,
    others: otherLanguages(page),
    beside: besideHtml(page),
    kind: 'document',
  });
}

/** Returns the first sentence of a document's first paragraph. */
const firstSentence = (sections: readonly Section[]): string =>
  /^.*?[.:](?= |$)/.exec(sections.find(({content}) => content !== '')?.content ?? '')?.[0] ?? '';

/** Returns the overview of the documentation. */
export function overviewPage(): string {
  const all = documents();
  const entry = (name: string, title: string): string => {
    const document = all.find(({page}) => page === `docs/${name}`);
    if (!document) return '';
    return `<li><a href="./${name}.html">${title}</a> ${escaped(firstSentence(rendered(document).sections))}</li>`;
  };
  const groups = GUIDES.map(
    ([group, guides]) =>
      `<h2>${group}</h2>\n<ul class="pages">${guides.map(({name, title}) => entry(name, title)).join('\n')}</ul>`,
  );
  return pageHtml({
    path: 'docs/index',
    title: 'Documentation',
    description: 'How to add card tables, lessons, puzzles and diagrams to a page.',
    main: `<h1>Documentation</h1>
<p class="lead">Start with <a href="./getting-started.html">Getting started</a>, or look up <a href="../reference/index.html">an element</a>.</p>
${groups.join('\n')}`,
    beside: besideHtml('docs/index'),
    kind: 'document',
  });
}

/** Returns the list of decisions. */
export function decisionsPage(): string {
  const all = documents().filter(({page}) => page.startsWith('docs/decisions/'));
  const entries = all.map(
    (one) => `<li><a href="./${one.page.slice('docs/'.length)}.html">${escaped(rendered(one).title)}</a></li>`,
  );
  return pageHtml({
    path: 'docs/decisions',
    title: 'Decisions',
    description: 'Decisions about the code and the kit, with their reasons and alternatives.',
    main: `<h1>Decisions</h1>\n<p class="lead">What we do, why, what we considered instead, and when to reconsider.</p>\n<ul class="pages">${entries.join('\n')}</ul>`,
    beside: besideHtml('docs/decisions'),
    kind: 'document',
  });
}
