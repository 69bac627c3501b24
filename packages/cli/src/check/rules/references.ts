import {games} from '@cartavola/engine/games.js';
import {didYouMean} from '../../did-you-mean.js';
import {isFilled, placeOf, placeOfAttribute, type Page} from '../page.js';
import type {Rule} from '../rule.js';

const COMPANIONS = ['coach-panel', 'move-log', 'score-sheet', 'table-controls', 'table-record'];
const TABLES = games.map(({id}) => `${id}-table`);

/** Elements on a page that a companion element may refer to. */
interface Owners {
  readonly names: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly hasAny: boolean;
}

/** Finds the elements that have one of these names. */
function ownersIn({elements, ids}: Page, names: readonly string[]): Owners {
  const known = [...ids].filter(([, same]) => same.some(({name}) => names.includes(name)));
  return {names, ids: new Set(known.map(([id]) => id)), hasAny: elements.some(({name}) => names.includes(name))};
}

export const references: Rule = {
  codes: {
    'page.for': '`for` must be the id of a table in the page. On a score sheet, it can also be the id of a score pad.',
    'page.id': 'Two elements have the same id, so links and `for` only find the first.',
  },
  check(page, report) {
    const tables = ownersIn(page, TABLES);
    const scored = ownersIn(page, [...TABLES, 'score-pad']);
    for (const element of page.elements) {
      if (!element.known || !COMPANIONS.includes(element.name) || isFilled(element)) continue;
      const {names, ids, hasAny} = element.name === 'score-sheet' ? scored : tables;
      const {for: id} = element.attributes;
      if (id === undefined) {
        const isInside = element.around.some(({name}) => names.includes(name));
        if (!isInside && !element.isInert && (hasAny || page.isWhole) && !page.hasOwnScripts)
          report(
            placeOf(element),
            'page.for',
            'This is not in a table, so it has nothing to show. Set for="…" to the id of a <…-table>.',
            {
              path: 'for',
            },
          );
        continue;
      }
      // In part of a page, or in a page with scripts, the table may be added later.
      const mayCome = ids.size === 0 && !page.ids.has(id) && (page.hasOwnScripts || !page.isWhole);
      if (ids.has(id) || mayCome) continue;
      const what = page.ids.has(id) ? `The element "${id}" is not a table.` : `No table here has the id "${id}".`;
      report(placeOfAttribute(element, 'for'), 'page.for', what + didYouMean(id, [...ids]), {path: 'for'});
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
