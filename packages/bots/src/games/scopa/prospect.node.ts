import {describe, it} from 'node:test';
import {expect} from 'chai';
import {Match, readOptions, seededRandom, type Options} from '@cartavola/engine';
import {sampleDeal, scopa, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {HIDDEN, isForeseen, prospectOf} from './prospect.js';
import {FEATURES} from './hand-features.js';
import {WEIGHTS} from './prospect-weights.js';
import {standingOf} from './standing.js';

const ITALIAN = {players: 2, rules: 'italian'};

/** Plays random deals, and calls `look` each time new hands are dealt, except at the start. */
function dealt(given: Options, deals: number, look: (deal: ScopaDeal) => void): void {
  const options = readOptions(scopa, given);
  if (!options.ok) throw new Error(options.problem.message);
  for (let number = 0; number < deals; number++) {
    const deal = new Match(scopa, options.value, `prospect ${number}`).deal();
    const random = seededRandom('prospect', number, 'test');
    while (!deal.over) {
      const moves = deal.moves(deal.turn);
      deal.play(deal.turn, moves[random.below(moves.length)]!);
      if (deal.justDealt) look(deal);
    }
  }
}

describe('The forecast for new hands in Scopa', () => {
  it('applies only to two players and Italian rules', () => {
    dealt(ITALIAN, 3, (deal) => {
      expect(isForeseen(deal)).to.equal(true);
    });
    for (const others of [{players: 4}, {rules: 'source'}, {acesTakeAll: true}]) {
      dealt({...ITALIAN, ...others}, 3, (deal) => {
        expect(isForeseen(deal)).to.equal(false);
      });
    }
  });

  it('has as many weights as the network needs', () => {
    expect(WEIGHTS).to.have.lengthOf((HIDDEN + 1) * (FEATURES + 1) + HIDDEN);
  });

  it('is the same in all worlds that a player cannot tell apart', () => {
    const random = seededRandom('worlds', 0, 'test');
    dealt(ITALIAN, 30, (deal) => {
      for (const seat of [0, 1]) {
        expect(prospectOf(sampleDeal(scopa.view(deal, seat), random))).to.equal(prospectOf(deal));
      }
    });
  });

  it('predicts the result of a deal better than no forecast, and is never far off', () => {
    let [squares, plain, count] = [0, 0, 0];
    dealt(ITALIAN, 300, (deal) => {
      const expected = standingOf(deal);
      expect(Math.abs(expected - (deal.scopas[0].length - deal.scopas[1].length))).to.be.lessThan(8);
      const end = deal.clone();
      const random = seededRandom('end', count++, 'test');
      while (!end.over) {
        const moves = end.moves(end.turn);
        end.play(end.turn, moves[random.below(moves.length)]!);
      }
      const lead = standingOf(end);
      squares += (lead - expected) ** 2;
      plain += lead ** 2;
    });
    expect(squares / plain).to.be.lessThan(0.8);
  });
});
