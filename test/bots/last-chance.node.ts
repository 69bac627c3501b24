// `capra.match`: at 8 penalty points, a side with fewer than 31 points is the goat, so the expert looks for a line that
// is certain to bring 31.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {formatCards, readPosition, seededRandom, viewPosition} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

interface Case {
  readonly what: string;
  readonly hand: string;
  readonly trick: string;
  /** Cards that the player's side has taken. */
  readonly taken: string;
  /** The other players' three cards. */
  readonly unseen: string;
  /** Expected choice if only the deal counts, and if the match counts. */
  readonly alone: string;
  readonly inMatch: string;
}

const CASES: readonly Case[] = [
  {
    // 14 points taken and 14 on the table make 28. Then a diamond beats QD, and QS is certain to take the last trick:
    // 33.
    what: 'gives up an ace if only the last trick surely brings 31',
    hand: 'QD QS',
    trick: '1:8D 2:AD 3:8S',
    taken: '7H 9H KS TC',
    unseen: 'JH KD TD',
    alone: 'beat QS',
    inMatch: 'fold QD',
  },
  {
    // 29 points. The last trump is certain to bring QC. AH would bring 14, but only if hearts are led.
    what: 'gives up an ace to keep the trump that surely takes the last trick',
    hand: '6S AH',
    trick: '1:TS 2:JC 3:KC',
    taken: 'AS 9S 7D JD JH KD 6H 7S 7H 8D TD 9C',
    unseen: '8C QC 8H',
    alone: 'fold 6S',
    inMatch: 'fold AH',
  },
  {
    // 24 points. The last trump is certain to bring 21. AC would bring 32, but only if clubs are led.
    what: 'does not gamble on the suit that is led',
    hand: '7S AC',
    trick: '1:KS 2:KD 3:KC',
    taken: '7C AH 7D 6H 9D 6C JC AS',
    unseen: 'TC AD 8C',
    alone: 'fold 7S',
    inMatch: 'fold AC',
  },
];

const capra = games.find(({id}) => id === 'capra')!;
const PACK = [...'SHDC'].flatMap((suit) => [...'ATKQJ9876'].map((rank) => rank + suit));

/** Returns the expert's distinct choices with several seeds. */
function choices({hand, trick, taken, unseen}: Case, totals?: readonly number[]): string[] {
  const known = `${hand} ${trick.replaceAll(/\d:/g, '')} ${taken} ${unseen}`.split(' ');
  const theirs = PACK.filter((card) => !known.includes(card)).join(' ');
  const position = {format: 'cartavola-position/1', game: 'capra', trump: 'S', hands: [hand], trick};
  const read = readPosition({...position, piles: [taken, theirs]}, games);
  if (!read.ok) throw new Error(read.problem.message);
  const view = viewPosition(capra, read.value.position, seededRandom('position', 0, 'test'));
  const made = ['a', 'b', 'c', 'd'].map(
    (seed) => finish(choose(view, {level: 'expert', iterations: 2000, seed, ...(totals && {totals})})).move,
  );
  return [...new Set(made.map(({type, cards}) => `${type} ${formatCards(cards!)}`))];
}

describe('A Capra expert with the match in mind', () => {
  for (const one of CASES) {
    it(`${one.what}, at 8 penalty points`, () => assert.deepEqual(choices(one, [8, 0]), [one.inMatch]));
    it(`${one.what}: not if the match continues anyway`, () => {
      assert.deepEqual(choices(one), [one.alone]);
      assert.deepEqual(choices(one, [4, 4]), [one.alone]);
    });
  }
});
