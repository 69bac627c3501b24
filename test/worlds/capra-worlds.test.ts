import {expect} from '@open-wc/testing';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {
  formatCards,
  Match,
  seededRandom,
  suitOf,
  writeMove,
  type Deal,
  type Random,
  type Seat,
} from '@cartavola/engine';
import {capra, type CapraView} from '@cartavola/engine/games/capra/capra.js';
import '@cartavola/elements/define/capra-table.js';
import fc from 'fast-check';
import {shown} from './shown.js';

/** A deal, its pack, played at random without claims to a moment at which it is the seat's turn. */
function randomMoment(random: Random, seat: Seat): Deal<CapraView> {
  const deal = new Match(capra, {target: 12}, String(random.below(1 << 20))).deal() as Deal<CapraView>;
  for (let plies = random.below(30); ; plies--) {
    if (deal.over) return randomMoment(random, seat);
    const [actor] = deal.view('spectator').turn;
    if (plies <= 0 && actor === seat) return deal;
    const moves = deal.moves(actor!).filter(({type}) => type !== 'claim');
    deal.play(actor!, moves[random.below(moves.length)]!);
  }
}

/** Whether another than the reader may enter: at its table it might do so at once. */
const mayEnter = (deal: Deal<CapraView>, seat: Seat): boolean =>
  deal
    .view('open')
    .hands.some((hand, other) => other !== seat && hand.length === 4 && new Set(hand.map(suitOf)).size === 1);

/** The record of a deal without claims, from all that can be seen of it, and the order of its cards. */
function recordOf(deal: Deal<CapraView>): unknown {
  const {dealer, tricks, trick} = deal.view('open');
  const moves = [...tricks, trick].flatMap(({plays}) => plays).map((play) => writeMove(play, capra));
  const {pack} = deal as unknown as {readonly pack: Parameters<typeof formatCards>[0]};
  return {
    format: 'cartavola/1',
    game: 'capra',
    options: {target: 12},
    deals: [{dealer, pack: formatCards(pack), moves}],
  };
}

describe('Two worlds of Capra that look the same from a seat', () => {
  it('look, sound and refuse the same at the table, and are told the same', async () => {
    let different = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({min: 0, max: 1 << 20}), fc.constantFrom('en', 'fr', 'it'), async (seed, lang) => {
        const random = seededRandom('worlds', seed, 'pack');
        const world = randomMoment(random, 0);
        const other = capra.sample(world.view(0), random);
        fc.pre(!mayEnter(world, 0) && !mayEnter(other, 0));
        if (JSON.stringify(world.view('open')) !== JSON.stringify(other.view('open'))) different++;
        const here = await shown('capra-table', recordOf(world), lang);
        expect((await shown('capra-table', recordOf(other), lang)) === here, `seed ${seed}`).to.equal(true);
      }),
      {numRuns: 12},
    );
    expect(different).to.be.greaterThan(6);
  }).timeout(60_000);

  it('get the same move, for the same reasons, from a bot', () => {
    let different = 0;
    fc.assert(
      fc.property(fc.integer({min: 0, max: 1 << 20}), fc.integer({min: 0, max: 3}), (seed, seat) => {
        const random = seededRandom('bots', seed, 'pack');
        const world = randomMoment(random, seat);
        const other = capra.sample(world.view(seat), random);
        if (JSON.stringify(world.view('open').hands) !== JSON.stringify(other.view('open').hands)) different++;
        const options = {level: 'casual', iterations: 0, seed: 'worlds'} as const;
        expect(finish(choose(other.view(seat), options))).to.deep.equal(finish(choose(world.view(seat), options)));
      }),
      {numRuns: 200},
    );
    expect(different, 'worlds that really differ').to.be.greaterThan(120);
  }).timeout(20_000);
});
