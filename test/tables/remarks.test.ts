import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/scopa-table.js';
import {LANGUAGES} from '@cartavola/words';
import {loadRemarkWords} from '@cartavola/words/table/load-remark-words.js';
import {settled} from '../virtual-clock.js';
import {find, findAll, placed, told, type Attributes} from './table-in-page.js';

/** Remarks at a table, in order. */
interface Heard {
  readonly element: CardTable;
  readonly remarks: {readonly text: string; readonly isInside: boolean}[];
}

/** Watches bots play a deal, and collects their remarks. */
async function listen(attributes: Attributes = {}, change?: (element: CardTable) => void): Promise<Heard> {
  const element = document.createElement('scopa-table');
  change?.(element);
  const remarks: Heard['remarks'] = [];
  const over = told(element, 'table-score');
  await placed(
    element,
    {speed: 'fast', lang: 'en', seats: 'bot bot bot bot', players: '4', ...attributes},
    'table-ready',
  );
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    const shown = findAll(element, '.remark');
    expect(shown.length, 'remarks at once').to.be.at.most(1);
    for (const remark of shown) {
      if (seen.has(remark)) continue;
      seen.add(remark);
      const [table, {left, right, top, bottom}] = [
        find(element, '.table').getBoundingClientRect(),
        remark.getBoundingClientRect(),
      ];
      const isInside = left >= table.left && right <= table.right && top >= table.top && bottom <= table.bottom;
      remarks.push({text: remark.textContent, isInside});
    }
  }).observe(find(element, '.flights'), {childList: true});
  await over;
  return {element, remarks};
}

describe('The characters’ remarks', () => {
  before(() => setViewport({width: 320, height: 568}));
  after(() => setViewport({width: 1000, height: 800}));
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateMedia({reducedMotion: 'no-preference'});
  });

  for (const lang of LANGUAGES)
    it(`are rare and short, and stay on the table: ${lang}`, async () => {
      const words = Object.values(await loadRemarkWords(lang));
      const {element, remarks} = await listen({lang});
      expect(remarks).to.have.lengthOf.within(2, 5);
      const [first, ...others] = remarks.map(({text}) => text);
      expect(words.flatMap(({greets}) => greets)).to.include(first);
      expect(words.flatMap(({takes, watches}) => [...takes, ...watches])).to.include.members(others);
      expect(remarks.every(({isInside}) => isInside)).to.equal(true);
      element.remove();
      await settled();
      expect(findAll(element, '.remark')).to.deep.equal([]);
    });

  it('are not made if they are turned off, if motion is reduced, or by players that the page has named', async () => {
    const none = async (...given: Parameters<typeof listen>): Promise<void> => {
      expect((await listen(...given)).remarks).to.deep.equal([]);
    };
    await none({silent: ''});
    await none({speed: 'instant'});
    await none({}, (element) => (element.names = ['Zoe', 'Yan', 'Xenia', 'Walt']));
    await emulateMedia({reducedMotion: 'reduce'});
    await none();
  });
});
