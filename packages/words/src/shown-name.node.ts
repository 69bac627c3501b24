import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {shownName} from './shown-name.js';

describe('A displayed name', () => {
  for (const [what, given, shown] of [
    ['a name as it is', 'Zoë B. 👩‍🚀', 'Zoë B. 👩‍🚀'],
    ['a name without bidi controls', 'A\u202elived\u202c\u2066\u2069', 'Alived'],
    ['a name in one line', ' Ada\n\u2028 B.\u0000 ', 'Ada B.'],
    ['an isolated name from right to left', 'דנה (2)', '\u2068דנה (2)\u2069'],
    ['an isolated name in both directions', 'Ada علي', '\u2068Ada علي\u2069'],
  ] as const)
    it(`is ${what}`, () => {
      assert.equal(shownName(given), shown);
    });

  it('is empty if nothing in it is visible', () => {
    for (const blank of [
      undefined,
      null,
      '',
      '   ',
      '\u200b',
      '\u00ad\u2060',
      '\u3164',
      '\u2800',
      '\u202e',
      '\u2067 \u2069',
    ])
      assert.equal(shownName(blank), '', JSON.stringify(blank));
  });

  it('stays the same if it is processed again, and never leaves a text direction open', () => {
    const names = fc.array(fc.constantFrom(...'Aד ب1\u202e\u202a\u2066\u2067\u2068\u2069\u200f\n'), {maxLength: 12});
    fc.assert(
      fc.property(names, (signs) => {
        const shown = shownName(signs.join(''));
        assert.equal(shownName(shown), shown);
        assert.doesNotMatch(shown.replace(/^\u2068(.*)\u2069$/s, '$1'), /[\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });
});
