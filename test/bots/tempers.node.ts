import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {askingOrder, finish, TEMPERS, type Temper} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {cardsOf, Match, RANKS, rankOf, readOptions, type Card, type Move, type View} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {powerIn} from '@cartavola/engine/games/capodama/rules.js';
import {VALUE} from '@cartavola/engine/games/scopa/rules.js';
import {pointsOf} from '@cartavola/engine/games/capra/rules.js';
import {sampleSize} from '../sample-size.js';

/** Deals in each game, enough for a few hundred decisions. */
const TABLES = [
  ['capodama', {players: 4}, sampleSize(2, 12)],
  ['scopa', {players: 2, rules: 'italian'}, sampleSize(5, 30)],
  ['capra', {}, sampleSize(5, 12)],
  ['calypso', {}, sampleSize(2, 8)],
] as const;

/** Height of a card in each game, as players perceive it. Higher cards are more valuable. */
const HEIGHTS: Readonly<Record<string, (card: Card) => number>> = {
  capodama: (card) => powerIn(card, card >> 4),
  scopa: (card) => VALUE[card]!,
  capra: (card) => pointsOf[card]!,
  calypso: (card) => -RANKS.indexOf(rankOf(card)),
};

/** Two choices for the same view. */
interface Pair {
  readonly view: View;
  readonly plain: Move;
  readonly own: Move;
}

const taken = ({takes = [], type}: Move): number => takes.length + (type === 'beat' ? 1 : 0);

/** Plays deals between players without a temper, and also asks one with the temper at each decision. */
function decisions(id: string, given: Record<string, unknown>, deals: number, temper: Temper): Pair[] {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, given);
  assert.ok(options.ok);
  const pairs: Pair[] = [];
  for (let number = 0; number < deals; number++) {
    const deal = new Match(game, options.value, `tempers ${number}`).deal();
    for (let ply = 0; !deal.over; ply++) {
      const {turn} = game.view(deal, 'spectator');
      for (const seat of askingOrder(deal.actors, turn)) {
        const view = game.view(deal, seat);
        const asked = {level: 'casual', iterations: 0, seed: `${number} ${ply}`} as const;
        const {move: plain} = finish(choose(view, asked));
        pairs.push({view, plain, own: finish(choose(view, {...asked, temper})).move});
        if (plain.type === 'pass') continue;
        deal.play(seat, plain);
        break;
      }
    }
  }
  return pairs;
}

describe('A temper', () => {
  for (const [id, options, deals] of TABLES) {
    const height = HEIGHTS[id]!;
    const spent = (move: Move): number => {
      const cards = move.card === undefined ? (move.cards ?? []) : [move.card];
      return cards.reduce((sum, card) => sum + height(card), 0) / Math.max(1, cards.length);
    };
    const pairsOf = (temper: Temper): Pair[] => {
      const pairs = decisions(id, options, deals, temper);
      const others = pairs.filter(({plain, own}) => JSON.stringify(plain) !== JSON.stringify(own));
      console.log(`${id}: ${temper} chooses differently ${others.length} of ${pairs.length} times`);
      for (const {view, own} of others)
        assert.ok(view.moves.some((move) => JSON.stringify(move) === JSON.stringify(own)));
      return others;
    };
    /**
     * Returns the average difference in a measure between the choices made with the temper and those made without it.
     */
    const lead = (pairs: readonly Pair[], measure: (move: Move) => number): number =>
      pairs.reduce((sum, {own, plain}) => sum + measure(own) - measure(plain), 0) / pairs.length;

    it(`changes nothing if it is exact: ${id}`, () => assert.equal(pairsOf('exact').length, 0));

    it(`changes some moves as described: ${id}`, () => {
      assert.ok(pairsOf('fickle').length > 0);
      const patient = pairsOf('patient');
      assert.ok(patient.length > 0 && lead(patient, spent) < 0, `patient: ${lead(patient, spent)}`);
      const bold = pairsOf('bold');
      assert.ok(bold.length > 0 && lead(bold, spent) > 0, `bold: ${lead(bold, spent)}`);
      if (id !== 'scopa' && id !== 'capra') return;
      const greedy = pairsOf('greedy');
      assert.ok(greedy.length > 0 && lead(greedy, taken) > 0, `greedy: ${lead(greedy, taken)}`);
      const wary = pairsOf('wary');
      assert.ok(wary.length > 0 && lead(wary, taken) < 0, `wary: ${lead(wary, taken)}`);
    });
  }

  it('changes neither decisions before play nor the number of cards', () => {
    const [id, options] = TABLES[0];
    for (const temper of TEMPERS)
      for (const {plain, own} of decisions(id, options, sampleSize(1, 3), temper))
        if (plain.type !== 'play') assert.deepEqual([own.type, cardsOf(own)], [plain.type, cardsOf(plain)]);
  });
});
