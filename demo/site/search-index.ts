import MiniSearch from 'minisearch';
import {documents, rendered} from './documents.js';
import {guideTitle} from './guides.js';
import {guideIn} from './links.js';
import {elementEntries} from './reference.js';
import {searchedIn, type SearchEntry} from './searched.js';
import {languageOf, type SiteLanguage} from './site-pages.js';
import {SYNONYMS} from './synonyms.js';

/** Page of the site in the index. */
interface IndexedPage {
  /** Path with `.html`. */
  readonly path: string;
  readonly html: string;
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Whether a document is in the index of a language: its own guides, and the English documents that it doesn't have. */
function isIndexed(page: string, language: SiteLanguage): boolean {
  if (languageOf(page) === language) return true;
  const [, guide] = /^docs\/([\w-]+)$/.exec(page) ?? [];
  return languageOf(page) === 'en' && (guide === undefined || guideIn(guide, language) === undefined);
}

/**
 * Creates the search index of a language as JSON: a record for each of its pages, for each section of each document, and
 * for each entry in the reference.
 */
export function searchIndex(language: SiteLanguage, pages: readonly IndexedPage[]): string {
  const search = new MiniSearch<SearchEntry & {readonly id: string; readonly synonyms: string}>(searchedIn(language));
  const known = {...SYNONYMS.en, ...SYNONYMS[language]};
  const unused = new Set(Object.keys(SYNONYMS[language]));
  const add = (id: string, title: string, text: string): void => {
    unused.delete(id);
    const own = languageOf(id.replace(/\.html.*$/, '')) === language;
    search.add({id, title, synonyms: known[id] ?? '', text, own});
  };
  for (const document of documents()) {
    if (!isIndexed(document.page, language)) continue;
    const {title, sections} = rendered(document);
    // The navigation title is also searchable.
    const named = guideTitle(document.page);
    for (const {text, id, level, content} of sections)
      add(
        `${document.page}.html${level === 1 ? '' : `#${id}`}`,
        level === 1
          ? [...new Set([text, named ?? text])].join(' · ')
          : `${title}${language === 'fr' ? '\u00a0' : ''}: ${text}`,
        content,
      );
  }
  for (const {path, html} of pages) {
    const [, title = path] = /<title>([^<]*)/.exec(html) ?? [];
    const [, text = ''] = /<meta\s+name="description"\s+content="([^"]*)/.exec(html) ?? [];
    add(path, unescaped(title).replace(/ · Cartavola$/, ''), unescaped(text));
  }
  for (const {tagName, summary, attributes = [], events = [], members = []} of elementEntries()) {
    const page = `reference/${tagName}.html`;
    add(page, `<${tagName}>`, summary);
    for (const [kind, entries] of [
      ['attributes', attributes],
      ['events', events],
      ['properties', members.filter(({kind, attribute}) => kind === 'field' && attribute === undefined)],
    ] as const)
      for (const {name, description = ''} of entries)
        add(`${page}#${kind}-${name}`, `<${tagName}> ${name}`, description);
  }
  if (unused.size > 0) throw new Error(`synonyms.ts names what the site doesn't have: ${[...unused].join(', ')}`);
  return JSON.stringify(search);
}
