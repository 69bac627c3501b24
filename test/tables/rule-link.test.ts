import {expect} from 'chai';
import {sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/rules-explainer.js';
import type {CapodamaTable} from '@cartavola/elements';
import {centreOf} from '../input.js';
import {asked, find, findAll, table, told, until} from './table-in-page.js';

/** Plays legal cards until a card in the hand is illegal. */
async function refused(lang: string): Promise<CapodamaTable> {
  const element = await table({lang, seed: 'b'});
  for (;;) {
    await asked(element);
    const wrong = find(element, '.hand .unplayable');
    if (wrong && find(element, '.hand .playable')) {
      wrong.click();
      break;
    }
    const does = findAll(element, '.choice:not([aria-disabled="true"])')[0] ?? find(element, '.hand .playable');
    const turn = told(element, 'table-turn');
    does.click();
    await turn;
  }
  await until(() => find(element, '.note a') !== null);
  return element;
}

describe('A refused move links to its rule', () => {
  before(() => setViewport({width: 1000, height: 800}));
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname + location.search);
  });

  for (const [lang, title] of [
    ['en', 'Following suit'],
    ['fr', 'Fournir'],
    ['it', 'Rispondere al seme'],
  ] as const) {
    it(`which the table itself shows if the page has no rulebook: ${lang}`, async () => {
      const element = await refused(lang);
      const {x, y} = centreOf(find(element, '.note a'));
      await sendMouse({type: 'click', position: [Math.round(x), Math.round(y)]});
      await until(() => find(element, '.note b').textContent === title);
      expect(find(element, '.note span').textContent.length).to.be.greaterThan(80);
      expect(find(element, '.note a')).to.equal(null);
      expect(location.hash).to.equal('');
      expect(element.shadowRoot!.activeElement).not.to.equal(null);
    });
  }

  it('in the page’s rulebook, by keyboard, and does not change the URL', async () => {
    const explainer = document.createElement('rules-explainer');
    explainer.game = 'capodama';
    const element = await refused('en');
    document.body.append(explainer);
    find(element, '.note a').focus();
    await sendKeys({press: 'Enter'});
    await until(() => explainer.shadowRoot?.getElementById('capodama.follow')?.classList.contains('target') === true);
    expect(location.hash).to.equal('');
  });

  it('but not if any move would have been refused', async () => {
    const element = await table();
    await asked(element);
    element.play({type: 'play', card: 51 as never});
    await until(() => find(element, '.note') !== null);
    expect(find(element, '.note a')).to.equal(null);
  });
});
