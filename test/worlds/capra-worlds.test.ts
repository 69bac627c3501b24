import {expect} from 'chai';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {
  formatCards,
  Match,
  seededRandom,
  shuffled,
  suitOf,
  writeMove,
  type Card,
  type Random,
  type Seat,
  type SeatMove,
  refusalOf,
} from '@cartavola/engine';
import {type CapraDeal, capra} from '@cartavola/engine/games/capra/capra.js';
import '@cartavola/elements/define/capra-table.js';
import fc from 'fast-check';
import {shown} from './shown.js';

/** A random deal with its pack, played without claims to a moment when it is the seat's turn. */
function randomMoment(random: Random, seat: Seat): CapraDeal {
  const deal = new Match(capra, {target: 12}, String(random.below(1 << 20))).deal();
  for (let plies = random.below(30); ; plies--) {
    if (deal.over) return randomMoment(random, seat);
    const [actor] = capra.view(deal, 'spectator').turn;
    if (plies <= 0 && actor === seat) return deal;
    const moves = deal.moves(actor!).filter(({type}) => type !== 'claim');
    deal.play(actor!, moves[random.below(moves.length)]!);
  }
}

/** Whether a seat other than the reader's may claim. A table with bots might make that claim at once. */
const mayEnter = (deal: CapraDeal, seat: Seat): boolean =>
  capra
    .view(deal, 'open')
    .hands.some((hand, other) => other !== seat && hand.length === 4 && new Set(hand.map(suitOf)).size === 1);

interface Told {
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  readonly moves: readonly SeatMove[];
}

/** Moves of a deal without claims. */
function toldOf(deal: CapraDeal): Told {
  const {dealer, tricks, trick} = capra.view(deal, 'open');
  const {pack} = deal as unknown as Pick<Told, 'pack'>;
  return {dealer, pack, moves: [...tricks, trick].flatMap(({plays}) => plays)};
}

/** Replays the deal. Returns undefined if a move isn't allowed. */
function replayed({dealer, pack, moves}: Told): CapraDeal | undefined {
  const deal = capra.deal(capra.begin({target: 12}), {dealer}, pack);
  for (const {seat, ...move} of moves) {
    if (refusalOf(capra, deal, seat, move)) return undefined;
    deal.play(seat, move);
  }
  return deal;
}

/**
 * Returns a deal that looks the same to seat 0, but in which somebody has folded a different card. Returns undefined if
 * nobody could have.
 */
function refolded(told: Told, random: Random): Told | undefined {
  const world = replayed(told)!;
  const seen = JSON.stringify(capra.view(world, 0));
  const {hands, shown: open} = capra.view(world, 'open');
  const twins = told.moves.flatMap((move, place) => {
    if (move.type !== 'fold' || move.seat === 0) return [];
    return move.cards!.flatMap((card) =>
      hands[move.seat]!.filter((other) => other !== open && card !== open).map((other): Told => {
        const cards = move.cards!.map((one) => (one === card ? other : one)).sort((a, b) => capra.compare(a, b));
        return {...told, moves: told.moves.with(place, {...move, cards})};
      }),
    );
  });
  return shuffled(twins, random).find((twin) => {
    const deal = replayed(twin);
    return deal && JSON.stringify(capra.view(deal, 0)) === seen;
  });
}

const recordOf = ({dealer, pack, moves}: Told): unknown => ({
  format: 'cartavola/1',
  game: 'capra',
  options: {target: 12},
  deals: [{dealer, pack: formatCards(pack), moves: moves.map((move) => writeMove(move, capra))}],
});

describe('Two deals of Capra that look the same from a seat', () => {
  it('look and sound the same at the table, and have the same refusals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({min: 0, max: 1 << 20}), fc.constantFrom('en', 'fr', 'it'), async (seed, lang) => {
        const random = seededRandom('worlds', seed, 'pack');
        const world = toldOf(randomMoment(random, 0));
        const other = refolded(world, random);
        fc.pre(other !== undefined);
        fc.pre(!mayEnter(replayed(world)!, 0) && !mayEnter(replayed(other)!, 0));
        const here = await shown('capra-table', recordOf(world), lang);
        expect((await shown('capra-table', recordOf(other), lang)) === here, `seed ${seed}`).to.equal(true);
      }),
      {numRuns: 12},
    );
  });

  it('get the same move, for the same reasons, from a bot', () => {
    let different = 0;
    fc.assert(
      fc.property(fc.integer({min: 0, max: 1 << 20}), fc.integer({min: 0, max: 3}), (seed, seat) => {
        const random = seededRandom('bots', seed, 'pack');
        const world = randomMoment(random, seat);
        const other = capra.sample(capra.view(world, seat), random);
        if (JSON.stringify(capra.view(world, 'open').hands) !== JSON.stringify(capra.view(other, 'open').hands))
          different++;
        const options = {level: 'casual', iterations: 0, seed: 'worlds'} as const;
        expect(finish(choose(capra.view(other, seat), options))).to.deep.equal(
          finish(choose(capra.view(world, seat), options)),
        );
      }),
      {numRuns: 200},
    );
    expect(different, 'worlds that really differ').to.be.greaterThan(120);
  });
});
