import {allLanguages, languageFor} from '@cartavola/words';
import {placeOfAttribute} from '../page.js';
import type {Rule} from '../rule.js';

export const languages: Rule = {
  codes: {'page.language': 'The kit does not have this language, so it shows English instead.'},
  check(page, report) {
    if (page.mayRegister) return;
    for (const element of page.elements) {
      const {lang} = element.attributes;
      // The `lessons` rule reports the language of a lesson.
      if (!element.known || lang === undefined || element.name === 'rules-explainer' || languageFor(lang)) continue;
      report(
        placeOfAttribute(element, 'lang'),
        'page.language',
        `"${lang}" is not one of the languages ${allLanguages().join(', ')}, so this is shown in English.`,
        {path: 'lang'},
      );
    }
  },
};
