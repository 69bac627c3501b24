import {expect} from 'chai';
import '@cartavola/elements/define/capodama-table.js';
import type {CardTable} from '@cartavola/elements';
import {capoWins} from './great-moments.js';
import {find, findAll, put, until} from './table-in-page.js';

describe('A reader who loses to the capo', () => {
  afterEach(() => document.body.replaceChildren());

  it('sees the score without a celebration', async () => {
    const {attributes, record} = capoWins();
    // A bot plays the last cards in the capo's seat.
    const given = {lang: 'en', speed: 'fast', ...attributes, seats: 'bot you bot bot'};
    const element: CardTable = await put('capodama-table', given, undefined, record);
    const celebrated: string[] = [];
    const watching = new MutationObserver(() =>
      celebrated.push(...findAll(element, '.moment .call').map(({textContent}) => textContent)),
    );
    await until(() => element.shadowRoot !== null);
    watching.observe(element.shadowRoot!, {childList: true, subtree: true});
    await until(() => {
      find(element, '.hand .playable')?.click();
      return find(element, '.score .title, .score h2, .score h3') !== null;
    });
    await element.match!.idle;
    watching.disconnect();
    expect(find(element, '.score').textContent).to.contain('Your side loses the deal');
    expect(celebrated).to.deep.equal([]);
  });
});
