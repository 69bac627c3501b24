import {didYouMean} from '../../did-you-mean.js';
import {ELEMENTS} from '../elements.js';
import {textIn} from '../page-tree.js';
import type {Place} from '../lines.js';
import {NAMES, placeOf, placeOfAttribute} from '../page.js';
import type {Rule} from '../rule.js';

const PROPERTIES = [...new Set(Object.values(ELEMENTS).flatMap(({properties}) => properties))];

/** Maximum length of a selector before `::part`. */
const SELECTOR = 100;

/** Finds misspelt names in a style sheet. Yields the offset, length, code and message. */
export function* misspelt(css: string): Generator<readonly [number, number, string, string]> {
  for (const {0: name, index} of css.matchAll(/--cartavola-[\w-]+/g)) {
    // A style sheet may define and use its own properties.
    if (PROPERTIES.includes(name) || (!didYouMean(name, PROPERTIES) && css.includes(`var(${name}`))) continue;
    const hint = didYouMean(name, PROPERTIES) || ' See “Variables” in docs/theming.md.';
    yield [index, name.length, 'page.property', `The kit has no property ${name}.${hint}`];
  }
  for (const {0: whole, 1: part = '', index} of css.matchAll(/::part\(\s*([\w-]+)/g)) {
    // Search backwards from `::part`, because a search from every word would be slow.
    const [selector = ''] = css
      .slice(Math.max(0, index - SELECTOR), index)
      .split(/[{},\s]/)
      .slice(-1);
    const [tag = ''] = /(?<![a-z])[a-z]+-[a-z-]+/.exec(selector) ?? [];
    const name = NAMES.find((one) => tag === one || tag.endsWith(`-${one}`));
    const parts = name === undefined ? undefined : ELEMENTS[name]?.parts;
    if (!parts || parts.includes(part)) continue;
    yield [
      index + whole.length - part.length,
      part.length,
      'page.part',
      `<${name!}> has no part "${part}".${didYouMean(part, parts)}`,
    ];
  }
}

export const styles: Rule = {
  codes: {
    'page.property': 'The kit does not have this CSS custom property. The theming guide lists all of them.',
    'page.part': '`::part()` refers to a part that the element does not have.',
  },
  check(page, report) {
    for (const element of page.elements) {
      const {name, node, attributes} = element;
      const start = name === 'style' ? node.childNodes[0]?.sourceCodeLocation?.startOffset : undefined;
      const css = name === 'style' ? textIn(node) : (attributes['style'] ?? '');
      const at = (offset: number, length: number): Place =>
        name === 'style'
          ? start === undefined
            ? placeOf(element)
            : page.lines.placeAt(start + offset, length)
          : placeOfAttribute(element, 'style');
      for (const [offset, length, code, message] of misspelt(css)) report(at(offset, length), code, message);
    }
  },
};
