import {games} from '@cartavola/engine/games.js';
import {meantBy} from '@cartavola/elements/checks.js';
import {distance} from 'fastest-levenshtein';
import {NAMES, placeOf, type Page} from '../page.js';
import type {Rule} from '../rule.js';

/** Minimum length of a name for which a tag with two wrong letters is still considered a misspelling. */
const LONG = 12;

/** Lists the names that a misspelt tag may stand for. */
function meant(tag: string, names: readonly string[]): readonly string[] {
  const near = meantBy(tag, names);
  if (near.length > 0) return near;
  return names.filter((name) => name.length >= LONG && !tag.startsWith(name) && distance(tag, name) <= 2);
}

/** Returns the names of the elements that a page's scripts define. */
const definedIn = ({scripts}: Page): ReadonlySet<string> =>
  new Set([...scripts.matchAll(/define\(\s*['"`]([\w-]+)['"`]/g)].map(([, name = '']) => name));

export const tags: Rule = {
  codes: {
    'page.element': 'A tag nearly matches the name of an element, or begins with the name of a game. Correct the tag.',
  },
  check(page, report) {
    const defined = definedIn(page);
    const names = NAMES.map((name) => (name.startsWith('lesson-') ? name : page.prefix + name));
    for (const element of page.elements) {
      const {name: tag} = element;
      if (element.known || names.includes(tag) || !/^[\w-]+$/.test(tag)) continue;
      // A tag without the page's prefix belongs to another library.
      const near = NAMES.includes(tag) ? [] : meant(tag, names);
      const game = games.find(({id}) => tag.startsWith(`${page.prefix}${id}-`));
      const found = near.length === 0 && game ? [`${page.prefix}${game.id}-table`] : near;
      // The `lessons` rule reports elements inside lessons.
      if (
        found.length === 0 ||
        defined.has(tag) ||
        element.around.some(({name}) => name === 'rules-explainer' && tag.startsWith('lesson-'))
      )
        continue;
      report(placeOf(element), 'page.element', `There is no <${tag}>. Did you mean <${found.join('>, <')}>?`);
    }
  },
};
