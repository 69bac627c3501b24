import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {describe, it} from 'node:test';
import {expect} from 'chai';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {formatCard} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {dealOf, dealtHands, viewToAct, type Position} from './position.js';

/** Returns the bot's distinct choices with several seeds. A sound move doesn't depend on luck. */
function choices(view: CapodamaView): string[] {
  const all = Array.from({length: 8}, (_, seed) => {
    const {move} = finish(choose(view, {level: 'strong', iterations: 50, seed: String(seed)}));
    return move.suit ?? formatCard((move.card ?? move.left)!);
  });
  return [...new Set(all)];
}

const CAPO = 'AH KS QS 9S TD 8D 9C 8C';

describe('Before play, a Capodama bot', () => {
  const named: readonly (readonly [string, string])[] = [
    ['AH 8H AS 7S JS KS TD 8C', 'S'],
    ['AH TH AD 7D JD 9S 8S TC', 'D'],
    ['AH KH AC 7C KC QC 9S 8D', 'C'],
    ['AH 7H JH AC JC 9D 8D TS', 'C'],
  ];
  for (const [hand, suit] of named) {
    it(`doubles ${suit}, its strong suit, with ${hand}`, () => {
      expect(choices(capodama.view(dealtHands([hand, '*', '*', '*']), 0))).to.deep.equal([suit]);
    });
  }

  const gifts: readonly {
    readonly what: string;
    readonly seat: number;
    readonly hand: string;
    readonly only?: readonly string[];
    readonly never?: readonly string[];
  }[] = [
    {what: 'as the capo gives Q♥ away, rather than play alone', seat: 0, hand: 'AH QH KS 9S TD 8D 9C 8C', only: ['QH']},
    {what: 'as capo keeps 7♥', seat: 0, hand: 'AH 7H KS 9S TD 8D 9C 8C', never: ['7H', 'AH']},
    {what: 'as the capo’s left neighbour keeps Q♥', seat: 1, hand: 'QH 8H AS 7S JS TS 9D TC', never: ['QH']},
    {what: 'opposite the capo keeps Q♥', seat: 2, hand: 'QH 8H AS 7S JS TS 9D TC', never: ['QH']},
    {
      what: 'as the capo’s right neighbour does not try to give Q♥',
      seat: 3,
      hand: 'QH 8H AS 7S JS TS 9D TC',
      never: ['QH'],
    },
    {
      what: 'as the capo’s right neighbour and enemy gives no points',
      seat: 3,
      hand: '7H AS 7S JS AD 7D TC 9D',
      only: ['TC', '9D'],
    },
    {what: 'keeps 7♥, whoever sits left', seat: 1, hand: '7H JH KH TH AS 7S JS TS', never: ['7H']},
  ];
  for (const {what, seat, hand, only, never} of gifts) {
    it(what, () => {
      const hands = [CAPO, '*', '*', '*'];
      hands[seat] = hand;
      const deal = dealtHands(hands);
      deal.play(0, {type: 'double', suit: 'S'});
      const given = choices(capodama.view(deal, seat));
      if (only) expect(only).to.include.members(given);
      for (const card of never ?? []) expect(given).not.to.include(card);
    });
  }
});

