import {expect} from 'chai';
import '../../define/capodama-table.js';
import {asked, find, panelWith, table, told} from '../../../../../test/tables/table-in-page.js';
import {long} from '../../../../../test/long.js';
import {wrongs} from '../../../../../test/tables/axe.js';

afterEach(() => document.body.replaceChildren());

describe('Axe finds nothing wrong', () => {
  for (const lang of ['en', 'fr', 'it']) {
    long(`at a table in ${lang}, from the first question to the score`, async () => {
      const element = await table({lang, deck: lang === 'it' ? 'italian' : 'french-4'});
      const seen = new Set<string>();
      for (;;) {
        await asked(element);
        const phase = find(element, '.primary')
          ? 'score'
          : find(element, '.choice')
            ? 'choice'
            : find(element, '.slot .free')
              ? 'play'
              : 'exchange';
        if (!seen.has(phase)) {
          seen.add(phase);
          expect(await wrongs(element)).to.deep.equal([]);
        }
        if (phase === 'score') break;
        const moved = told(element, 'table-move');
        find(element, '.choice, .hand .playable').click();
        await moved;
      }
      expect(seen).to.include('play');
      find(element, '.tool.menu').click();
      await panelWith(element, '.asks');
      expect(await wrongs(element)).to.deep.equal([]);
    });
  }
});
