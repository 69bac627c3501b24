import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {capraDeal, capraHands} from '../../../../../test/tables/capra-deal.js';
import {find, findAll, put} from '../../../../../test/tables/table-in-page.js';
import {stoppedAt} from '../../../../../test/virtual-clock.js';
import '../../define/capra-table.js';
import type {CapraTable} from './capra-table.js';
import {wrongs} from '../../../../../test/tables/axe.js';

afterEach(async () => {
  document.body.replaceChildren();
  await setViewport({width: 1000, height: 800});
});

const HANDS = ['AS TS KH 7D', 'QS JS 9H 8D', '8S AH TH QD', 'KS 7S JH 6D'];
const LED = [{seat: 3, type: 'lead', cards: 'KS 7S'}];
const FOLDED = [...LED, {seat: 0, type: 'fold', cards: 'KH 7D'}];

/** Functions that open a table, keyed by phase. */
const PHASES: Readonly<Record<string, (lang: string) => Promise<CapraTable>>> = {
  'a lead': (lang) => put('capra-table', {lang}, 'table-ready', capraHands(3, HANDS, '6C')),
  'an answer': (lang) => put('capra-table', {lang}, 'table-ready', capraHands(2, HANDS, '6C', LED)),
  'folded cards': (lang) =>
    stoppedAt(put('capra-table', {lang, speed: 'slow'}, 'table-ready', capraHands(2, HANDS, '6C', FOLDED))),
  'a question out of turn': (lang) => put('capra-table', {lang, seed: 's377'}),
  'a claim to be settled': (lang) => put('capra-table', {lang, seats: 'bot you bot bot'}, 'table-ready', capraDeal(3)),
  'a score': (lang) => put('capra-table', {lang}, 'table-ready', capraDeal()),
};

describe('Axe finds nothing wrong at a Capra table', () => {
  for (const [width, lang] of [
    [280, 'fr'],
    [1200, 'en'],
  ] as const) {
    for (const [phase, open] of Object.entries(PHASES)) {
      it(`at ${phase}, ${width} px wide`, async () => {
        await setViewport({width, height: 900});
        document.body.style.margin = '0';
        const table = await open(lang);
        for (const card of findAll(table, '.hand .playable').slice(0, 2)) card.click();
        await table.updateComplete;
        expect(await wrongs(table)).to.deep.equal([]);
        expect(table.scrollWidth).to.be.at.most(width);
        find(table, '.tool.last-trick').click();
        await table.updateComplete;
        expect(await wrongs(table)).to.deep.equal([]);
      });
    }
  }
});
