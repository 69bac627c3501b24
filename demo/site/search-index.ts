import {readFileSync, readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import MiniSearch from 'minisearch';
import {documents, rendered} from './documents.js';
import {downloadsPages} from './downloads-page.js';
import {guideTitle} from './guides.js';
import {elementEntries} from './reference.js';
import {SEARCHED} from './searched.js';
import {SYNONYMS} from './synonyms.js';

const site = fileURLToPath(new URL('../', import.meta.url));

/** Hand-written pages, and the downloads pages. */
const ownPages = (): readonly (readonly [page: string, html: string])[] => [
  ...downloadsPages().map(([page, make]) => [page, make()] as const),
  ...readdirSync(site)
    .filter((file) => file.endsWith('.html') && file !== 'example.html')
    .map((file) => [file, readFileSync(site + file, 'utf8')] as const),
];

/**
 * Creates the search index as JSON: a record for each section of each document, and for each entry in the reference.
 */
export function searchIndex(): string {
  const search = new MiniSearch(SEARCHED);
  const unused = new Set(Object.keys(SYNONYMS));
  const add = (id: string, title: string, text: string): void => {
    unused.delete(id);
    search.add({id, title, synonyms: SYNONYMS[id] ?? '', text});
  };
  for (const document of documents()) {
    const {title, sections} = rendered(document);
    // The navigation title is also searchable.
    const named = guideTitle(document.page);
    for (const {text, id, level, content} of sections)
      add(
        `${document.page}.html${level === 1 ? '' : `#${id}`}`,
        level === 1 ? [...new Set([text, named ?? text])].join(' · ') : `${title}: ${text}`,
        content,
      );
  }
  for (const [page, html] of ownPages()) {
    const [, title = page] = /<title>([^<]*)/.exec(html) ?? [];
    const [, text = ''] = /<meta\s+name="description"\s+content="([^"]*)/.exec(html) ?? [];
    add(page, title, text);
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
