import {didYouMean, nearOrAll} from '../../did-you-mean.js';
import {contentIn} from '../content.js';
import {ELEMENTS} from '../elements.js';
import type {Place} from '../lines.js';
import {elementsNamed, placeOf, type Page} from '../page.js';
import type {Rule} from '../rule.js';
import {faultOf} from './values.js';

const NAMES = ['cartavola', 'cartavola-replay'];

/**
 * Matches a Hugo shortcode whose name looks like an element's. Its length is limited, so that an unclosed brace doesn't
 * slow down the search.
 */
const SHORTCODE = /\{\{[<%][ \t]*([a-z]+-[a-z-]+)[ \t]([^{}]{0,500}?)[>%]\}\}/g;

/** Returns the location of a whole line. */
function placeOfLine({text, lines}: Page, line: number, column = 1): Place {
  const [start, next] = [lines.offsetAt(line, 1), lines.offsetAt(line + 1, 1)];
  const {length} = text.slice(start, next).trimEnd();
  return lines.placeAt(start + column - 1, Math.max(1, length - column + 1));
}

export const blocks: Rule = {
  codes: {
    'markdown.fence': 'The name of a block is misspelt. Write `cartavola` or `cartavola-replay`.',
    'markdown.info': 'The text after the name of a block is not an attribute.',
    'markdown.attribute': 'The block does not have this attribute, or it appears twice.',
    'markdown.replay': 'A replay block has no match.',
    'markdown.inline': 'The inline code is not cards.',
    'markdown.blank':
      'A blank line ends HTML in Markdown, so the rest is read as Markdown. Remove the line, or use a `<pre>`.',
  },
  check(page, report) {
    const {markdown, text, lines} = page;
    if (!markdown) return;
    for (const {info, line} of markdown.fences) {
      const [name = ''] = info.split(/[\s{]/);
      const hint = NAMES.includes(name) || name.length < 7 ? '' : didYouMean(name, NAMES);
      if (hint) report(placeOfLine(page, line), 'markdown.fence', `There is no block "${name}".${hint}`);
    }
    for (const {0: whole, 1: name = '', 2: given = '', index} of markdown.html.matchAll(SHORTCODE)) {
      const known = ELEMENTS[name]?.attributes;
      if (!known) continue;
      const start = index + whole.indexOf(given, 2 + name.length);
      for (const {0: one, 1: own = '', 2: value = '', index: at} of given.matchAll(
        /(?<![\w-])([\w-]+)=["`]([^"`]*)["`]/g,
      )) {
        const kind = known[own];
        const fault = kind && faultOf(own, value, kind, page);
        const place = lines.placeAt(start + at, one.length);
        if (fault) report(place, `attribute.${own}`, fault, {path: own});
        if (kind || /^(?:lang|id|class|slot|style|title|(?:data|aria)-.*)$/.test(own)) continue;
        const message = `"${own}" is not an attribute of <${name}>.${nearOrAll(own, Object.keys(known))}`;
        report(place, 'page.attribute', message, {path: own});
      }
    }
    for (const {code, message, line, column} of markdown.problems)
      report(placeOfLine(page, line, column), code, message);
    for (const element of elementsNamed(page, 'card-diagram', 'game-replay')) {
      const {startTag, endTag} = element.node.sourceCodeLocation ?? {};
      const inside = startTag && endTag ? text.slice(startTag.endOffset, endTag.startOffset) : '';
      if (contentIn(element) && !/<(?:pre|script)\b/i.test(inside) && /\n[ \t]*\r?\n/.test(inside.trimEnd()))
        report(
          placeOf(element),
          'markdown.blank',
          'A blank line inside this element ends the HTML. Remove the line, or use a <pre>.',
        );
    }
  },
};
