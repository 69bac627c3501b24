import {FRAME_SANDBOX, readFrameLink} from '@cartavola/elements/checks.js';
import {checkOptionAttributes, usualOptions} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {languageFor, allLanguages} from '@cartavola/words';
import {didYouMean, nearOrAll} from '../../did-you-mean.js';
import {ELEMENTS} from '../elements.js';
import {attribute} from '../page-tree.js';
import {isTemplated, placeOf, placeOfAttribute, type Page} from '../page.js';
import type {Rule} from '../rule.js';
import {faultOf} from './values.js';

/** Yields the code and message of each fault in the address of a frame. */
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
    const {problems} = checkOptionAttributes(game, usualOptions(game), (name) => attributes.get(name) ?? null);
    for (const {code, message} of problems) yield [code, message];
  }
  for (const [name, value] of attributes) {
    const lang = name === 'lang' && languageFor(value) === undefined;
    if (lang) yield ['page.language', `"${value}" is not one of the languages ${allLanguages().join(', ')}.`];
    else if (!all.includes(name))
      yield ['embed.attribute', `<${element}> has no attribute "${name}".${nearOrAll(name, all)}`];
    const kind = known[name];
    const fault = kind && !game?.options.some((option) => option.name === name) && faultOf(name, value, kind, page);
    if (fault) yield [`attribute.${name}`, fault];
  }
}

const NAMED = [...games.map(({id}) => id), ...Object.keys(ELEMENTS)];

/** Address of a frame that may show the kit. */
interface Address {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** Whether an address points to the kit's `embed.html`. A site may have a different file with this name. */
async function isEmbed({path, query, hash}: Address, {read}: Page): Promise<boolean> {
  const [, value] = /[?#&](?:game|element)=([\w-]+)/.exec(query + hash) ?? [];
  if (path.includes('cartavola') || hash.startsWith('#cartavola=') || (value && didYouMean(value, NAMED))) return true;
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(path)) return false;
  const file = await read(path);
  return file && 'text' in file ? file.text.includes('cartavola') : hash !== '';
}

export const frames: Rule = {
  codes: {
    'embed.…': 'The URL of a frame contains an element, a game or an attribute that does not exist.',
    'page.sandbox': 'A frame shows nothing, because its `sandbox` lacks `allow-scripts`.',
    'page.title': 'A frame has no title for screen readers to announce. Add `title="…"`.',
  },
  async check(page, report) {
    for (const element of page.elements) {
      const {name, attributes} = element;
      const src = name === 'iframe' ? attribute(element.node, 'src') : undefined;
      const [, path, query = '', hash = ''] = /^((?:[^?#]*\/)?embed\.html)(\?[^#]*)?(#.*)?$/.exec(src ?? '') ?? [];
      if (path === undefined || isTemplated(query + hash) || !(await isEmbed({path, query, hash}, page))) continue;
      const isNamed = ['title', 'aria-label'].some((one) => attribute(element.node, one)?.trim());
      if (!isNamed)
        report(placeOf(element), 'page.title', 'Screen readers can’t name this frame. Add title="…".', {path: 'title'});
      const {sandbox} = attributes;
      if (sandbox !== undefined && !sandbox.split(/\s+/).includes('allow-scripts'))
        report(
          placeOfAttribute(element, 'sandbox'),
          'page.sandbox',
          `This frame may not run scripts, so it shows nothing. Write sandbox="${FRAME_SANDBOX}".`,
          {path: 'sandbox'},
        );
      if (hash === '' && query !== '') {
        const message = `The frame reads only what follows "#". Write embed.html#${query.slice(1)}.`;
        report(placeOfAttribute(element, 'src'), 'embed.element', message, {path: 'src'});
        continue;
      }
      for (const [code, message] of faultsIn(hash, page))
        report(placeOfAttribute(element, 'src'), code, message, {path: 'src'});
    }
  },
};
