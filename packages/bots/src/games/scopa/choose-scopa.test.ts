import {expect} from '@open-wc/testing';
import {Match, readOptions, seededRandom, type Deal, type Move, type Options, type Seat} from '@cartavola/engine';
import {scopa, type ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {finish, type Choice} from '../../index.js';
import {choose} from '../../games.js';

const chosen = (view: ScopaView, seed = 'test'): Choice => finish(choose(view, {level: 'casual', iterations: 0, seed}));

const sideOf = (seat: Seat): number => seat % 2;

/** With what the rule set says where an option does not. */
function whole(options: Options): Options {
  const read = readOptions(scopa, options);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Plays a deal to its end, and shows what is chosen; the other side plays anything. */
function playOut(options: Options, seed: string, botSide: number, look?: (deal: Deal, move: Move) => void): number {
  const deal = new Match(scopa, whole(options), seed).deal();
  const random = seededRandom(seed, 0, 'test');
  while (!deal.over) {
    const seat = deal.actors[0]!;
    const moves = deal.moves(seat);
    const bot = sideOf(seat) === botSide;
    const {move} = bot ? chosen(deal.view(seat) as ScopaView) : {move: moves[random.below(moves.length)]!};
    const refusal = deal.refusal(seat, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused by ${refusal.rule}`);
    if (bot) look?.(deal, move);
    deal.play(seat, move);
  }
  const marks = deal.score().marks!;
  return marks[botSide]! - marks[1 - botSide]!;
}

/** By how many points a deal the bot is ahead of who plays anything, on either side of the same packs. */
function advantage(options: Options, packs: number): number {
  let sum = 0;
  for (let pack = 0; pack < packs; pack++) {
    for (const side of [0, 1]) sum += playOut(options, `chance ${pack}`, side);
  }
  return sum / packs / 2;
}

describe('The casual player of Scopa', () => {
  for (const [players, rules, least] of [
    [2, 'source', 1.2],
    [2, 'italian', 1.5],
    [4, 'source', 1],
    [4, 'italian', 1.2],
  ] as const) {
    it(`wins far more than who plays anything: ${players} players, rules “${rules}”`, () => {
      const ahead = advantage({players, rules}, 60);
      console.log(`${players} ${rules}: ${ahead.toFixed(2)} points a deal ahead`);
      expect(ahead).to.be.greaterThan(least);
    }).timeout(30_000);
  }
});
