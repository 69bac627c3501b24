import {expect} from '@open-wc/testing';
import {MATCHES} from '../../../../test/pads/matches.js';
import {begun, enter, heard, onPhone, typeIn} from '../../../../test/pads/pad-in-page.js';
import {find} from '../../../../test/tables/table-in-page.js';
import type {PadMatchEvent, PadRoundEvent} from './events.js';

describe('A whole match on <score-pad>', () => {
  onPhone();

  for (const [attributes, deals, totals, end] of MATCHES) {
    it(`keeps a match of ${attributes['game']} by taps of one thumb`, async () => {
      const pad = await begun(attributes);
      const matches = heard<PadMatchEvent>(pad, 'pad-match');
      const rounds = heard<PadRoundEvent>(pad, 'pad-round');
      for (const deal of deals) await enter(pad, deal);
      expect(find(pad, '.now').textContent).to.equal(end);
      expect(pad.standing!.totals).to.deep.equal(totals);
      expect(rounds.map(({detail}) => detail.round)).to.deep.equal(deals.map((_, place) => place));
      expect(matches).to.have.lengthOf(1);
      expect(matches[0]!.detail.totals).to.deep.equal(totals);
    });

    it(`keeps a match of ${attributes['game']} by keys alone`, async () => {
      const pad = await begun(attributes);
      for (const deal of deals) await typeIn(pad, deal);
      expect(find(pad, '.now').textContent).to.equal(end);
      expect(pad.standing!.totals).to.deep.equal(totals);
    });
  }
});
