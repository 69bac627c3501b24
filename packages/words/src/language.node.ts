import {describe, it} from 'node:test';
import {expect} from 'chai';
import {languageFor, type Language} from './index.js';

describe('languageFor', () => {
  const cases: readonly (readonly [tag: string, language: Language | undefined])[] = [
    ['fr-CH', 'fr'],
    ['IT', 'it'],
    ['en_GB', 'en'],
    ['de', undefined],
    ['', undefined],
    ['frr', undefined],
  ];
  for (const [tag, language] of cases) {
    it(`returns ${language ?? 'no language'} for “${tag}”`, () => {
      expect(languageFor(tag)).to.equal(language);
    });
  }
});
