import MiniSearch from 'minisearch';
import {documents, rendered} from './documents.js';
import {elementEntries} from './reference.js';
import {SEARCHED} from './searched.js';

/** Makes the index that the page of the search loads, as JSON: a record for each part of each document, and for each entry of the reference. */
export function searchIndex(): string {
  const search = new MiniSearch(SEARCHED);
  for (const document of documents()) {
    const {title, sections} = rendered(document);
    for (const {text, id, level, content} of sections)
      search.add({
        id: `${document.page}.html${level === 1 ? '' : `#${id}`}`,
        title: level === 1 ? text : `${title}: ${text}`,
        text: content,
      });
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
