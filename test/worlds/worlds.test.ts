import {expect} from 'chai';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {
  formatCards,
  Match,
  seededRandom,
  writeMove,
  type Card,
  type Random,
  type Seat,
  type SeatMove,
} from '@cartavola/engine';
import {type CapodamaDeal, capodama} from '@cartavola/engine/games/capodama/capodama.js';
import '@cartavola/elements/define/capodama-table.js';
import fc from 'fast-check';
import {shown} from './shown.js';
import {sampleRuns} from '../sample-size.js';
import {long} from '../long.js';

/** A random deal, played to a moment when it is `seat`'s turn. */
function randomMoment(random: Random, seat: Seat): CapodamaDeal {
  const match = new Match(capodama, {players: 4, target: 7}, String(random.below(1 << 20)));
  const deal = match.deal();
  for (let plies = random.below(36); ; plies--) {
    if (plies <= 0 && deal.actors.includes(seat)) return deal;
    if (deal.over) return randomMoment(random, seat);
    const actor = deal.actors[random.below(deal.actors.length)]!;
    const moves = deal.moves(actor);
    deal.play(actor, moves[random.below(moves.length)]!);
  }
}

/** A deal's record, made from everything that is visible, with the gifts in seat order. */
function recordOf(deal: CapodamaDeal): unknown {
  const view = capodama.view(deal, 'open');
  const players = view.hands.length;
  const tricks = [...view.tricks, view.trick];
  const gifts = view.gifts.flat();
  const first = view.hands.map((hand, seat) => {
    const played = tricks.flatMap((trick) =>
      trick.cards.filter((_, place) => (trick.leader + place) % players === seat),
    );
    const received = gifts.filter((gift) => view.handed && gift.to === seat).map((gift) => gift.card);
    const given = gifts.filter((gift) => gift.from === seat).map((gift) => gift.card);
    return [...hand, ...played, ...given].filter((card) => !received.includes(card)).sort((a, b) => a - b);
  });
  const pack = Array.from(
    {length: 32},
    (_, place): Card => first[(view.dealer + 1 + place) % players]![Math.floor(place / players)]!,
  );
  const moves: SeatMove[] = [
    ...(view.doubled ? [{seat: view.capo, type: 'double', suit: view.doubled}] : []),
    ...gifts.map(({from, card}) => ({seat: from, type: 'give', left: card})),
    ...tricks.flatMap((trick) =>
      trick.cards.map((card, place) => ({seat: (trick.leader + place) % players, type: 'play', card})),
    ),
  ];
  return {
    format: 'cartavola/1',
    game: 'capodama',
    options: {players},
    deals: [{dealer: view.dealer, pack: formatCards(pack), moves: moves.map((move) => writeMove(move, capodama))}],
  };
}

describe('Two deals that look the same from a seat', () => {
  long('look and sound the same at the table, and have the same refusals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({min: 0, max: 1 << 20}), fc.constantFrom('en', 'fr', 'it'), async (seed, lang) => {
        const random = seededRandom('worlds', seed, 'pack');
        const world = randomMoment(random, 0);
        const other = capodama.sample(capodama.view(world, 0), random);
        expect(capodama.view(other, 0)).to.deep.equal(capodama.view(world, 0));
        expect(await shown('capodama-table', recordOf(other), lang)).to.equal(
          await shown('capodama-table', recordOf(world), lang),
        );
      }),
      sampleRuns(4, 12),
    );
  });

  it('get the same move, for the same reasons, from a bot', () => {
    let different = 0;
    fc.assert(
      fc.property(fc.integer({min: 0, max: 1 << 20}), fc.integer({min: 0, max: 3}), (seed, seat) => {
        const random = seededRandom('bots', seed, 'pack');
        const world = randomMoment(random, seat);
        const other = capodama.sample(capodama.view(world, seat), random);
        if (JSON.stringify(capodama.view(world, 'open').hands) !== JSON.stringify(capodama.view(other, 'open').hands))
          different++;
        const options = {level: 'casual', iterations: 0, seed: 'worlds'} as const;
        expect(finish(choose(capodama.view(other, seat), options))).to.deep.equal(
          finish(choose(capodama.view(world, seat), options)),
        );
      }),
      {numRuns: 300},
    );
    expect(different, 'worlds that really differ').to.be.greaterThan(200);
  });
});
