import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Match, parseCards, readOptions, refusalOf, seededRandom, type Card, type Seat} from '@cartavola/engine';
import {SETTEBELLO, scopa, type ScopaDeal, type ScopaMove} from '@cartavola/engine/games/scopa/scopa.js';
import {bookish} from './bookish.js';
import {leadOf} from './deal-lead.js';
import {OPTIONS, resultsOf, yardsticksOf} from './yardstick-league.js';
import type {Yardstick} from './yardstick.js';
import {sampleSize} from '../../sample-size.js';

const ITERATIONS = sampleSize(12, 30);
const YARDSTICKS = [...yardsticksOf(ITERATIONS)];
const DEALS = sampleSize(2, 12);

function options(): Parameters<typeof scopa.begin>[0] {
  const read = readOptions(scopa, OPTIONS);
  assert.ok(read.ok);
  return read.value;
}

/** Plays deals. Calls `look` before each move. */
function watched(yardstick: Yardstick, look: (deal: ScopaDeal, seat: Seat, move: ScopaMove) => void): void {
  for (let number = 0; number < DEALS; number++) {
    const deal = new Match(scopa, options(), `yardsticks ${number}`).deal();
    while (!deal.over) {
      const seat = deal.turn;
      const move = yardstick(scopa.view(deal, seat), 'test', deal);
      look(deal, seat, move);
      deal.play(seat, move);
    }
  }
}

/** Returns the first player's move with these cards and this table. */
function bookishMove(hand: string, table: string): {readonly card: Card; readonly takes: readonly Card[]} {
  const [held, laid] = [hand, table].map((cards) => parseCards(cards)!) as [Card[], Card[]];
  const rest = scopa.positions.cards(options()).filter((card) => !held.includes(card) && !laid.includes(card));
  const pack = [...held, ...rest.splice(0, 3), ...laid, ...rest];
  const deal = scopa.deal(scopa.begin(options()), {dealer: 1}, pack);
  const {card, takes = []} = bookish(scopa.view(deal, 0), '', deal);
  return {card, takes};
}

for (const [name, yardstick] of YARDSTICKS) {
  describe(`The yardstick “${name}”`, () => {
    it('plays deals to the end by the rules', () => {
      let moves = 0;
      watched(yardstick, (deal, seat, move) => {
        assert.equal(refusalOf(scopa, deal, seat, move), undefined);
        moves++;
      });
      assert.equal(moves, 36 * DEALS);
    });

    it('makes the same moves with the same seed', () => {
      watched(yardstick, (deal, seat, move) => {
        assert.deepEqual(yardstick(structuredClone(scopa.view(deal, seat)), 'test', deal.clone()), move);
      });
    });

    if (name.startsWith('sees all')) return;
    it('makes the same moves in every world with the same view', () => {
      let others = 0;
      const random = seededRandom('other', 0, 'test');
      watched(yardstick, (deal, seat, move) => {
        const world = scopa.sample(scopa.view(deal, seat), random);
        if (world.hands.list(1 - seat).join() !== deal.hands.list(1 - seat).join()) others++;
        assert.deepEqual(yardstick(scopa.view(world, seat), 'test', world), move);
      });
      assert.ok(others > sampleSize(20, 100), `${others} other worlds`);
    });
  });
}

describe('The lead in a yardstick’s search', () => {
  it('equals the engine’s score', () => {
    for (let number = 0; number < 300; number++) {
      const deal = new Match(scopa, options(), `lead ${number}`).deal();
      const random = seededRandom('lead', number, 'test');
      while (!deal.over) {
        const moves = deal.moves(deal.turn);
        deal.play(deal.turn, moves[random.below(moves.length)]!);
      }
      const [one, other] = scopa.score(deal).marks!;
      assert.equal(leadOf(deal), deal.redealt ? 0 : one! - other!);
    }
  });
});

describe('The bookish player', () => {
  for (const [what, hand, table, card, takes] of [
    ['takes the settebello rather than more cards', '7S KC QH', '7D KS AS 7H', '7S', '7D'],
    ['takes the coin of two equal cards', '5S JC 3H', '5C 5D KS QS', '5S', '5D'],
    ['sweeps the table', '7S KC QH', 'AC 2C AD 3D', '7S', 'AC 2C AD 3D'],
  ] as const) {
    it(what, () => {
      const move = bookishMove(hand, table);
      assert.equal(move.card, parseCards(card)![0]);
      assert.deepEqual(new Set(move.takes), new Set(parseCards(takes)));
    });
  }

  it('does not leave a table that one card can sweep if it can avoid it', () => {
    const {card} = bookishMove('KS 5C 6H', 'AC AH AS AD');
    assert.deepEqual(card, parseCards('KS')![0]);
  });

  it('does not lay the settebello', () => {
    assert.notEqual(bookishMove('7D KC QC', '2S 3S JH JS').card, SETTEBELLO);
  });
});

describe('A league against a yardstick', () => {
  it('has the same result with the same seed', () => {
    const trial = {level: 'strong', iterations: 0, yardstick: bookish, packs: 5, seed: 'again'} as const;
    assert.deepEqual([...resultsOf(trial)], [...resultsOf(trial)]);
  });
});