// Unless stated otherwise, seat 0 is the capo and leads, and seat 2 has Q♥.
const plays: readonly (Position & {
  readonly what: string;
  readonly seat: number;
  readonly only?: readonly string[];
  readonly never?: readonly string[];
})[] = [
  {
    what: 'keeps Q♥ when the capo’s A♥ takes the trick anyway, being the dama',
    hands: ['AH 8S 9S TS 8D 9D TD 8C', '8H 9H KS QS KD QD KC 9C', 'QH JH TH AS 7S AD 7D TC', '7H KH JS JD AC 7C JC QC'],
    doubled: 'C',
    played: 'AH 9H',
    seat: 2,
    never: ['QH'],
  },
  {
    what: 'throws a blank heart on the enemy’s A♥, not K♥',
    hands: ['AH 8S 9S TS 8D 9D TD 8C', 'KH 9H KS QS KD QD KC 9C', 'QH JH TH AS 7S AD 7D TC', '7H 8H JS JD AC 7C JC QC'],
    doubled: 'C',
    played: 'AH',
    seat: 1,
    only: ['9H'],
  },
  {
    what: 'does not spend 7♥ under A♥ while it can follow low',
    hands: ['AH 8S 9S TS 8D 9D TD 8C', 'KH 9H KS QS KD QD KC 9C', 'QH JH TH AS 7S AD 7D TC', '7H 8H JS JD AC 7C JC QC'],
    doubled: 'C',
    played: 'AH 9H JH',
    seat: 3,
    only: ['8H'],
  },
  {
    what: 'does not spend A♥ on a worthless trick when it can follow low',
    hands: ['AH 8S 9S QS 8D 9D TD QC', 'KH 9H AS TS KD QD TC KC', 'QH JH TH KS 7S AD 7D 8C', '7H 8H JS JD AC 7C JC 9C'],
    doubled: 'D',
    played: '8S AS KS JS TC 8C 9C',
    seat: 0,
    only: ['QC'],
  },
  {
    what: 'takes a rich trick with its ace, not with 7♥, when it plays last',
    hands: ['AH 8S 9S TS 8D 9D TD 8C', 'KH 9H KS JS KD QD KC 9C', 'QH JH TH 7S AD 7D JD TC', '7H 8H AS QS AC 7C JC QC'],
    doubled: 'S',
    played: 'TS JS 7S',
    seat: 3,
    only: ['AS'],
  },
  {
    what: 'takes the enemy’s rich trick with a trump when nothing else wins it',
    hands: ['AH 8S 9S TS 8D 9D TD 8C', 'KH 9H AS 7S KD QD KC 9C', 'QH JH TH KS JS AD 7D TC', '7H 8H AC 7C JC QC JD QS'],
    doubled: 'S',
    // Seat 3 follows the first spade but can't follow the second.
    played: '8S AS KS QS 7S JS',
    seat: 3,
    never: ['AC', '7C', 'JC', 'JD'],
  },
  {
    what: 'throws points, not a trump or a blank, on its partner’s sure trick, playing last and void',
    hands: ['AH AD 7D TD 8S 9S 8C 9C', 'KH 9H KS TS KD QD KC TC', '7H 8H QS AS 7C JC JD 8D', 'QH JH TH 9D JS AC 7S QC'],
    doubled: 'D',
    played: 'AD KD 8D 9D 7D QD JD',
    seat: 3,
    only: ['AC', '7S', 'JS', 'JH'],
  },
  {
    what: 'throws no points on an enemy’s sure trick, playing last and void',
    hands: ['AH 8S 9S JD 9D TD 8C 9C', 'KH 9H 7H 8H KD QD JC QC', 'QH JH TH JS KS 7S AD 7D', 'QS AS 7C KC 8D TS TC AC'],
    doubled: 'C',
    played: 'AH 8H TH',
    seat: 3,
    only: ['8D', 'TS', 'TC'],
  },
  {
    what: 'does not trump its partner’s sure trick, playing last, when it has only blanks besides',
    hands: ['AH AD 7D TD 8S 9S 8C QC', 'KH JH KS QS KD QD KC JC', '7H 8H AS JS 7C AC JD 8D', 'QH 9H TH 9D TS 9C 7S TC'],
    doubled: 'D',
    played: 'AD KD 8D 9D 7D QD JD',
    seat: 3,
    never: ['QH'],
  },
  {
    what: 'takes over its partner’s trick with a plain card that is worth more, not with Q♥',
    hands: ['AH TH 9S TS AD 8D KC 9C', '9H KS QS 7D 9D TD AC JC', '8H 7H 7S JS 8S JD KD QD', 'JH KH QH AS 7C QC TC 8C'],
    doubled: 'D',
    played: 'TH 9H 8H',
    seat: 3,
    only: ['JH', 'KH'],
  },
  {
    what: 'as the capo’s enemy does not lead 7♥ while A♥ is out',
    hands: ['AH 8H AS JS AD 7D AC 8C', '9H QH KH JH 7S KS 8S KC', 'TH 7H QS TS 8D 7C TC 9C', '9D JD KD QD TD 9S JC QC'],
    doubled: 'S',
    played: '8H 9H TH 9D',
    seat: 2,
    never: ['7H'],
  },
];

describe('In play, a Capodama bot', () => {
  for (const {what, seat, only, never, ...position} of plays) {
    it(what, () => {
      const view = viewToAct(dealOf(position));
      expect(view.viewer, 'who is to act').to.equal(seat);
      expect(view.moves.length).to.be.greaterThan(1);
      const played = choices(view);
      if (only) expect(only).to.include.members(played);
      for (const card of never ?? []) expect(played).not.to.include(card);
    });
  }
});
