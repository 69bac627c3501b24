import {describe, it} from 'node:test';
import {expect} from 'chai';
import {
  formatCards,
  Match,
  parseCards,
  readOptions,
  seededRandom,
  type Move,
  type Options,
  type Seat,
  refusalOf,
} from '@cartavola/engine';
import {type ScopaDeal, scopa, SETTEBELLO, type ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {finish, type Choice} from '../../index.js';
import {choose} from '../../games.js';

const chosen = (view: ScopaView, seed = 'test'): Choice => finish(choose(view, {level: 'strong', iterations: 0, seed}));

const sideOf = (seat: Seat): number => seat % 2;

/** Fills in missing options with their defaults. */
function whole(options: Options): Options {
  const read = readOptions(scopa, options);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Finds a move that captures the whole table. */
const sweeping = (deal: ScopaDeal, moves: readonly Move[]): Move | undefined =>
  moves.find(({takes}) => takes?.length === scopa.view(deal, 'open').table.length);

/**
 * Plays a deal to the end and checks each of the bot's choices. The other side plays at random, but sweeps if it can.
 */
function playOut(
  options: Options,
  seed: string,
  botSide: number,
  look?: (deal: ScopaDeal, move: Move) => void,
): number {
  const deal = new Match(scopa, whole(options), seed).deal();
  const random = seededRandom(seed, 0, 'test');
  while (!deal.over) {
    const seat = deal.actors[0]!;
    const moves = deal.moves(seat);
    const bot = sideOf(seat) === botSide;
    const {move} = bot
      ? chosen(scopa.view(deal, seat))
      : {move: sweeping(deal, moves) ?? moves[random.below(moves.length)]!};
    const refusal = refusalOf(scopa, deal, seat, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused by ${refusal.rule}`);
    if (bot) look?.(deal, move);
    deal.play(seat, move);
  }
  const marks = scopa.score(deal).marks!;
  return marks[botSide]! - marks[1 - botSide]!;
}

/** Average number of points per deal by which the bot beats a random player, with the same packs on both sides. */
function advantage(options: Options, packs: number): number {
  let sum = 0;
  for (let pack = 0; pack < packs; pack++) {
    for (const side of [0, 1]) sum += playOut(options, `chance ${pack}`, side);
  }
  return sum / packs / 2;
}

/** Returns the first player's view in a deal with these cards in their hand and on the table. */
function beginning(rules: string, hand: string, table: string, more: Options = {}): ScopaView {
  const known = parseCards(`${hand} ${table}`)!;
  const rest = scopa.positions.cards({players: 2}).filter((card) => !known.includes(card));
  const options = whole({players: 2, rules, ...more});
  const pack = [...known.slice(0, 3), ...rest.splice(0, 3), ...known.slice(3), ...rest];
  return scopa.view(scopa.deal(scopa.begin(options), {dealer: 1}, pack), 0);
}

describe('The strong Scopa player', () => {
  for (const [players, rules, least] of [
    [2, 'source', 1.2],
    [2, 'italian', 1.5],
    [4, 'source', 1],
    [4, 'italian', 1.2],
  ] as const) {
    it(`wins many more points than random players: ${players} players, rules “${rules}”`, () => {
      const ahead = advantage({players, rules}, 60);
      console.log(`${players} ${rules}: ${ahead.toFixed(2)} points a deal ahead`);
      expect(ahead).to.be.greaterThan(least);
    });
  }

  for (const [claim, rules, hand, table, expected, reason] of [
    ['sweeps the table', 'source', '7S KC AH', 'AC 2C AD 3D', '7S', 'makes-scopa'],
    [
      'takes the settebello rather than another seven',
      'italian',
      '7S KC AH',
      '7D 7C QS JH',
      '7S 7D',
      'takes-settebello',
    ],
    [
      'takes the seven of diamonds even if it counts like any seven',
      'source',
      '7S KC AH',
      '7D 7C QS JH',
      '7S 7D',
      'takes-sevens',
    ],
    [
      'takes diamonds rather than the same number of other cards',
      'source',
      '6S KC QH',
      '6D 6C JS JH',
      '6S 6D',
      'takes-diamonds',
    ],
    [
      'makes the capture that leaves no scopa to the next player',
      'source',
      'JS 4C 3S',
      'JH 4H 5S AS',
      '4C 4H',
      'takes-cards',
    ],
  ] as const) {
    it(`${claim} (${rules})`, () => {
      const view = beginning(rules, hand, table);
      for (const seed of ['a', 'b', 'c']) {
        const {move, reasons} = chosen(view, seed);
        expect(formatCards([move.card!, ...(move.takes ?? [])])).to.match(new RegExp(`^${expected}`));
        expect(reasons[0]!.id).to.equal(reason);
      }
    });
  }

  it('clears the table with a card that makes a scopa, not with an ace', () => {
    const view = beginning('italian', 'QS AS KC', '2C 2D 2H 3C', {acesTakeAll: true});
    for (const seed of ['a', 'b', 'c']) {
      const {move, reasons} = chosen(view, seed);
      expect(formatCards([move.card!])).to.equal('QS');
      expect(reasons[0]!.id).to.equal('makes-scopa');
    }
  });

  it('does not lay down the settebello if it can lay down a different card', () => {
    const view = beginning('italian', '7D KC QC', '2S 3S JH JS');
    for (const seed of ['a', 'b', 'c']) expect(chosen(view, seed).move.card).not.to.equal(SETTEBELLO);
  });

  it('chooses in under 5 ms', () => {
    let choices = 0;
    const start = process.cpuUsage();
    for (let pack = 0; pack < 40; pack++) playOut({players: 4}, `quick ${pack}`, 0, () => choices++);
    expect(process.cpuUsage(start).user / 1000 / choices, 'milliseconds a choice').to.be.lessThan(5);
  });
});
