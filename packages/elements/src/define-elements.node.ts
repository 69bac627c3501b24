import {expect} from 'chai';
import {describe, it} from 'node:test';
import {defineElements} from './define-elements.js';

/** Returns the error message for a prefix, or `none`. */
const refusal = (prefix: string): Promise<string> =>
  defineElements([], {prefix}).then(
    () => 'none',
    (error: unknown) => (error as RangeError).message,
  );

describe('Elements defined by a script', () => {
  it('have one valid prefix per page', async () => {
    for (const prefix of ['club', '1-', 'Club-', '-', 'club_-'])
      expect(await refusal(prefix), prefix).to.match(/^"[^"]+" is not a valid prefix/);
    expect(await refusal('club-')).to.equal('none');
    expect(await refusal('club-')).to.equal('none');
    expect(await refusal('other-')).to.equal('The elements of this page already have the prefix "club-"');
    delete (globalThis as {[key: symbol]: unknown})[Symbol.for('cartavola.prefix')];
  });
});
