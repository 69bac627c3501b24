import {expect} from '@open-wc/testing';
import {capraDeal} from '../../../../test/tables/capra-deal.js';
import {put} from '../../../../test/tables/table-in-page.js';
import '../define/capra-table.js';

afterEach(() => document.body.replaceChildren());

const LOGS: Readonly<Record<string, readonly string[]>> = {en: [], fr: [], it: []};

describe('The log of a deal of Capra', () => {
  for (const [lang, expected] of Object.entries(LOGS)) {
    it(`tells in “${lang}” what the reader may know, and no more`, async () => {
      const table = await put('capra-table', {lang}, 'table-ready', capraDeal());
      expect(table.log.map(({text}) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^'))).to.deep.equal(
        expected,
      );
    });
  }
});
