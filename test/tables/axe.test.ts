import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {emulateFeatures} from '../input.js';
import {sampleOf} from '../sample-size.js';
import {wrongs} from './axe.js';
import {momentsOf, tableAt} from './moments.js';
import {choose, find, panelWith} from './table-in-page.js';

const WIDTHS = [320, 1200];

describe('Axe finds no faults and no small targets', () => {
  before(async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    document.body.style.margin = '0';
  });
  after(async () => {
    await emulateFeatures();
    document.body.style.margin = '';
    await setViewport({width: 1000, height: 800});
  });
  afterEach(() => document.body.replaceChildren());

  /** Checks that axe finds nothing at each width, from a small phone to a desktop. */
  async function expectNothing(element: Element, where: string): Promise<void> {
    for (const width of WIDTHS) {
      await setViewport({width, height: 900});
      expect(await wrongs(element), `${where}, ${width} px wide`).to.deep.equal([]);
    }
  }

  for (const players of sampleOf([1, 2, 3, 4, 5, 6], 3)) {
    it(`in any phase of a deal of ${players}`, async () => {
      for (const moment of momentsOf(players)) {
        const element = await tableAt(moment);
        await expectNothing(element, moment.phase);
        element.remove();
      }
    });
  }

  it('in the menu and its panels', async () => {
    const element = await tableAt(momentsOf(4).find(({phase}) => phase === 'follow')!);
    for (const [items, panel] of [
      [[], '.items'],
      [['settings'], '.settings'],
      [['log'], '.log'],
      [['standing'], 'p'],
      [['keys'], 'dl'],
      [['again'], '[data-item="keep"]'],
    ] as const) {
      await choose(element, ...items);
      await panelWith(element, panel);
      await expectNothing(element, panel);
      find(element, '.panel [data-item="close"]').click();
      await element.updateComplete;
    }
  });
});
