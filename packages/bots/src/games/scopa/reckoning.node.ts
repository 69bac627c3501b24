import {describe, it} from 'node:test';
import {expect} from '@esm-bundle/chai';
import {Match, parseCard, parseCards, readOptions, seededRandom, type Move, type Options} from '@cartavola/engine';
import {sampleDeal, scopa, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {isItalian, likelihoodOf, reckon} from './reckoning.js';

function begin(given: Options, seed: string): ScopaDeal {
  const options = readOptions(scopa, given);
  if (!options.ok) throw new Error(options.problem.message);
  return new Match(scopa, options.value, seed).deal();
}

const ITALIAN = {players: 2, rules: 'italian'};

/** Plays deals at random and shows each position with a choice. */
function positions(deals: number, look: (deal: ScopaDeal, moves: readonly Move[]) => void): void {
  for (let number = 0; number < deals; number++) {
    const deal = begin(ITALIAN, `reckoning ${number}`);
    const random = seededRandom('reckoning', number, 'test');
    while (!deal.over) {
      const moves = deal.moves(deal.turn);
      if (moves.length > 1) look(deal, moves);
      deal.play(deal.turn, moves[random.below(moves.length)]!);
    }
  }
}

/** Worth of each move of who is to lead, with this hand and table, by the card played. */
function worths(hand: string, table: string): ReadonlyMap<number, number> {
  const [held, laid] = [parseCards(hand)!, parseCards(table)!];
  const options = readOptions(scopa, {...ITALIAN, redealKings: false});
  if (!options.ok) throw new Error(options.problem.message);
  const rest = scopa.positions.cards(options.value).filter((card) => !held.includes(card) && !laid.includes(card));
  const deal = scopa.deal(scopa.begin(options.value), {dealer: 1}, [...held, ...rest.splice(0, 3), ...laid, ...rest]);
  const moves = deal.moves(0);
  const values = new Float64Array(moves.length);
  reckon(deal, 0, moves, values);
  return new Map(moves.map(({card}, place) => [card, values[place]!]));
}

describe('What a player of Scopa reckons', () => {
  it('is about two players by Italian rules alone', () => {
    expect(isItalian(begin(ITALIAN, 'rules'))).to.equal(true);
    for (const others of [{players: 4}, {rules: 'source'}, {acesTakeAll: true}])
      expect(isItalian(begin({...ITALIAN, ...others}, 'rules'))).to.equal(false);
  });

  it('is the same in every world that the player cannot tell apart', () => {
    const random = seededRandom('worlds', 0, 'test');
    const [one, other] = [new Float64Array(64), new Float64Array(64)];
    positions(20, (deal, moves) => {
      reckon(deal, deal.turn, moves, one);
      reckon(sampleDeal(scopa.view(deal, deal.turn), random), deal.turn, moves, other);
      expect([...other.subarray(0, moves.length)]).to.deep.equal([...one.subarray(0, moves.length)]);
    });
  });

  it('says of all moves together that one of them is made', () => {
    positions(10, (deal, moves) => {
      const sum = moves.reduce((all, move) => all + likelihoodOf(deal, deal.turn, move), 0);
      expect(sum).to.be.closeTo(1, 1e-9);
    });
  });

  for (const [what, hand, table, better, worse] of [
    ['prefers the settebello to a king', '7S KC QH', '7D KS AS 5H', '7S', 'KC'],
    ['leaves no table that one card sweeps', 'KS 5C 6H', 'AC AH AS AD', 'KS', '5C'],
    ['lays no seven that is alone in the hand', '7S 6H JC', '5H KD QD KH', 'JC', '7S'],
  ] as const) {
    it(what, () => {
      const by = worths(hand, table);
      expect(by.get(parseCard(better)!)).to.be.greaterThan(by.get(parseCard(worse)!)!);
    });
  }
});
