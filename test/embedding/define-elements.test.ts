import {expect} from 'chai';
import {defineElements} from '@cartavola/elements/define-elements.js';
import {until} from '../tables/table-in-page.js';

/** Returns the message with which elements are refused. */
const refusal = (prefix: string): Promise<string> =>
  defineElements(['playing-card'], {prefix}).then(
    () => 'none',
    (error: unknown) => (error as RangeError).message,
  );

describe('Elements that a script defines', () => {
  it('have tags that begin with a prefix', async () => {
    customElements.define('playing-card', class extends HTMLElement {});
    await defineElements(['playing-card', 'card-diagram'], {prefix: 'club-'});
    document.body.innerHTML = '<club-playing-card card="QH" lang="en"></club-playing-card>';
    const {shadowRoot} = document.querySelector('club-playing-card')!;
    await until(() => shadowRoot!.querySelector('[role=img]')?.getAttribute('aria-label') === 'queen of hearts');
    expect(customElements.get('card-diagram')).to.equal(undefined);
    expect(customElements.get('club-card-diagram')).not.to.equal(undefined);
  });

  it('have no other prefix in the same page, and none that makes no tags', async () => {
    expect(await refusal('other-')).to.equal('The elements of this page have the prefix "club-" already');
    for (const prefix of ['club', '1-', 'Club-', '-', 'club_-'])
      expect(await refusal(prefix), prefix).to.match(/^"[^"]+" is no prefix/);
  });
});
