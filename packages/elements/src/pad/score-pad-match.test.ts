import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {MATCHES} from '../../../../test/pads/matches.js';
import {begun, enter, heard, onPhone, typeIn} from '../../../../test/pads/pad-in-page.js';
import {find} from '../../../../test/tables/table-in-page.js';
import type {PadMatchEvent, PadRoundEvent} from './events.js';

/** Maximum number of taps in a whole match, by game. */
const TAPS: Readonly<Record<string, number>> = {scopa: 52, capodama: 26, capra: 20, calypso: 124};

describe('A whole match on <score-pad>', () => {
  onPhone();

  for (const [attributes, deals, totals, end] of MATCHES) {
    it(`scores a match of ${attributes['game']} with one thumb`, async () => {
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

    it(`needs few taps for a match of ${attributes['game']}, and no scrolling on a phone of 390 × 664`, async () => {
      await setViewport({width: 390, height: 664});
      const pad = await begun(attributes);
      let clicks = 0;
      pad.addEventListener('click', () => clicks++);
      let scrolls = 0;
      pad.shadowRoot!.addEventListener('scroll', ({target}) => (scrolls += (target as Element).scrollTop), true);
      for (const deal of deals) await enter(pad, deal);
      expect(find(pad, '.now').textContent).to.equal(end);
      // Two taps for each deal, and one for each number, choice and digit.
      expect(clicks).to.be.at.most(TAPS[attributes['game']!]!);
      expect([scrolls, scrollY]).to.deep.equal([0, 0]);
      await setViewport({width: 320, height: 568});
    });

    it(`scores a match of ${attributes['game']} with the keyboard alone`, async () => {
      const pad = await begun(attributes);
      for (const deal of deals) await typeIn(pad, deal);
      expect(find(pad, '.now').textContent).to.equal(end);
      expect(pad.standing!.totals).to.deep.equal(totals);
    });
  }
});
