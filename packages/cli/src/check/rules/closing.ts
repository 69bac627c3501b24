import {isOfKit, placeOf, placeOfError, type PageElement} from '../page.js';
import type {Rule} from '../rule.js';

/** Whether an element's closing tag is missing. If it is, the element contains everything that follows. */
const isOpen = ({node}: PageElement): boolean =>
  node.sourceCodeLocation?.startTag !== undefined && node.sourceCodeLocation.endTag === undefined;

export const closing: Rule = {
  codes: {
    'page.closed': 'A self-closing tag such as `<card-puzzle />` closes nothing. Write the closing tag.',
    'page.open': 'An element has no closing tag, so it swallows and hides what follows.',
    'page.nested': 'Elements are nested too deeply for any browser.',
  },
  check(page, report) {
    const closed = new Set<number>();
    for (const place of page.selfClosing) {
      const name = /^<([\w-]+)/.exec(page.text.slice(place.startOffset, place.startOffset + 100))?.[1]?.toLowerCase();
      if (name === undefined || !name.includes('-')) continue;
      closed.add(place.startOffset);
      report(
        placeOfError(place),
        'page.closed',
        `A self-closing slash does not close this element, so it swallows and hides what follows. Write </${name}>.`,
      );
    }
    for (const element of page.elements) {
      const {node} = element;
      if (isOfKit(element) && isOpen(element) && !closed.has(node.sourceCodeLocation!.startOffset))
        report(
          placeOf(element),
          'page.open',
          `<${node.tagName}> is not closed, so it swallows and hides what follows. Write </${node.tagName}>.`,
        );
    }
  },
};
