import {expect} from 'chai';
import '@cartavola/elements/define/scopa-table.js';
import {setViewport} from '@web/test-runner-commands';
import {find, findAll, put, until} from './table-in-page.js';

const FIRST = ['QC', 'KC', '2D', 'KD', 'KS', 'KH', '4D', '5C', '4H', '5S'];
const PACK = ['S', 'H', 'D', 'C'].flatMap((suit) => [...'KQJ765432A'].map((rank) => rank + suit));

/** A match in which the knight can capture a four and a five in four ways. */
const MATCH = {
  format: 'cartavola/1',
  game: 'scopa',
  options: {players: 2, rules: 'italian'},
  deals: [{dealer: 1, pack: [...FIRST, ...PACK.filter((card) => !FIRST.includes(card))].join(' '), moves: []}],
};

describe('A table in a page row that is taller than the window', () => {
  afterEach(() => document.body.replaceChildren());

  for (const display of ['grid', 'flex'])
    it(`is not taller than the window: ${display}`, async () => {
      await setViewport({width: 1200, height: 800});
      const row = document.createElement('div');
      row.style.cssText = `display: ${display}; grid-template-columns: 2fr 1fr`;
      const beside = document.createElement('div');
      beside.style.cssText = 'flex: 1; block-size: 1500px';
      const element = document.createElement('scopa-table');
      element.style.flex = '2';
      row.append(element, beside);
      document.body.append(row);
      await until(() => findAll(element, '.hand button').length > 0);
      expect(element.offsetHeight).to.equal(1500);
      expect(find(element, '.frame').offsetHeight).to.be.within(600, 800);
    });
});

describe('A table whose height the page has set', () => {
  before(() => setViewport({width: 390, height: 664}));
  afterEach(() => document.body.replaceChildren());

  it('returns to its height once a question that needed more space is answered', async () => {
    const element = await put('scopa-table', {style: 'block-size: 564px', lang: 'en'}, 'table-turn', MATCH);
    const felt = (): number => find(element, '.table').offsetHeight;
    const before = felt();
    findAll(element, '.hand button')
      .find(({textContent}) => textContent.includes('queen of clubs'))!
      .click();
    await until(() => findAll(element, '.choices button').length > 2);
    await until(() => find(element, '.box').classList.contains('scrolls'));
    expect(felt()).to.be.greaterThan(before);
    find(element, '.choices button').click();
    await until(() => !find(element, '.box').classList.contains('scrolls'));
    expect([felt(), find(element, '.box').scrollHeight]).to.deep.equal([before, 564]);
  });
});
