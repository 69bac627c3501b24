import {describe, it} from 'node:test';
import {expect} from 'chai';
import {finish, type Choice} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {formatCard, seededRandom, type Seat, refusalOf} from '@cartavola/engine';
import {capodama, type CapodamaDeal, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import fc from 'fast-check';
import {newDeal, toCard} from '../engine/random-deals.js';
import {sampleRuns, sampleSize} from '../sample-size.js';

const chosen = (view: CapodamaView, seed = 'test'): Choice =>
  finish(choose(view, {level: 'strong', iterations: 50, seed}));

/** Plays a deal with bots. Calls `look` with the choice before each move. */
function watched(players: number, seed: number, look: (deal: CapodamaDeal, seat: Seat, choice: Choice) => void): void {
  const pack = capodama.shuffle(capodama.begin({players, target: 7}), seededRandom('bots', seed, 'test'));
  const deal = newDeal(players, players === 1 ? 0 : seed % players, pack);
  while (!deal.over) {
    for (const seat of deal.actors.slice(1)) look(deal, seat, chosen(capodama.view(deal, seat)));
    const seat = deal.actors[0]!;
    const choice = chosen(capodama.view(deal, seat));
    look(deal, seat, choice);
    deal.play(seat, choice.move);
  }
}

describe('A Capodama bot', () => {
  for (const [players, runs] of [
    [4, sampleSize(8, 300)],
    [1, sampleSize(3, 20)],
    [2, sampleSize(3, 20)],
    [3, sampleSize(3, 30)],
    [5, sampleSize(3, 20)],
    [6, sampleSize(3, 20)],
  ] as const) {
    it(`never breaks a rule with ${players}`, () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          watched(players, seed, (deal, seat, {move, value, reasons}) => {
            const refusal = refusalOf(capodama, deal, seat, move);
            if (refusal) expect.fail(`seat ${seat}: ${JSON.stringify(move)} is refused by ${refusal.rule}`);
            expect(Number.isFinite(value)).to.equal(true);
            expect(reasons.length).to.be.greaterThan(0);
          });
        }),
        sampleRuns(runs, runs),
      );
    });
  }

  it('makes the same choice for the same view, options and seed, and does not modify them', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (seed, text) => {
        watched(4, seed, (deal, seat) => {
          const view = capodama.view(deal, seat);
          const before = structuredClone(view);
          const first = chosen(view, text);
          expect(chosen(structuredClone(view), text)).to.deep.equal(first);
          expect(view).to.deep.equal(before);
        });
      }),
      sampleRuns(3, 40),
    );
  });

  it('may stop after any step with a legal choice', () => {
    let steps = 0;
    watched(4, 1, (deal, seat) => {
      for (const step of choose(capodama.view(deal, seat), {level: 'expert', iterations: 50, seed: ''})) {
        expect(refusalOf(capodama, deal, seat, step.move)).to.equal(undefined);
        steps++;
      }
    });
    expect(steps).to.be.greaterThan(0);
  });

  it('depends only on its view: makes the same choice for the same reasons in any world with that view', () => {
    let others = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seededRandom('other', seed, 'test');
        watched(4, seed, (deal, seat, choice) => {
          const world = capodama.sample(capodama.view(deal, seat), random);
          if (JSON.stringify(capodama.view(world, 'open').hands) !== JSON.stringify(capodama.view(deal, 'open').hands))
            others++;
          expect(chosen(capodama.view(world, seat))).to.deep.equal(choice);
        });
      }),
      sampleRuns(5, 60),
    );
    expect(others).to.be.greaterThan(sampleSize(50, 1000));
  });

  it('marks a move as the only one if and only if it is', () => {
    watched(4, 2, (deal, seat, {reasons}) => {
      const only = deal.moves(seat).length === 1;
      expect(reasons.some(({id}) => id === 'only-move')).to.equal(only);
    });
  });

  it('gives away Q♥ as the capo, but otherwise never 7♥ or Q♥', () => {
    const seen = {capo: 0, dama: 0, seven: 0};
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        watched(4, seed, (deal, seat, {move}) => {
          if (move.type !== 'give') return;
          const {capo, hands} = capodama.view(deal, 'open');
          const hand = hands[seat]!.map(formatCard);
          const given = formatCard(move.left!);
          if (hand.includes('QH')) {
            expect(given === 'QH').to.equal(seat === capo);
            seen[seat === capo ? 'capo' : 'dama']++;
          }
          if (hand.includes('7H')) seen.seven++;
          expect(given).not.to.equal('7H');
        });
      }),
      sampleRuns(25, 150),
    );
    for (const count of Object.values(seen)) expect(count).to.be.greaterThan(sampleSize(2, 10));
  });

  it('never doubles a void suit while it holds the ace and the seven of another', () => {
    let strong = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        watched(4, seed, (deal, seat, {move}) => {
          if (move.type !== 'double') return;
          const hand = capodama.view(deal, seat).hands[seat]!;
          const holds = (rank: string, suit: string): boolean => hand.includes(toCard(rank + suit));
          if (![...'SDC'].some((suit) => holds('A', suit) && holds('7', suit))) return;
          strong++;
          expect(hand.map((card) => formatCard(card).charAt(1))).to.include(move.suit);
        });
      }),
      sampleRuns(25, 200),
    );
    expect(strong).to.be.greaterThan(sampleSize(1, 10));
  });
});
