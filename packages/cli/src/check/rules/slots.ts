import {didYouMean} from '../../did-you-mean.js';
import {placeOfAttribute} from '../page.js';
import type {Rule} from '../rule.js';

export const slots: Rule = {
  codes: {'page.slot': 'The element does not have this slot, so the content is never shown.'},
  check(page, report) {
    for (const element of page.elements) {
      const {slot} = element.attributes;
      const [owner] = element.around;
      if (slot === undefined || !owner?.known || owner.known.slots.includes(slot)) continue;
      const named = owner.known.slots.filter(Boolean);
      report(
        placeOfAttribute(element, 'slot'),
        'page.slot',
        `<${owner.node.tagName}> has no slot "${slot}", so this is never shown.${didYouMean(slot, named)}`,
        {path: 'slot'},
      );
    }
  },
};
