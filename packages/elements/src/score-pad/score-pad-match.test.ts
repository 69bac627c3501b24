import {expect} from '@open-wc/testing';
import {type Entered, begun, enter, heard, onPhone, typeIn} from '../../../../test/pads/pad-in-page.js';
import {find} from '../../../../test/tables/table-in-page.js';
import type {PadMatchEvent, PadRoundEvent} from './events.js';

const ITALIAN = {cards: [22], coins: [6], prime: [78, 70], settebello: 0, scope: [2]};

/** Whole matches by what is counted, with the totals and what is said at the end. */
const MATCHES: readonly (readonly [
  attributes: Record<string, string>,
  deals: readonly Entered[],
  totals: number[],
  end: string,
])[] = [
  [
    {game: 'scopa', rules: 'italian'},
    [ITALIAN, {...ITALIAN, scope: [0, 1]}, {...ITALIAN, settebello: 1, scope: [0]}],
    [13, 2],
    'Ada wins the match',
  ],
  [
    {game: 'capodama', players: '4', target: '2'},
    [
      {capo: 0, dama: 2, doubled: 'S', points: [90]},
      {capo: 1, dama: 1, doubled: 'D', points: [60]},
      {capo: 3, dama: 0, doubled: 'C', points: [150]},
    ],
    [4, 0, 2, 3],
    'Ada wins the match',
  ],
  [
    {game: 'capra'},
    [{points: [60]}, {points: [30]}, {points: [0], trick: false}, {points: [20]}],
    [14, 0],
    'Ada and Carlo are the goat with eggs',
  ],
  [
    {game: 'calypso', revoke: 'prevent'},
    [
      {calypsos: [0, 0, 0, 0], incomplete: [5, 9, 8, 10], discards: [2, 6, 7, 5]},
      {calypsos: [1, 0, 0, 0], incomplete: [5, 12, 8, 10], discards: [10, 20, 14, 12]},
      {calypsos: [1, 1, 0, 0], incomplete: [9, 3, 12, 11], discards: [25, 30, 20, 20]},
      {calypsos: [2, 1, 1, 0], incomplete: [4, 3, 9, 12], discards: [36, 40, 22, 30]},
    ],
    [1690, 960, 900, 540],
    'Ada and Carlo win the match',
  ],
];

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
