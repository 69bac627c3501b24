import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {emulateFeatures} from '../../../../../test/input.js';
import {wrongs} from '../../../../../test/tables/axe.js';
import {calypsoTable, matchPlayed, recordFrom} from '../../../../../test/tables/calypso-in-page.js';
import {find, panelWith} from '../../../../../test/tables/table-in-page.js';
import {stoppedAt} from '../../../../../test/virtual-clock.js';
import type {CalypsoTable} from './calypso-table.js';
import {samplePairs} from '../../../../../test/sample-size.js';

afterEach(async () => {
  document.body.replaceChildren();
  document.body.style.margin = '';
  await emulateFeatures();
  await setViewport({width: 1000, height: 800});
});

const RUFFED = recordFrom(1, ['9H KC', '', 'KS', '5D 4D 3D 2D 6D 7D 8D 9D TD JD QD KD AD'], '2:KS 3:5D');

/** Functions that open a table, keyed by phase. */
const PHASES: Readonly<Record<string, (lang: string) => Promise<CalypsoTable>>> = {
  'a lead, with thirteen cards': (lang) => calypsoTable({lang}, {record: recordFrom(3, ['AS', '', '', ''], '')}),
  'a ruff': (lang) => calypsoTable({lang}, {record: RUFFED}),
  'a whole trick, in the third deal': (lang) =>
    stoppedAt(
      calypsoTable(
        {lang, seats: 'bot bot bot bot', speed: 'slow'},
        {record: matchPlayed('axe', 2, {tricks: 7}), until: 'table-move'},
      ),
    ),
  'the end of a deal with revokes': (lang) =>
    calypsoTable({lang}, {record: matchPlayed('axe', 1, {revoke: 'penalise'}), until: 'table-ready'}),
  'the count': (lang) => calypsoTable({lang}, {record: matchPlayed('axe', 4), until: 'table-ready'}),
};

describe('Axe finds nothing wrong at a Calypso table', () => {
  const windows = [
    [280, 'fr'],
    [1200, 'it'],
  ] as const;
  for (const [[width, lang], [phase, open]] of samplePairs(windows, Object.entries(PHASES))) {
    it(`at ${phase}, ${width} px wide`, async () => {
      await setViewport({width, height: 900});
      document.body.style.margin = '0';
      await emulateFeatures({'prefers-reduced-motion': 'reduce'});
      const table = await open(lang);
      expect(await wrongs(table)).to.deep.equal([]);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      find(table, '.tool.menu').click();
      await panelWith(table, '.asks');
      expect(await wrongs(table)).to.deep.equal([]);
    });
  }
});
