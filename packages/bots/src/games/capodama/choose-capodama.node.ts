import {describe, it} from 'node:test';
import {expect} from 'chai';
import {
  formatCard,
  Match,
  readPosition,
  seededRandom,
  viewPosition,
  type Move,
  type Random,
  type Seat,
  refusalOf,
} from '@cartavola/engine';
import {type CapodamaDeal, capodama, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {finish, type Choice} from '../../index.js';
import {choose} from '../../games.js';
import {sampleSize} from '../../../../../test/sample-size.js';

const chosen = (view: CapodamaView, seed = 'test'): Choice =>
  finish(choose(view, {level: 'strong', iterations: 0, seed}));

const viewOf = (deal: CapodamaDeal, viewer: Seat | 'open'): CapodamaView => capodama.view(deal, viewer);

/** Plays a deal to the end, with bots in some seats and random play in all others. */
function playOut(deal: CapodamaDeal, random: Random, isBot: (view: CapodamaView, seat: Seat) => boolean): CapodamaView {
  while (!deal.over) {
    const seat = deal.actors[0]!;
    const moves = deal.moves(seat);
    const bot = isBot(viewOf(deal, 'open'), seat);
    const move = bot ? chosen(viewOf(deal, seat)).move : moves[random.below(moves.length)]!;
    if (refusalOf(capodama, deal, seat, move)) throw new Error(`Not allowed: ${JSON.stringify(move)}`);
    deal.play(seat, move);
  }
  return viewOf(deal, 'open');
}

const isWithCapo = ({capo, dama, king}: CapodamaView, seat: Seat): boolean =>
  seat === capo || seat === dama || seat === king;

/** Points of the capo's side. */
const capoPoints = (view: CapodamaView): number =>
  view.points.reduce((sum, points, seat) => sum + (isWithCapo(view, seat) ? points : 0), 0);

/**
 * Average number of points by which the capo's side does better if bots play on that side than if they play against it,
 * with the same packs.
 */
function advantage(players: number, packs: number): number {
  let sum = 0;
  for (let pack = 0; pack < packs; pack++) {
    for (const side of [true, false]) {
      const deal = new Match(capodama, {players, target: 7}, `chance ${pack}`).deal();
      const random = seededRandom('chance', pack, 'test');
      const end = playOut(deal, random, (view, seat) => isWithCapo(view, seat) === side);
      sum += side ? capoPoints(end) : -capoPoints(end);
    }
  }
  return sum / packs;
}

/** A position in record format, without the common keys. */
interface Written {
  readonly players: number;
  readonly seat: Seat;
  /** Hand of the seat. The other hands are unknown. */
  readonly hand: string;
  readonly trick?: string;
  readonly double?: string;
  readonly fourth?: string;
  readonly capo?: Seat;
  readonly stock?: string;
}

/** The seat's view in a position with the other hands unknown. */
function seen({players, seat, hand, trick = '', ...rest}: Written): CapodamaView {
  const played = trick.split(' ').map((laid) => Number(laid[0]));
  const size = hand.split(' ').length;
  const hands = Array.from({length: players}, (_, other) =>
    other === seat
      ? hand
      : Array<string>(size - (trick && played.includes(other) ? 1 : 0))
          .fill('??')
          .join(' '),
  );
  const head = {format: 'cartavola-position/1', game: 'capodama', options: {players}, seat};
  const read = readPosition({...head, hands, ...(trick && {trick}), ...rest}, [capodama]);
  if (!read.ok) throw new Error(`${read.problem.path}: ${read.problem.message}`);
  return viewPosition(capodama, read.value.position, seededRandom('position', 0, 'test'));
}

const wordOf = ({card, left, right, suit}: Move): string =>
  suit ?? [card ?? left, right].flatMap((one) => (one === undefined ? [] : formatCard(one))).join(' ');

/** The bot's distinct answers for several seeds and assignments of the unknown cards. */
function answers(position: Written): string[] {
  const view = seen(position);
  return [...new Set(['a', 'b', 'c', 'd'].map((seed) => wordOf(chosen(view, seed).move)))];
}

describe('The strong Capodama player', () => {
  for (const [players, least] of [
    [2, 25],
    [3, 40],
    [4, 35],
    [5, 35],
    [6, 35],
  ] as const) {
    it(`takes many more points than random players: ${players} players`, () => {
      expect(advantage(players, sampleSize(12, 60))).to.be.greaterThan(least);
    });
  }

  it('nearly always reaches the winning window in the solo game, unlike random play', () => {
    const packs = sampleSize(30, 200);
    const wins = (bot: boolean): number => {
      let count = 0;
      for (let pack = 0; pack < packs; pack++) {
        const deal = new Match(capodama, {players: 1, target: 7}, `solo ${pack}`).deal();
        const end = playOut(deal, seededRandom('chance', pack, 'test'), () => bot);
        count += end.score!.marks![0]!;
      }
      return count;
    };
    expect(wins(false)).to.be.lessThan(0.2 * packs);
    expect(wins(true)).to.be.greaterThan(0.9 * packs);
  });

  it('makes the same choice with the same view and seed', () => {
    for (const players of [1, 2, 3, 4, 5, 6]) {
      const deal = new Match(capodama, {players, target: 7}, 'again').deal();
      while (!deal.over) {
        const view = viewOf(deal, deal.actors[0]!);
        const choice = chosen(view);
        expect(chosen(structuredClone(view))).to.deep.equal(choice);
        deal.play(deal.actors[0]!, choice.move);
      }
    }
  });

  it('has a legal move after a single step', () => {
    const deal = new Match(capodama, {players: 1, target: 7}, 'early').deal();
    while (!deal.over) {
      const seat = deal.actors[0]!;
      const {move} = choose(capodama.view(deal, seat), {level: 'strong', iterations: 0, seed: 'x'}).next().value;
      expect(refusalOf(capodama, deal, seat, move)).to.equal(undefined);
      deal.play(seat, move);
    }
  });

  it('cannot choose for a seat that has no move', () => {
    const deal = new Match(capodama, {players: 4, target: 7}, 'none').deal();
    const idle = (viewOf(deal, 'open').capo + 1) % 4;
    expect(() => chosen(viewOf(deal, idle))).to.throw(RangeError);
  });
});

/** A position in which some moves are clearly right, or clear blunders. */
interface Case {
  readonly claim: string;
  readonly position: Written;
  /** Allowed moves. */
  readonly does?: readonly string[];
  /** Forbidden moves. */
  readonly never?: readonly string[];
}

const CASES: readonly Case[] = [
  ...[2, 4, 5, 6].map((players) => ({
    claim: `does not lead a doubled king or jack while the ace is out: ${players} players`,
    position: {players, seat: 0, hand: 'JS KS 8S TD 8D 9C', double: 'S', capo: 1},
    never: ['JS', 'KS'],
  })),
  {
    claim: 'does not lead a doubled king while the ace is out, though most others are friends',
    position: {players: 5, seat: 1, hand: 'JS TH 5H KD 9D 7C', double: 'D', capo: 3},
    never: ['KD'],
  },
  {
    claim: 'does not lead a doubled jack while the ace is out, though it may be in the second half',
    position: {
      players: 2,
      seat: 0,
      hand: 'JS 9S 8S AH KH QD 9D 8C',
      double: 'S',
      stock: Array(16).fill('??').join(' '),
    },
    never: ['JS'],
  },
  {
    claim: 'does not lead a doubled jack while the ace is out: the capo against two',
    position: {players: 3, seat: 0, hand: 'AH JS TS TD QC', double: 'S', fourth: 'KD'},
    never: ['JS'],
  },
  {
    claim: 'does not give points to an opponent’s sure trick if it has a card without points',
    position: {players: 4, seat: 0, hand: 'KD 8D QC 9C', trick: '1:AS 2:9S 3:TS', double: 'S', capo: 1},
    does: ['8D', '9C'],
  },
  {
    claim: 'does not give points to the only opponent’s sure trick if it has a card without points',
    position: {players: 2, seat: 0, hand: 'KD 8D QC 9C', trick: '1:AS', double: 'S', capo: 1},
    does: ['8D', '9C'],
  },
  {
    claim: 'gives points to its partner’s sure trick',
    position: {players: 4, seat: 0, hand: 'KD 8D QH 9C', trick: '1:AS 2:9S 3:TS', double: 'S', capo: 1},
    does: ['KD'],
  },
  {
    claim: 'does not trump its partner’s sure trick',
    position: {players: 5, seat: 0, hand: '9D 8D QH 7H', trick: '1:AS 2:9S 3:TS 4:KS', double: 'S', capo: 1},
    does: ['9D', '8D'],
  },
  {
    claim: 'does not overtake the other defender’s sure trick with a trump',
    position: {players: 3, seat: 0, hand: 'TD QD 7H QH', trick: '1:QS 2:AS', double: 'S', fourth: 'JC', capo: 1},
    never: ['7H', 'QH'],
  },
  {
    claim: 'takes an opponent’s rich trick with the card that costs least',
    position: {players: 2, seat: 0, hand: 'AS 7H QH 8D', trick: '1:JS', double: 'S', capo: 1},
    does: ['AS'],
  },
  {
    claim: 'trumps an opponent’s rich trick when it plays last',
    position: {players: 4, seat: 0, hand: '9D 8D 7H 8C', trick: '1:AS 2:JS 3:TS', double: 'S', capo: 1},
    does: ['7H'],
  },
  {
    claim: 'does not spend a trump on a trick without points',
    position: {players: 4, seat: 0, hand: '9D 8D 7H AH', trick: '1:TS 2:9S 3:8S', double: 'C'},
    does: ['9D', '8D'],
  },
  {
    claim: 'takes with the fourth trump like with any other',
    position: {players: 3, seat: 0, hand: 'AH TD QC', trick: '1:KS 2:AS', double: 'S', fourth: 'QC'},
    does: ['QC'],
  },
  {
    claim: 'does not add points to an ace that the opponent’s fourth trump has taken',
    position: {players: 3, seat: 0, hand: 'TD JD KC', trick: '1:AS 2:QC', double: 'S', fourth: 'QC', capo: 2},
    does: ['TD'],
  },
  {
    claim: 'adds points when the partner’s fourth trump has taken the ace',
    position: {players: 3, seat: 0, hand: 'TD JD TC', trick: '1:AS 2:QC', double: 'S', fourth: 'QC', capo: 1},
    does: ['JD'],
  },
  {
    claim: 'makes its own most valuable card the fourth trump',
    position: {players: 3, seat: 0, hand: 'AH 7S JS AD TD KC QC TC', double: 'S'},
    does: ['7S'],
  },
  {
    claim: 'doubles its strong suit',
    position: {players: 4, seat: 0, hand: 'AS 7S JS 9S AH TD KC 8C'},
    does: ['S'],
  },
];

describe('The strong Capodama player in a position', () => {
  for (const {claim, position, does, never = []} of CASES) {
    it(claim, () => {
      for (const answer of answers(position)) {
        if (does) expect(does).to.include(answer);
        expect(never).not.to.include(answer);
      }
    });
  }
});
