import {expect} from '@open-wc/testing';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {formatCard} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {dealOf, dealtHands, viewToAct, type Position} from './position.js';

/** What the bot chooses, with several seeds: a sound move does not hang on luck. */
function choices(view: CapodamaView): string[] {
  const all = Array.from({length: 8}, (_, seed) => {
    const {move} = finish(choose(view, {level: 'casual', iterations: 50, seed: String(seed)}));
    return move.suit ?? formatCard((move.card ?? move.left)!);
  });
  return [...new Set(all)];
}

const CAPO = 'AH KS QS 9S TD 8D 9C 8C';

describe('Before play, a bot of Capodama', () => {
  const named: readonly (readonly [string, string])[] = [
    ['AH 8H AS 7S JS KS TD 8C', 'S'],
    ['AH TH AD 7D JD 9S 8S TC', 'D'],
    ['AH KH AC 7C KC QC 9S 8D', 'C'],
    ['AH 7H JH AC JC 9D 8D TS', 'C'],
  ];
  for (const [hand, suit] of named) {
    it(`doubles ${suit}, in which it is strong, with ${hand}`, () => {
      expect(choices(dealtHands([hand, '*', '*', '*']).view(0))).to.deep.equal([suit]);
    });
  }

  const gifts: readonly {
    readonly what: string;
    readonly seat: number;
    readonly hand: string;
    readonly only?: readonly string[];
    readonly never?: readonly string[];
  }[] = [
    {what: 'as capo gives Q♥ away, rather than play alone', seat: 0, hand: 'AH QH KS 9S TD 8D 9C 8C', only: ['QH']},
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
      const given = choices(deal.view(seat));
      if (only) expect(only).to.include.members(given);
      for (const card of never ?? []) expect(given).not.to.include(card);
    });
  }
});

// Seat 0 is the capo and leads, seat 2 has Q♥ unless it is said otherwise.
const plays: readonly (Position & {
  readonly what: string;
  readonly seat: number;
  readonly only?: readonly string[];
  readonly never?: readonly string[];
})[] = [
  {
    what: 'puts a rich card on the capo’s sure trick, being the dama, and keeps Q♥',
    hands: ['AH 8S 9S TS 8D 9D TD 8C', '8H 9H KS QS KD QD KC 9C', 'QH JH TH AS 7S AD 7D TC', '7H KH JS JD AC 7C JC QC'],
    doubled: 'C',
    played: 'AH 9H',
    seat: 2,
    only: ['JH'],
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
    hands: ['AH 8S 9S QS 8D 9D TD 8C', 'KH 9H KS TS KD QD KC 9C', 'QH JH TH AS 7S AD 7D TC', '7H 8H JS JD AC 7C JC QC'],
    doubled: 'D',
    // Seat 1 wins the first trick with its king, and leads a blank one.
    played: '8S KS 7S JS QC',
    seat: 0,
    never: ['AH'],
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
    // Seat 3 follows the first spade and has none for the second.
    played: '8S AS KS QS 7S JS',
    seat: 3,
    never: ['AC', '7C', 'JC', 'JD'],
  },
  {
    what: 'throws points on its partner’s sure trick rather than trump, playing last',
    hands: ['AH AD 7D TD 8S 9S 8C 9C', 'KH 9H KS TS KD QD KC TC', 'QH JH TH 9D JS AC 7S QC', '7H 8H QS AS 7C JC JD 8D'],
    doubled: 'D',
    // Seat 2 has shown Q♥, then the capo’s ace stands; seat 2 is void of diamonds.
    played: 'AD KD 9D 8D 7D QD',
    seat: 2,
    never: ['QH', 'TH'],
  },
  {
    what: 'throws no points on an enemy’s sure trick, playing last and void',
    hands: ['AH AD 7D TD 8S 9S 8C 9C', 'KH 9H KS TS JD QD KC TC', 'QH JH TH 9D JS AC 7S QC', '7H 8H QS AS 7C JC KD 8D'],
    doubled: 'D',
    played: 'AD JD 9D 8D 8S KS 7S QS',
    seat: 1,
    never: [],
  },
];

describe('In play, a bot of Capodama', () => {
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
