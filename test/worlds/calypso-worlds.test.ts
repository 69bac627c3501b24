import {expect} from 'chai';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, seededRandom, type Random, type Seat} from '@cartavola/engine';
import {type CalypsoDeal, calypso} from '@cartavola/engine/games/calypso/calypso.js';
import fc from 'fast-check';
import {pickOne} from '../engine/random-deals.js';
import {recordOfDeal} from '../tables/calypso-in-page.js';
import {shown} from './shown.js';

/** A random deal, played to a moment when it is the seat's turn. */
function randomMoment(random: Random, seat: Seat): CalypsoDeal {
  const options = {
    draw: false,
    overruff: random.below(2) === 0 ? 'compulsory' : 'free',
    revoke: random.below(2) === 0 ? 'prevent' : 'penalise',
  };
  const deal = new Match(calypso, options, String(random.below(1 << 20))).deal();
  for (let plies = random.below(48); ; plies--) {
    if (deal.over) return randomMoment(random, seat);
    const actor = deal.actors[0]!;
    if (plies <= 0 && actor === seat) return deal;
    deal.play(actor, pickOne(deal.moves(actor), random));
  }
}

const recordOf = (deal: CalypsoDeal): unknown => recordOfDeal(calypso.view(deal, 'open'));

const handsOf = (deal: CalypsoDeal): string => JSON.stringify(calypso.view(deal, 'open').hands);

describe('Two deals of Calypso that look the same from a seat', () => {
  it('have the same table, announcements and refusals, and the same log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({min: 0, max: 1 << 20}), fc.constantFrom('en', 'fr', 'it'), async (seed, lang) => {
        const random = seededRandom('worlds', seed, 'pack');
        const world = randomMoment(random, 0);
        const other = calypso.sample(calypso.view(world, 0), random);
        fc.pre(handsOf(other) !== handsOf(world));
        const here = await shown('calypso-table', recordOf(world), lang);
        expect((await shown('calypso-table', recordOf(other), lang)) === here, `seed ${seed}`).to.equal(true);
      }),
      {numRuns: 12},
    );
  });

  it('get the same move from a bot, for the same reasons', () => {
    let different = 0;
    fc.assert(
      fc.property(fc.integer({min: 0, max: 1 << 20}), fc.integer({min: 0, max: 3}), (seed, seat) => {
        const random = seededRandom('bots', seed, 'pack');
        const world = randomMoment(random, seat);
        const other = calypso.sample(calypso.view(world, seat), random);
        if (handsOf(other) !== handsOf(world)) different++;
        const options = {level: 'casual', iterations: 0, seed: 'worlds'} as const;
        expect(finish(choose(calypso.view(other, seat), options))).to.deep.equal(
          finish(choose(calypso.view(world, seat), options)),
        );
      }),
      {numRuns: 200},
    );
    expect(different, 'worlds that really differ').to.be.greaterThan(150);
  });
});
