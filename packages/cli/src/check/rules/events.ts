import {didYouMean} from '../../did-you-mean.js';
import {ELEMENTS} from '../elements.js';
import {textIn} from '../page-tree.js';
import {placeAt, placeOf, placeOfAttribute} from '../page.js';
import type {Rule} from '../rule.js';

const EVENTS = [...new Set(Object.values(ELEMENTS).flatMap(({events}) => events))];
const FAMILIES = new Set(EVENTS.map((name) => name.split('-')[0]));
const LISTENER = /(?:addEventListener\(\s*|\bon\(\s*)(['"`])([a-z]+-[a-z-]+)\1/gi;

/** Suggestion for a name that is almost that of an event of the kit; empty for other names. */
function hintFor(name: string): string {
  if (EVENTS.includes(name.toLowerCase()) && name === name.toLowerCase()) return '';
  return FAMILIES.has(name.split('-')[0]!.toLowerCase()) ? didYouMean(name, EVENTS) : '';
}

export const events: Rule = {
  codes: {'page.event': 'A listener for an event that the kit does not fire. Correct its name.'},
  check(page, report) {
    for (const element of page.elements) {
      const message = (name: string): string => `The kit does not fire "${name}".${hintFor(name)}`;
      if (element.known)
        for (const {name} of element.node.attrs) {
          const event = /^on([a-z]+-[a-z-]+)$/.exec(name)?.[1];
          if (event !== undefined)
            report(
              placeOfAttribute(element, name),
              'page.event',
              `HTML has no attribute "${name}". Listen with addEventListener('${event}', …).`,
              {path: name},
            );
        }
      if (element.name !== 'script') continue;
      const start = element.node.childNodes[0]?.sourceCodeLocation?.startOffset;
      for (const {1: quote, 2: name = '', index, 0: whole} of textIn(element.node).matchAll(LISTENER)) {
        if (hintFor(name) === '') continue;
        const offset = (start ?? 0) + index + whole.indexOf(quote!);
        report(
          start === undefined ? placeOf(element) : placeAt(page.text, offset, name.length + 2),
          'page.event',
          message(name),
        );
      }
    }
  },
};
