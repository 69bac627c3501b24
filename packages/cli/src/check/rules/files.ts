import {attribute} from '../page-tree.js';
import {isTemplated, pathIn, placeOf, placeOfAttribute, type FindLinked, type Page} from '../page.js';
import type {Rule} from '../rule.js';

/** Attributes with the address of a picture, a sound or a video, by element. */
const MEDIA: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
};

/** Matches the fragments that need no element: the top of a page, text fragments, and those of the kit. */
const FREE = /^(?:|top|:~:.*|cartavola=.*|ply-\d+)$/is;

/** Returns whether a link's address has a fragment that no element of the target has. */
function isLost(fragment: string, ids: ReadonlySet<string>): boolean {
  if (FREE.test(fragment)) return false;
  try {
    return !ids.has(fragment) && !ids.has(decodeURIComponent(fragment));
  } catch {
    return true;
  }
}

/** Whether a page's own addresses tell where its links lead. Site generators change those in Markdown, except `.md`. */
const isKnown = ({kind, isWhole}: Page, path: string): boolean =>
  kind === 'markdown' ? /\.(?:md|markdown)$/i.test(path) : isWhole;

/** Returns what is wrong with a link to another file of the site: its code and a message. */
async function faultOf(page: Page, find: FindLinked, href: string): Promise<readonly [string, string] | undefined> {
  const path = pathIn(href);
  const found = isKnown(page, path) ? await find(path) : undefined;
  if (!found) return undefined;
  if (!found.exists) return ['page.link', `There is no file "${path}".`];
  const fragment = href.split('#').slice(1).join('#');
  return found.ids && isLost(fragment, found.ids)
    ? ['page.anchor', `Nothing in "${path}" has the id "${fragment}".`]
    : undefined;
}

export const files: Rule = {
  codes: {
    'page.alt': 'A picture has no text for screen readers. Add `alt="…"`, left empty if it is decoration.',
    'page.picture': 'There is no such picture, sound or video. Correct the address, or add the file.',
    'page.link': 'A link leads to a file that the folder does not have. Correct the address.',
    'page.anchor': 'A link leads to an id that its page does not have. Correct what follows `#`.',
  },
  async check(page, report) {
    for (const element of page.elements)
      if (element.name === 'img' && !element.isInert && attribute(element.node, 'alt') === undefined)
        report(placeOf(element), 'page.alt', 'This picture has no text for screen readers. Add alt="…".', {
          path: 'alt',
        });
    const {find} = page;
    // A `<base>` changes all addresses.
    if (!find || page.elements.some(({name}) => name === 'base')) return;
    for (const element of page.elements)
      for (const name of MEDIA[element.name] ?? []) {
        const address = attribute(element.node, name);
        if (!address || isTemplated(address) || (page.kind === 'markdown' && address.startsWith('/'))) continue;
        if ((await find(pathIn(address)))?.exists === false)
          report(placeOfAttribute(element, name), 'page.picture', `There is no file "${address}".`, {path: name});
      }
    const own = new Set([...page.ids.keys(), ...page.elements.flatMap(({attributes: {name}}) => name ?? [])]);
    for (const {href, owner, place} of page.links) {
      if (owner !== undefined || isTemplated(href)) continue;
      const fragment = href.slice(1);
      if (!href.startsWith('#')) {
        const fault = await faultOf(page, find, href);
        if (fault) report(place(), ...fault, {path: 'href'});
      } else if (page.isWhole && !page.hasOwnScripts && isLost(fragment, own))
        report(place(), 'page.anchor', `Nothing here has the id "${fragment}".`, {path: 'href'});
    }
  },
};
