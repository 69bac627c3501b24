import {describe, it} from 'node:test';
import {expect} from 'chai';
import {formatCard, formatCards, Match, seededRandom, type Seat, refusalOf} from '@cartavola/engine';
import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import fc from 'fast-check';
import {ANY_CARD, PlainDeal, plainPack, plainWinner, type PlainMove} from './plain-capodama.js';
import {engineMove, momentsOf, pickOne, plainMove, toCard, type Moment} from './random-deals.js';
import {sampleRuns, sampleSize} from '../sample-size.js';

const textOf = (move: PlainMove): string =>
  [move.seat, move.type, move.suit, move.card, move.left, move.right].filter((part) => part !== undefined).join(' ');
const texts = (moves: readonly PlainMove[]): string[] => moves.map(textOf).sort();

/** Plays a random deal in both implementations, and calls `look` at every moment. */
function inBoth(players: number, seed: number, look: (engine: Moment, plain: PlainDeal) => void): PlainDeal {
  let plain: PlainDeal | undefined;
  for (const moment of momentsOf(players, seed)) {
    const last = moment.moves.at(-1);
    if (!plain) plain = new PlainDeal(players, moment.dealer, moment.pack.map(formatCard));
    else plain.play(plainMove(last!.seat, last!));
    look(moment, plain);
  }
  return plain!;
}

/** Returns the visible state of a deal, with cards as strings. */
function seen(deal: CapodamaDeal): unknown {
  const view = capodama.view(deal, 'open');
  return {
    hands: view.hands.map((hand) => hand.map(formatCard).sort()),
    tricks: view.tricks.map(({winner, cards}) => ({winner, cards: cards.map(formatCard)})),
    trick: view.trick.cards.map(formatCard),
    points: view.points,
    actors: [...deal.actors].sort(),
    over: deal.over,
  };
}

const plainlySeen = (deal: PlainDeal): unknown => ({
  hands: deal.hands.map((hand) => [...hand].sort()),
  tricks: deal.tricks,
  trick: deal.trick.map(({card}) => card),
  points: deal.points,
  actors: deal.actors,
  over: deal.due === '',
});

/** Yields every type of move with every card, for a seat. */
function* everyMove(players: number, seat: Seat): Generator<PlainMove> {
  for (const suit of 'SHDC') yield {seat, type: 'double', suit};
  for (const card of ANY_CARD) {
    yield {seat, type: 'play', card};
    yield {seat, type: 'trump', card};
    if (players !== 6) yield {seat, type: 'give', left: card};
    else for (const other of ['AH', 'QH', 'KH', '8S', card]) yield {seat, type: 'give', left: card, right: other};
  }
}

