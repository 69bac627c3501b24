import {expect} from 'chai';
import {describe, it} from 'node:test';
import {defineElements} from './define-elements.js';

/** Returns the message with which a prefix is refused. */
const refusal = (prefix: string): Promise<string> =>
  defineElements([], {prefix}).then(
    () => 'none',
    (error: unknown) => (error as RangeError).message,
  );

describe('Elements that a script defines', () => {
  it('have one prefix in a page, which makes tags', async () => {
    for (const prefix of ['club', '1-', 'Club-', '-', 'club_-'])
      expect(await refusal(prefix), prefix).to.match(/^"[^"]+" is no prefix/);
    expect(await refusal('club-')).to.equal('none');
    expect(await refusal('club-')).to.equal('none');
    expect(await refusal('other-')).to.equal('The elements of this page have the prefix "club-" already');
    delete (globalThis as {[key: symbol]: unknown})[Symbol.for('cartavola.prefix')];
  });
});
