import {games} from '@cartavola/engine/games.js';
import {didYouMean} from '../../did-you-mean.js';
import {placeOf, placeOfAttribute, type Page, type PageElement} from '../page.js';
import type {Rule} from '../rule.js';

const COMPANIONS = ['coach-panel', 'move-log', 'score-sheet', 'table-controls', 'table-record'];
const TABLES = games.map(({id}) => `${id}-table`);

/** Ids of the page's elements with one of these names. */
const idsOf = ({ids}: Page, names: readonly string[]): readonly string[] =>
  [...ids].filter(([, elements]) => elements.some(({name}) => names.includes(name))).map(([id]) => id);

/** Names of the elements that a companion may belong to. */
const ownersOf = ({name}: PageElement): readonly string[] =>
  name === 'score-sheet' ? [...TABLES, 'score-pad'] : TABLES;

export const references: Rule = {
  codes: {
    'page.for': '`for` must be the id of a table in the page; for a score sheet also of a score pad.',
    'page.id': 'Two elements have the same id, so links and `for` only find the first.',
  },
  check(page, report) {
    for (const element of page.elements) {
      if (!element.known || !COMPANIONS.includes(element.name)) continue;
      const owners = ownersOf(element);
      const {for: id} = element.attributes;
      const known = idsOf(page, owners);
      if (id === undefined) {
        const isInside = element.around.some(({name}) => owners.includes(name));
        const hasTable = page.elements.some(({name}) => owners.includes(name));
        if (!isInside && !hasTable && page.isWhole && !page.hasOwnScripts && !('for' in element.node.attrs))
          report(placeOf(element), 'page.for', `This needs a table. Set for="…" to the id of a <…-table>.`, {
            path: 'for',
          });
        continue;
      }
      if (known.includes(id) || (page.hasOwnScripts && !page.ids.has(id) && known.length === 0)) continue;
      if (!page.isWhole && known.length === 0 && !page.ids.has(id)) continue;
      const what = page.ids.has(id) ? `The element "${id}" is not a table.` : `No table here has the id "${id}".`;
      report(placeOfAttribute(element, 'for'), 'page.for', what + didYouMean(id, known), {path: 'for'});
    }
    for (const [id, elements] of page.ids) {
      const second = elements[1];
      if (second && elements.some(({known}) => known))
        report(
          placeOfAttribute(second, 'id'),
          'page.id',
          `Another element has the id "${id}". Links and "for" only find the first: choose another id.`,
          {path: 'id'},
        );
    }
  },
};