describe('Capodama in the engine and the plain rules', () => {
  for (const [players, runs] of [
    [4, sampleSize(600, 1200)],
    [1, 100],
    [2, 100],
    [3, 200],
    [5, 150],
    [6, 60],
  ] as const) {
    it(`allows the same moves and gives the same tricks, points and marks with ${players}`, () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          inBoth(players, seed, ({deal}, plain) => {
            if (JSON.stringify(seen(deal)) !== JSON.stringify(plainlySeen(plain))) {
              expect(seen(deal)).to.deep.equal(plainlySeen(plain));
            }
            for (const seat of plain.hands.keys()) {
              const legal = texts(deal.moves(seat).map((move) => plainMove(seat, move)));
              const right = plain.actors.includes(seat) ? texts(plain.legal(seat)) : [];
              if (legal.join() !== right.join()) expect(legal, `seat ${seat}`).to.deep.equal(right);
              if (plain.actors.includes(seat) && legal.length === 0) expect.fail(`seat ${seat} has no move`);
            }
            if (!deal.over) return;
            const lines = capodama.score(deal).lines.map(({rule, seat, points}) => ({rule, seat, points}));
            expect(lines).to.have.deep.members(plain.lines);
            expect(capodama.score(deal).marks).to.deep.equal(plain.marks);
            expect(plain.points.reduce((sum, points) => sum + points)).to.equal(150);
            expect(plain.tricks.flatMap(({cards}) => cards)).to.have.members(plainPack(players));
          });
        }),
        sampleRuns(Math.ceil(runs / 10), runs),
      );
    });
  }

  for (const [players, runs] of [
    [4, 40],
    [1, 6],
    [2, 6],
    [3, 10],
    [5, 6],
    [6, 3],
  ] as const) {
    it(`refuses every other move for a rule that forbids it, common rules first, with ${players}`, () => {
      const refused = new Set<string>();
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          inBoth(players, seed, ({deal}, plain) => {
            for (const seat of plain.hands.keys()) {
              for (const move of everyMove(players, seat)) {
                const rules = plain.forbidding(move);
                const rule = refusalOf(capodama, deal, seat, engineMove(move))?.rule;
                if (rule) refused.add(rule);
                if (rule ? !rules.includes(rule) : rules.length > 0) {
                  expect.fail(`${textOf(move)} is refused by ${rule ?? 'no rule'}, not by ${rules.join()}`);
                }
              }
            }
          });
        }),
        sampleRuns(Math.ceil(runs / 10), runs),
      );
      const met = ['common.type', 'common.turn', 'common.card', 'capodama.double', 'capodama.follow'];
      expect([...refused]).to.include.members(met);
      if (players === 4) expect([...refused]).to.include.members(['capodama.keep-ace', 'capodama.no-impasse']);
    });
  }

  it('reports the rule if a player gives Q♥ to the capo', () => {
    let banned = 0;
    for (let seed = 0; seed < 60; seed++) {
      for (const {deal, moves} of momentsOf(4, seed)) {
        const {phase, capo, hands} = capodama.view(deal, 'open');
        if (phase !== 'exchange' || moves.length !== 1) continue;
        const giver = hands.findIndex((hand) => hand.includes(toCard('QH')));
        const rule = refusalOf(capodama, deal, giver, {type: 'give', left: toCard('QH')})?.rule;
        expect(rule).to.equal((giver + 1) % 4 === capo ? 'capodama.dama-not-to-capo' : undefined);
        if (rule) banned++;
      }
    }
    expect(banned).to.be.within(5, 30);
  });
});

describe('A match of Capodama in the plain rules', () => {
  it('lets the capo deal next, and ends when a single player leads at the target', () => {
    let shared = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({min: 1, max: 7}), fc.integer({min: 1, max: 6}), (seed, target, players) => {
        const match = new Match(capodama, {players, target}, String(seed));
        const random = seededRandom('match', seed, 'test');
        let totals = Array<number>(Math.max(players, 2)).fill(0);
        let dealer: Seat | undefined;
        for (let number = 0; plainWinner(totals, target) === undefined; number++) {
          expect(match.result, `after ${number} deals at ${totals.join()}`).to.equal(undefined);
          if (totals.some((total) => total >= target)) shared++;
          const deal = match.deal();
          if (dealer !== undefined) expect(match.dealt!.dealer).to.equal(dealer);
          const plain = new PlainDeal(players, match.dealt!.dealer, formatCards(match.dealt!.pack!).split(' '));
          while (!deal.over) {
            const seat = pickOne(deal.actors, random);
            const move = pickOne(deal.moves(seat), random);
            deal.play(seat, move);
            plain.play(plainMove(seat, move));
          }
          match.finish(deal);
          totals = totals.map((total, seat) => total + plain.marks[seat]!);
          expect(match.totals).to.deep.equal(totals);
          dealer = players === 1 ? 0 : plain.capo;
        }
        expect(match.result).to.deep.equal({winner: plainWinner(totals, target)});
        expect(match.next).to.equal(undefined);
      }),
      sampleRuns(10, 60),
    );
    expect(shared, 'deals after the target was reached by several').to.be.greaterThan(3);
  });
});
