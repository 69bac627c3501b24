import {describe, it} from 'node:test';
import {expect} from 'chai';
import {seededRandom, UNKNOWN, type Move, refusalOf} from '@cartavola/engine';
import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import fc from 'fast-check';
import {whyImpossible} from './history.js';
import {ANY_CARD, plainPack} from './plain-capodama.js';
import {anyMoment, momentsOf, pickOne, toCard, viewersOf, type Moment} from './random-deals.js';
import {sampleRuns} from '../sample-size.js';

const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Calls `look` at random moments of random deals. */
function atMoments(players: number, runs: number, look: (moment: Moment) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => look(anyMoment(players, seed))),
    sampleRuns(Math.ceil(runs / 10), runs),
  );
}

function playOut(deal: CapodamaDeal, seed: number): CapodamaDeal {
  const random = seededRandom('out', seed, 'test');
  while (!deal.over) {
    const seat = pickOne(deal.actors, random);
    deal.play(seat, pickOne(deal.moves(seat), random));
  }
  return deal;
}

const moves: readonly Move[] = [
  ...[...'SHDC'].map((suit) => ({type: 'double', suit}) as Move),
  ...ANY_CARD.flatMap((text) => [
    {type: 'play', card: toCard(text)},
    {type: 'trump', card: toCard(text)},
    {type: 'give', left: toCard(text)},
    {type: 'give', left: toCard(text), right: toCard('8S')},
    {type: 'give', left: toCard('QH'), right: toCard(text)},
  ]),
];

for (const [players, runs] of [
  [4, 250],
  [1, 40],
  [2, 40],
  [3, 60],
  [5, 40],
  [6, 40],
] as const) {
  describe(`A view of Capodama with ${players}`, () => {
    it('is plain data', () => {
      atMoments(players, runs, ({deal}) => {
        for (const viewer of viewersOf(deal)) {
          const view = capodama.view(deal, viewer);
          expect(structuredClone(view)).to.deep.equal(view);
          expect(JSON.parse(JSON.stringify(view))).to.deep.equal(view);
        }
      });
    });

    it('gives the same legal moves and refusals as the deal', () => {
      atMoments(players, runs, ({deal}) => {
        for (const seat of capodama.view(deal, 'open').hands.keys()) {
          const view = structuredClone(capodama.view(deal, seat));
          expect(view.moves).to.deep.equal(deal.moves(seat));
          expect(capodama.moves(view)).to.deep.equal(deal.moves(seat));
          for (const move of moves) {
            const [shown, real] = [capodama.refusal(view, move), refusalOf(capodama, deal, seat, move)];
            if (!same(shown, real)) expect(shown, JSON.stringify(move)).to.deep.equal(real);
          }
        }
        expect(capodama.view(deal, 'spectator').moves).to.deep.equal([]);
        expect(capodama.view(deal, 'open').moves).to.deep.equal([]);
      });
    });

    it('does not reveal more about the turn than everybody sees', () => {
      atMoments(players, runs, ({deal}) => {
        for (const viewer of viewersOf(deal))
          expect(capodama.view(deal, viewer).turn).to.have.members([...deal.actors]);
      });
    });

    it('gives a possible deal with the same view, which can be played to the end', () => {
      atMoments(players, runs, ({deal, moves: made}) => {
        for (const viewer of viewersOf(deal)) {
          const view = capodama.view(deal, viewer);
          const random = seededRandom('sample', made.length, 'test');
          const world = capodama.sample(structuredClone(view), random);
          if (!same(capodama.view(world, viewer), view)) expect(capodama.view(world, viewer)).to.deep.equal(view);
          expect(whyImpossible(capodama.view(world, 'open')), `as ${viewer}`).to.equal(undefined);
          const end = capodama.view(playOut(world, made.length), 'open');
          expect(end.points.reduce((sum, points) => sum + points)).to.equal(150);
          expect(end.tricks.flatMap(({cards}) => cards).sort()).to.deep.equal(plainPack(players).map(toCard).sort());
        }
      });
    });

    it('shows each seat its own hand, and in others only A♥ and the card it gave', () => {
      if (players === 1) {
        expect(capodama.view(anyMoment(1, 0).deal, 0).hands.flat()).not.to.include(UNKNOWN);
        return;
      }
      atMoments(players, runs, ({deal}) => {
        const open = capodama.view(deal, 'open');
        for (const viewer of viewersOf(deal)) {
          if (viewer === 'open') continue;
          const gave = typeof viewer === 'number' ? open.gifts[viewer]!.map((gift) => gift.card) : [];
          capodama.view(deal, viewer).hands.forEach((hand, seat) => {
            const known = (card: number): boolean =>
              seat === viewer || card === toCard('AH') || gave.includes(card as never);
            const right = open.hands[seat]!.map((card) => (known(card) ? card : UNKNOWN)).sort();
            expect([...hand].sort(), `${seat} seen by ${viewer}`).to.deep.equal(right);
          });
        }
      });
    });
  });
}

describe('Worlds drawn from a view', () => {
  // Expected frequencies, individually and in pairs: of 23 cards, the capo has 7 and two others have 8 each.
  it('are equally likely if only the capo is known', () => {
    const [start] = momentsOf(4, 2);
    const capo = capodama.view(start!.deal, 'open').capo;
    const viewer = (capo + 1) % 4;
    const view = capodama.view(start!.deal, viewer);
    const random = seededRandom('worlds', 0, 'test');
    const unknown = plainPack(4)
      .map(toCard)
      .filter((card) => card !== toCard('AH') && !view.hands[viewer]!.includes(card));
    const rounds = 3000;
    const alone = new Map<string, number>();
    const together = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const {hands} = capodama.view(capodama.sample(view, random), 'open');
      const holders = unknown.map((card) => hands.findIndex((hand) => hand.includes(card)));
      holders.forEach((holder, place) => {
        count(alone, `${place} ${holder}`);
        for (let other = 0; other < place; other++) if (holders[other] === holder) count(together, `${place} ${other}`);
      });
    }
    const off = (found: number, share: number): number =>
      (found - rounds * share) / Math.sqrt(rounds * share * (1 - share));
    const shareOf = (seat: number): number => (seat === capo ? 7 : 8) / 23;
    const alike = (7 * 6 + 2 * 8 * 7) / (23 * 22);
    const deviations = [
      ...unknown.flatMap((_, place) =>
        [0, 1, 2, 3]
          .filter((seat) => seat !== viewer)
          .map((seat) => off(alone.get(`${place} ${seat}`) ?? 0, shareOf(seat))),
      ),
      ...unknown.flatMap((_, place) =>
        Array.from({length: place}, (_none, other) => off(together.get(`${place} ${other}`) ?? 0, alike)),
      ),
    ];
    // The largest of about 320 normal deviates exceeds 4.5 for one seed in 500, and the mean square is near 1.
    expect(Math.max(...deviations.map(Math.abs))).to.be.lessThan(4.5);
    const square = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0) / deviations.length;
    expect(square).to.be.within(0.7, 1.35);
  });
});
