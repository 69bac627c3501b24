import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {emulateFeatures} from '../../../../../test/input.js';
import {keyboard, mouse} from '../../../../../test/journeys/hands.js';
import {playMatch} from '../../../../../test/journeys/play-match.js';
import {calypsoTable} from '../../../../../test/tables/calypso-in-page.js';
import {findAll, told} from '../../../../../test/tables/table-in-page.js';
import type {TableMatchEvent} from '../../table/events.js';

afterEach(async () => {
  document.body.replaceChildren();
  document.body.style.margin = '';
  await emulateFeatures();
  await setViewport({width: 1000, height: 800});
});

const written = (points: number): string => String(points).replace('-', '\u2212');

describe('A whole match of Calypso', () => {
  for (const {name, hands, lang, width} of [
    {name: 'mouse', hands: mouse, lang: 'en', width: 1200},
    {name: 'mouse', hands: mouse, lang: 'it', width: 280},
    {name: 'keyboard alone', hands: keyboard, lang: 'fr', width: 390},
  ]) {
    it(`can be played by ${name}, in “${lang}”, ${width} px wide`, async () => {
      await setViewport({width, height: 900});
      await emulateFeatures({'prefers-reduced-motion': 'reduce'});
      document.body.style.margin = '0';
      const table = await calypsoTable({lang, seed: 'journey'}, {until: 'table-ready'});
      const over = told<TableMatchEvent>(table, 'table-match');
      let focused = false;
      const {deals, moves} = await playMatch(table, hands, {
        look() {
          focused ||= document.activeElement === table;
          if (focused) expect(document.activeElement, 'focus').to.equal(table);
          expect(document.documentElement.scrollWidth, 'no sideways scroll').to.be.at.most(width);
        },
      });
      expect([deals, moves]).to.deep.equal([4, 52]);
      const {totals, result} = (await over).detail;
      const cells = (row: string): string[] =>
        findAll(table, `.count ${row} td`).map((cell) => cell.lastChild!.textContent!.trim());
      // In this order: the reader, their partner, and the opponents to the left and right.
      expect(cells('tfoot tr:first-child')).to.deep.equal([0, 2, 1, 3].map((seat) => written(totals[seat]!)));
      expect(cells('.together')).to.deep.equal(result.sides!.map(written));
    });
  }
});
