import {readFileSync, readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import MiniSearch from 'minisearch';
import {documents, rendered} from './documents.js';
import {downloadsPages} from './downloads-page.js';
import {guideTitle} from './guides.js';
import {elementEntries} from './reference.js';
import {SEARCHED} from './searched.js';

const site = fileURLToPath(new URL('../', import.meta.url));

/** The pages that are written by hand, and those of the downloads. */
const ownPages = (): readonly (readonly [page: string, html: string])[] => [
  ...downloadsPages().map(([page, make]) => [page, make()] as const),
  ...readdirSync(site)
    .filter((file) => file.endsWith('.html') && file !== 'example.html')
    .map((file) => [file, readFileSync(site + file, 'utf8')] as const),
];

/** Makes the index that the page of the search loads, as JSON: a record for each part of each document, and for each entry of the reference. */
export function searchIndex(): string {
  const search = new MiniSearch(SEARCHED);
  for (const document of documents()) {
    const {title, sections} = rendered(document);
    // What the navigation calls it is another word for the same.
    const named = guideTitle(document.page);
    for (const {text, id, level, content} of sections)
      search.add({
        id: `${document.page}.html${level === 1 ? '' : `#${id}`}`,
        title: level === 1 ? [text, named].filter((one) => one !== undefined).join(' · ') : `${title}: ${text}`,
        text: content,
      });
  }
  for (const [page, html] of ownPages()) {
    const [, title = page] = /<title>([^<]*)/.exec(html) ?? [];
    const [, text = ''] = /<meta\s+name="description"\s+content="([^"]*)/.exec(html) ?? [];
    search.add({id: page, title, text});
  }
  for (const {tagName, summary, attributes = [], events = [], members = []} of elementEntries()) {
    const page = `reference/${tagName}.html`;
    search.add({id: page, title: `<${tagName}>`, text: summary});
    for (const [kind, entries] of [
      ['attributes', attributes],
      ['events', events],
      ['properties', members.filter(({kind, attribute}) => kind === 'field' && attribute === undefined)],
    ] as const)
      for (const {name, description = ''} of entries)
        search.add({id: `${page}#${kind}-${name}`, title: `<${tagName}> ${name}`, text: description});
  }
  return JSON.stringify(search);
}
