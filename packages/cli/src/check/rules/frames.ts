import {readFrameLink} from '@cartavola/elements/checks.js';
import {optionsFromAttributes, usualOptions} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {languageFor, allLanguages} from '@cartavola/words';
import {didYouMean} from '../../did-you-mean.js';
import {ELEMENTS} from '../elements.js';
import {isOfKit, placeOf, placeOfAttribute, type Page} from '../page.js';
import type {Rule} from '../rule.js';
import {faultOf} from './values.js';

/** Returns what is wrong with the address of a frame: code and message. */
function* faultsIn(hash: string, page: Page): Generator<readonly [string, string]> {
  const link = readFrameLink(hash, Object.keys(ELEMENTS), 'https://example.org/');
  if ('code' in link) {
    yield [link.code, link.message];
    return;
  }
  const {element, attributes} = link;
  if (attributes.has('cartavola')) return;
  const known = ELEMENTS[element]!.attributes;
  const all = [...Object.keys(known), 'lang', 'dir'];
  const game = games.find(({id}) => element === `${id}-table`);
  if (game) {
    const read = optionsFromAttributes(game, usualOptions(game), (name) => attributes.get(name) ?? null);
    if (!read.ok) yield [read.problem.code, read.problem.message];
  }
  for (const [name, value] of attributes) {
    const lang = name === 'lang' && languageFor(value) === undefined;
    if (lang) yield ['page.language', `"${value}" is not one of the languages ${allLanguages().join(', ')}.`];
    else if (!all.includes(name))
      yield ['embed.attribute', `<${element}> has no attribute "${name}".${didYouMean(name, all)}`];
    const kind = known[name];
    const fault = kind && !game?.options.some((option) => option.name === name) && faultOf(name, value, kind, page);
    if (fault) yield [`attribute.${name}`, fault];
  }
}

export const frames: Rule = {
  codes: {
    'embed.…': 'The address of a frame names an element, a game or an attribute that does not exist.',
    'page.title': 'A frame without a title, which screen readers announce. Add `title="…"`.',
    'page.alt': 'A picture without a text for screen readers. Add `alt="…"`; empty if it is decoration.',
  },
  check(page, report) {
    for (const element of page.elements) {
      const {name, attributes, around} = element;
      if (name === 'img' && around.some(isOfKit) && !element.node.attrs.some((one) => one.name === 'alt'))
        report(placeOf(element), 'page.alt', 'This picture has no text for screen readers. Add alt="…".', {
          path: 'alt',
        });
      const {src} = attributes;
      if (name !== 'iframe' || src === undefined || !/(?:^|\/)embed\.html#/.test(src)) continue;
      if (!attributes['title']?.trim() && !element.node.attrs.some((one) => one.name === 'aria-label'))
        report(placeOf(element), 'page.title', 'Screen readers can’t name this frame. Add title="…".', {path: 'title'});
      for (const [code, message] of faultsIn(src.slice(src.indexOf('#')), page))
        report(placeOfAttribute(element, 'src'), code, message, {path: 'src'});
    }
  },
};
