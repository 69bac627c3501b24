import {describe, it} from 'node:test';
import {expect} from 'chai';
import {seededRandom, type Move, type Viewer, refusalOf} from '@cartavola/engine';
import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import fc from 'fast-check';
import {ANY_CARD} from './plain-capodama.js';
import {anyMoment, momentsOf, pickOne, QUEEN_OF_HEARTS, toCard, viewersOf} from './random-deals.js';
import {secretFrom, swapped} from './two-worlds.js';
import {sampleRuns, sampleSize} from '../sample-size.js';

/** Returns all data that the engine gives one viewer, as text. */
function toldTo(viewer: Viewer, deal: CapodamaDeal): string {
  const view = capodama.view(deal, viewer);
  const random = seededRandom('sample', 0, 'test');
  const refusals =
    typeof viewer === 'number'
      ? ANY_CARD.map(toCard).map((card) => [
          refusalOf(capodama, deal, viewer, {type: 'play', card}),
          refusalOf(capodama, deal, viewer, {type: 'give', left: card, right: toCard('AS')}),
        ])
      : [];
  return JSON.stringify({
    view,
    moves: typeof viewer === 'number' ? deal.moves(viewer) : [],
    asked: capodama.moves(view),
    refusals,
    facts: capodama.tell(deal, viewer),
    worlds: [0, 1].map(() => capodama.view(capodama.sample(view, random), 'open')),
  });
}

for (const [players, runs] of [
  [4, 250],
  [2, 40],
  [3, 50],
  [5, 40],
  [6, 40],
] as const) {
  describe(`Unknown cards in Capodama with ${players}`, () => {
    it('make no difference to the seat if two of them are swapped', () => {
      let worlds = 0;
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const random = seededRandom('swap', seed, 'test');
          const moment = anyMoment(players, seed);
          const open = JSON.stringify(capodama.view(moment.deal, 'open').hands);
          for (const viewer of viewersOf(moment.deal)) {
            const secret = secretFrom(viewer, moment);
            if (viewer === 'open' || secret.length < 2) continue;
            for (let tries = 0; tries < 3; tries++) {
              // Half of the swaps involve the card that makes the dama.
              const one = tries > 1 && secret.includes(QUEEN_OF_HEARTS) ? QUEEN_OF_HEARTS : pickOne(secret, random);
              const other = swapped(moment, one, pickOne(secret, random));
              if (!other || JSON.stringify(capodama.view(other, 'open').hands) === open) continue;
              worlds++;
              const [here, there] = [toldTo(viewer, moment.deal), toldTo(viewer, other)];
              if (here !== there) expect(JSON.parse(there), `${viewer}`).to.deep.equal(JSON.parse(here));
            }
          }
        }),
        sampleRuns(Math.ceil(runs / 10), runs),
      );
      expect(worlds, 'different worlds').to.be.greaterThan(sampleSize(0, runs / 4));
    });

    it('make no difference to the seat in a world drawn from its view', () => {
      let worlds = 0;
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const {deal, moves} = anyMoment(players, seed);
          for (const viewer of viewersOf(deal)) {
            const world = capodama.sample(capodama.view(deal, viewer), seededRandom('world', seed, 'test'));
            if (JSON.stringify(capodama.view(world, 'open')) !== JSON.stringify(capodama.view(deal, 'open'))) worlds++;
            // No view contains the last giver, so the world may have a different one.
            const giving = moves.at(-1)?.type === 'give';
            const [here, there] = [deal, world].map((one) => ({
              view: capodama.view(one, viewer),
              facts: giving ? [] : capodama.tell(one, viewer),
            }));
            if (JSON.stringify(here) !== JSON.stringify(there)) expect(there).to.deep.equal(here);
          }
        }),
        sampleRuns(Math.ceil(runs / 10), runs),
      );
      expect(worlds, 'different worlds').to.be.greaterThan(sampleSize(0, runs / 4));
    });
  });
}

describe('The identity of the dama', () => {
  const QUEEN: Move = {type: 'play', card: QUEEN_OF_HEARTS};

  it('is only in her own view and in that of the giver of Q♥ before Q♥ is played', () => {
    const seen = {hidden: 0, own: 0, giver: 0, out: 0};
    for (let seed = 0; seed < sampleSize(40, 250); seed++) {
      for (const {deal, moves} of momentsOf(4, seed)) {
        const {hands, phase} = capodama.view(deal, 'open');
        const out = moves.find((move) => move.type === 'play' && move.card === QUEEN_OF_HEARTS);
        const holder = out?.seat ?? hands.findIndex((hand) => hand.includes(QUEEN_OF_HEARTS));
        const started = phase === 'play' || phase === 'over';
        const giver = moves.find((move) => move.left === QUEEN_OF_HEARTS)?.seat;
        for (const viewer of viewersOf(deal)) {
          const knows = started && (out || viewer === 'open' || viewer === holder || viewer === giver);
          const {dama} = capodama.view(deal, viewer);
          const right = knows ? holder : undefined;
          if (dama !== right)
            expect.fail(`${viewer} is told that ${dama ?? 'nobody'} is the dama, not ${right ?? 'nobody'}`);
          if (started) seen[out ? 'out' : viewer === holder ? 'own' : viewer === giver ? 'giver' : 'hidden']++;
        }
      }
    }
    for (const [how, count] of Object.entries(seen)) expect(count, how).to.be.greaterThan(sampleSize(5, 100));
  });

  it('is revealed to all exactly once, when Q♥ is played', () => {
    for (let seed = 0; seed < sampleSize(25, 150); seed++) {
      for (const {deal, moves} of momentsOf(4, seed)) {
        const last = moves.at(-1);
        const played = last?.type === 'play' && last.card === QUEEN.card;
        for (const viewer of viewersOf(deal)) {
          const revealed = capodama.tell(deal, viewer).flatMap((fact) => (fact.type === 'revealed' ? [fact] : []));
          expect(revealed.map(({seat}) => seat)).to.deep.equal(played ? [last.seat] : []);
          const alone = last?.seat === capodama.view(deal, 'open').capo;
          if (played && !alone) expect(revealed[0]!.role).to.equal('dama');
          if (played && alone) expect(revealed[0]!.role).not.to.equal('dama');
        }
      }
    }
  });
});
