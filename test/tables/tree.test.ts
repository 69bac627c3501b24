import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {emulateFeatures} from '../input.js';
import {outline} from './accessible-tree.js';
import {expectKept} from './kept-text.js';
import {momentsOf, tableAt, type Phase} from './moments.js';
import {cardOf, choose, find, hand, panelWith} from './table-in-page.js';
import {sampleOf, samplePairs} from '../sample-size.js';

/** Phases to check, by number of players. */
const LOOKED_AT: Readonly<Record<number, readonly Phase[]>> = {
  1: ['follow', 'half'],
  2: ['half'],
  3: ['trump', 'trick'],
  4: ['double', 'exchange', 'lead', 'follow', 'score'],
  6: ['exchange', 'trick'],
};

describe('The accessibility tree of a table', () => {
  before(async () => {
    await setViewport({width: 1000, height: 800});
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  });
  after(() => emulateFeatures());
  afterEach(() => document.body.replaceChildren());

  it('says whose total each number is if there is only room for initials', async () => {
    document.body.style.inlineSize = '340px';
    await tableAt(momentsOf(4)[0]!);
    const [, totals] = (await outline()).split('- group "Scores"');
    document.body.style.inlineSize = '';
    for (const name of ['You', 'Inez', 'Julia', 'Hugo']) expect(totals!.split('- group')[0]).to.contain(`${name} 0`);
  });

  for (const [lang, [players, phases]] of samplePairs(['en', 'fr', 'it'], Object.entries(LOOKED_AT))) {
    it(`matches the snapshot for each phase, in ${lang} with ${players}`, async () => {
      const moments = momentsOf(Number(players)).filter(({phase}) => phases.includes(phase));
      expect(moments.map(({phase}) => phase)).to.have.members(phases);
      for (const moment of moments) {
        await tableAt(moment, {lang});
        await expectKept(`test/tables/snapshots/${lang}/${players}-${moment.phase}.txt`, await outline());
        document.body.replaceChildren();
      }
    });
  }

  for (const lang of sampleOf(['fr', 'en', 'it'], 1)) {
    it(`matches the snapshot for a half-chosen gift, a refused card, the information and the moves, in ${lang}`, async () => {
      const moment = (players: number, wanted: Phase) => momentsOf(players).find(({phase}) => phase === wanted)!;
      const six = await tableAt(moment(6, 'exchange'), {lang});
      find(six, '.hand .playable').click();
      await six.updateComplete;
      await expectKept(`test/tables/snapshots/${lang}/6-exchange-picked.txt`, await outline());
      document.body.replaceChildren();

      const four = await tableAt(moment(4, 'follow'), {lang});
      cardOf(
        four,
        hand(four).find((card) => cardOf(four, card).classList.contains('unplayable'))!,
      ).click();
      await four.updateComplete;
      await expectKept(`test/tables/snapshots/${lang}/4-refused.txt`, await outline());
      for (const [panel, selector] of [
        ['menu', '.items'],
        ['settings', '.settings'],
        ['log', '.log'],
      ] as const) {
        if (panel === 'log') find(four, '.panel [data-item="menu"]').click();
        if (panel === 'menu') await choose(four);
        else (await panelWith(four, `[data-item="${panel}"]`)).click();
        await panelWith(four, selector);
        await expectKept(`test/tables/snapshots/${lang}/4-${panel}.txt`, await outline());
      }
    });
  }
});
