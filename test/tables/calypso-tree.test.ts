import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import type {CalypsoTable} from '@cartavola/elements';
import {emulateFeatures} from '../input.js';
import {outline} from './accessible-tree.js';
import {calypsoTable, matchPlayed, recordFrom} from './calypso-in-page.js';
import {listenTo} from './heard.js';
import {expectKept} from './kept-text.js';
import {ScriptedCalypsoTable} from './scripted-table.js';
import {stoppedAt} from '../virtual-clock.js';
import {cardOf, find, placed} from './table-in-page.js';
import {sampleOf, samplePairs} from '../sample-size.js';

const RUFFED = recordFrom(1, ['9H KC 3H', '', 'KS', '5D 4D 3D 2D 6D 7D 8D 9D TD JD QD KD AD'], '2:KS 3:5D');

/** Every phase: the table, and a card that is refused there. */
const PHASES: Readonly<Record<string, (lang: string) => Promise<CalypsoTable>>> = {
  lead: (lang) => calypsoTable({lang}, {record: recordFrom(3, ['AS AS 2H', '', '', ''], '')}),
  ruff: (lang) => stoppedAt(calypsoTable({lang, speed: 'slow'}, {record: RUFFED, until: 'table-ready'})),
  third: (lang) => calypsoTable({lang}, {record: matchPlayed('tree', 2, {tricks: 9}), until: 'table-ready'}),
  score: (lang) => calypsoTable({lang}, {record: matchPlayed('tree', 1, {revoke: 'penalise'}), until: 'table-ready'}),
  count: (lang) => calypsoTable({lang}, {record: matchPlayed('tree', 4), until: 'table-ready'}),
};

/**
 * Returns the outline once the browser has rendered the parts that it skipped. At first, the outline of a new table
 * contains none of its parts.
 */
async function wholeOutline(): Promise<string> {
  for (;;) {
    const text = await outline();
    if (text.split('\n').length > 10) return text;
    await new Promise(requestAnimationFrame);
  }
}

describe('The accessibility tree of a Calypso table', () => {
  before(async () => {
    await setViewport({width: 1000, height: 800});
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  });
  after(() => emulateFeatures());
  afterEach(() => document.body.replaceChildren());

  for (const [lang, [phase, open]] of samplePairs(['en', 'fr', 'it'], Object.entries(PHASES))) {
    it(`matches the snapshot in ${lang}: ${phase}`, async () => {
      await open(lang);
      await expectKept(`test/tables/snapshots/${lang}/calypso-${phase}.txt`, await wholeOutline());
    });
  }

  for (const lang of sampleOf(['it', 'en', 'fr'], 1)) {
    it(`matches the snapshot in ${lang}: a refused card`, async () => {
      const table = await calypsoTable({lang}, {record: recordFrom(2, ['KH 3H AC', '', '', 'QH'], '3:QH')});
      cardOf(table, 'AC').click();
      await table.updateComplete;
      await expectKept(`test/tables/snapshots/${lang}/calypso-refused.txt`, await wholeOutline());
    });
  }
});

/** Expected end of the announcements, once the reader is asked or the deal is over. */
function ending(element: Element): string | undefined {
  if (find(element, '.primary')) return `${find(element, '.together td:last-child').lastChild!.textContent}.`;
  return find(element, '.hand .playable') ? `${find(element, '.question').textContent}.` : undefined;
}

describe('A deal of Calypso is announced', () => {
  before(() => emulateFeatures({'prefers-reduced-motion': 'reduce'}));
  after(() => emulateFeatures());
  afterEach(() => document.body.replaceChildren());

  for (const lang of sampleOf(['fr', 'en', 'it'], 1)) {
    it(`in ${lang}, from the first card to the match score`, async () => {
      const element = new ScriptedCalypsoTable();
      await placed(element, {lang, seed: 'spoken'}, 'table-turn');
      const heard = listenTo(element);
      const lines: string[] = [];
      for (;;) {
        lines.push(await heard.upTo(() => ending(element)));
        const button = find(element, '.hand .playable, .primary');
        if (button.matches('.primary')) break;
        lines.push(`[${button.textContent.trim()}]`);
        button.click();
      }
      lines.push('', ...element.log.map(({deal, text}) => `${deal + 1}. ${text}`), '');
      expect(lines.length).to.be.greaterThan(52 + 13);
      await expectKept(`test/tables/golden/${lang}-calypso.txt`, lines.join('\n'));
    });
  }
});
