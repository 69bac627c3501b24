import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {escaped} from './escaped.js';
import {GUIDES} from './guides.js';
import {documentHtml, SITE_TEXTS} from './layout.js';
import {BESIDE, guideIn, namedLink, rootOf} from './links.js';
import {renderMarkdown, type Rendered, type Section} from './markdown-page.js';
import {languageOf, pathIn, type SiteLanguage} from './site-pages.js';

const repository = fileURLToPath(new URL('../../', import.meta.url));

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
    ...Object.entries(BESIDE).map(([file, page]) => ({file, page})),
  ];
}

/** Removes links to repository files that have no page, but keeps their text. */
const outsideUnlinked = (html: string): string => html.replaceAll(/<a href="#outside">([^]*?)<\/a>/g, '$1');

/** Adds the sizes of charts to their images, so that the page doesn't shift when they load. */
const sized = (html: string): string =>
  html.replaceAll(/<img src="[^"]*\/(pictures\/[\w-]+\.svg)"/g, (image, file: string) => {
    const size = / width="\d+" height="\d+"/.exec(readFileSync(`${repository}docs/${file}`, 'utf8'));
    return `${image}${size![0]}`;
  });

/** Matches the link to the English version, for readers of the repository. On the site, all pages have such links. */
const TO_ENGLISH = /^_\[English\]\([^)]*\)_\n/m;

/** Renders a document. Its links are by name (see `resolveLinks`). */
export function rendered(document: Document): Rendered {
  const text = readFileSync(repository + document.file, 'utf8').replace(TO_ENGLISH, '');
  const {table} = SITE_TEXTS[languageOf(document.page)];
  const made = renderMarkdown(text, (address) => namedLink(document, address), table);
  const html = outsideUnlinked(made.html).replaceAll('src="docs/pictures/', `src="${rootOf(document.page)}pictures/`);
  return {...made, html: sized(html)};
}

/** Renders a guide in a language, or returns undefined if it isn't translated. */
function guide(name: string, language: SiteLanguage): (Document & Rendered) | undefined {
  const page = guideIn(name, language);
  const document = documents().find((one) => one.page === page);
  return document && {...document, ...rendered(document)};
}

/**
 * Returns the documentation's navigation, with the current page marked. On French and Italian pages, it lists the
 * translated guides.
 */
export function besideHtml(page: string): string {
  const language = languageOf(page);
  const {documents: texts, reference, names} = SITE_TEXTS[language];
  const link = (name: string, address: string, title: string): string =>
    `<li><a href="${address}"${name === page ? ' aria-current="page"' : ''}>${title}</a></li>`;
  const groups = GUIDES.map(([group, guides]) => {
    const links = guides.flatMap(({name, title}) => {
      const translated = guideIn(name, language);
      if (translated === undefined) return [];
      return [link(translated, `guide:${name}`, language === 'en' ? title : escaped(guide(name, language)!.title))];
    });
    return links.length > 0 ? `<h2>${texts.groups[group]}</h2><ul>${links.join('')}</ul>` : '';
  });
  return `<nav class="beside" id="all-pages" aria-label="${names.docs}">
      <ul>${link(pathIn('docs', language), 'page:docs', texts.overview)}${link('reference/index', 'reference:index', reference)}</ul>
      ${groups.filter(Boolean).join('\n      ')}</nav>`;
}

/** Returns links to the sections of a page. */
function onThisPage(sections: readonly Section[], language: SiteLanguage): string {
  const parts = sections.filter(({level}) => level === 2);
  if (parts.length < 3) return '';
  return `<nav class="parts" aria-label="${SITE_TEXTS[language].documents.onThisPage}"><ul>${parts
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
  return documentHtml({
    path: page,
    title,
    description: firstWords(sections) || title,
    main: `${head}${onThisPage(sections, languageOf(page))}${rest}`,
    beside: besideHtml(page),
    kind: 'document',
  });
}

/** Returns the first sentence of a document's first paragraph. */
const firstSentence = (sections: readonly Section[]): string =>
  /^.*?[.:](?= |$)/.exec(sections.find(({content}) => content !== '')?.content ?? '')?.[0] ?? '';

/** Returns the overview of the documentation: the guides in a language, then those that exist only in English. */
export function overviewPage(language: SiteLanguage): string {
  const path = pathIn('docs', language);
  const {title: heading, description, lead, groups, others} = SITE_TEXTS[language].documents;
  const entry = (name: string, title: string): string | undefined => {
    const translated = guide(name, language);
    if (!translated) return undefined;
    return `<li><a href="guide:${name}">${language === 'en' ? title : escaped(translated.title)}</a> ${escaped(firstSentence(translated.sections))}</li>`;
  };
  const list = (title: string, entries: readonly (string | undefined)[]): string => {
    const known = entries.filter((one) => one !== undefined);
    return known.length > 0 ? `<h2>${title}</h2>\n<ul class="pages">${known.join('\n')}</ul>\n` : '';
  };
  const all = GUIDES.flatMap(([, guides]) => guides);
  const english = all
    .filter(({name}) => guideIn(name, 'en') !== undefined && guideIn(name, language) === undefined)
    .map(({name, title}) => `<li><a href="guide:${name}">${title}</a></li>`);
  return documentHtml({
    path,
    title: heading,
    description,
    main: `<h1>${heading}</h1>
<p class="lead">${lead}</p>
${GUIDES.map(([group, guides]) =>
  list(
    groups[group],
    guides.map(({name, title}) => entry(name, title)),
  ),
).join('')}${list(others, english)}`,
    beside: besideHtml(path),
    kind: 'document',
  });
}

/** Returns the list of decisions. */
export function decisionsPage(): string {
  const all = documents().filter(({page}) => page.startsWith('docs/decisions/'));
  const entries = all.map((one) => `<li><a href="english:${one.page}">${escaped(rendered(one).title)}</a></li>`);
  return documentHtml({
    path: 'docs/decisions',
    title: 'Decisions',
    description: 'Decisions about the code and the kit, with their reasons and alternatives.',
    main: `<h1>Decisions</h1>\n<p class="lead">What we do, why, what we considered instead, and when to reconsider.</p>\n<ul class="pages">${entries.join('\n')}</ul>`,
    beside: besideHtml('docs/decisions'),
    kind: 'document',
  });
}
