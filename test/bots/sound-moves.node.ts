// Sound moves that players learn first, and laughable blunders. Every level except beginner finds the former and avoids
// the latter.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish, type Level} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {formatCards, formatCard, readPosition, seededRandom, viewPosition, type Move} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {sampleSize} from '../sample-size.js';

const LEVELS: readonly Level[] = ['casual', 'strong', 'expert'];

interface Case {
  readonly what: string;
  readonly game: string;
  readonly position: Readonly<Record<string, unknown>>;
  /** Acceptable moves, in the format of `textOf`. */
  readonly does?: readonly string[];
  readonly never?: readonly string[];
}

/** Returns a short string for a move: its type if there are several, its cards, and the cards it takes. */
function textOf({type, card, cards, takes}: Move): string {
  if (cards) return `${type} ${formatCards(cards)}`;
  const played = card === undefined ? type : formatCard(card);
  return takes ? `${played} takes ${formatCards(takes)}` : played;
}

const capodama = (what: string, position: Case['position'], does: Pick<Case, 'does' | 'never'>): Case => ({
  what,
  game: 'capodama',
  position: {options: {players: 4}, ...position},
  ...does,
});
const scopa = (what: string, position: Case['position'], does: Pick<Case, 'does' | 'never'>): Case => ({
  what,
  game: 'scopa',
  position: {options: {players: 2, rules: 'italian'}, ...position},
  ...does,
});
const capra = (what: string, position: Case['position'], does: Pick<Case, 'does' | 'never'>): Case => ({
  what,
  game: 'capra',
  position: {trump: 'S', ...position},
  ...does,
});
const calypso = (what: string, position: Case['position'], does: Pick<Case, 'does' | 'never'>): Case => ({
  what,
  game: 'calypso',
  position,
  ...does,
});

const STOCK = '?? '.repeat(18).trim();

const CASES: readonly Case[] = [
  capodama(
    'keeps the highest trump if its partner is certain to win the trick',
    {hands: ['7H QH KC 9C'], trick: '1:9S 2:AS 3:8S', double: 'S', capo: 2},
    {never: ['7H']},
  ),
  capodama(
    'plays its most valuable card on its partner’s sure trick as the last to play',
    {hands: ['7D 8D QH 9C'], trick: '1:9S 2:AS 3:8S', double: 'D', capo: 2},
    {does: ['7D']},
  ),
  capodama(
    'plays low on a trick that the others are certain to win',
    {hands: ['KS 8S QD'], trick: '1:AS 2:9S 3:TS', double: 'S', capo: 1, dama: 3},
    {does: ['8S']},
  ),
  capodama(
    'takes the others’ rich trick with the cheapest winning card, as the last to play',
    {hands: ['AS 7H 8D'], trick: '1:JS 2:7S 3:KS', double: 'S', capo: 1, dama: 3},
    {does: ['AS']},
  ),
  capodama(
    'leads its ace rather than the seven under the ace that is out',
    {hands: ['AC 7S 8D'], double: 'S', capo: 1, dama: 2},
    {never: ['7S']},
  ),
  capodama(
    'draws out the last trump with a higher one before it leads its rich cards',
    {hands: ['AH AS 7S', '8C 9C TC', '7H 8D 9D', '8S 9S TS'], double: 'S', capo: 0, dama: 1},
    {never: ['7S']},
  ),
  scopa('takes the settebello', {hands: ['7S 2C 4H'], table: '7D 2S KH', stock: STOCK}, {does: ['7S takes 7D']}),
  scopa('sweeps', {hands: ['7S 2C'], table: '4D 3H', stock: STOCK}, {does: ['7S takes 4D 3H', '7S takes 3H 4D']}),
  scopa(
    'does not leave ten or less on the table if it can avoid it',
    {hands: ['KC 2S'], table: '5D', stock: STOCK},
    {does: ['KC']},
  ),
  scopa(
    'takes the settebello rather than two cards',
    {hands: ['7S QC'], table: '7D 3S 4C 5H', stock: STOCK},
    {does: ['7S takes 7D']},
  ),
  scopa(
    'sweeps with the card that is worth more in its own pile',
    {hands: ['5D 5C KH'], table: '5S', stock: STOCK},
    {does: ['5D takes 5S']},
  ),
  scopa(
    'takes diamonds with a diamond',
    {hands: ['6D KS'], table: '4D 2D KH QS', stock: STOCK},
    {never: ['KS takes KH']},
  ),
  scopa(
    'makes the last capture of the deal, which takes the rest of the table',
    {hands: ['KC', 'QS'], table: 'KS 5D 6D', piles: ['', ''], scopas: [0, 0]},
    {does: ['KC takes KS']},
  ),
  capra(
    'folds points to its partner’s sure trick',
    {hands: ['TD 9C 8C 7C'], trick: '1:7H 2:AS 3:6H', stock: '?? '.repeat(16).trim()},
    {does: ['fold TD']},
  ),
  capra(
    'folds only blanks to the others’ sure trick',
    {hands: ['TD 9C 8C AD'], trick: '1:AS 2:6H 3:7H', stock: '?? '.repeat(16).trim()},
    {does: ['fold 9C', 'fold 8C']},
  ),
  capra(
    'does not beat its partner, who is certain to win the trick',
    {hands: ['AS 9C 8C TD'], trick: '1:7H 2:TH 3:6H', stock: '?? '.repeat(16).trim()},
    {never: ['beat AS']},
  ),
  capra(
    'beats a ten with the ace, playing last',
    {hands: ['AD 9C 8C 7C'], trick: '1:TD 2:6H 3:KD', stock: '?? '.repeat(16).trim()},
    {does: ['beat AD']},
  ),
  capra(
    'takes the one trick that saves it from taking none',
    {hands: ['AS', '6D', '7D', '8D'], leader: 0, piles: ['', 'AD TD KD QD AC TC KC QC AH TH KH QH']},
    {does: ['lead AS']},
  ),
  capra(
    'folds no ace to the others before its partner has played if a plain blank will do',
    {hands: ['KS 6D AC TC'], trick: '3:6C', stock: '?? '.repeat(20).trim()},
    {never: ['fold AC', 'fold TC']},
  ),
  capra(
    'folds no ten under a card that it cannot beat if a plain blank will do',
    {hands: ['6S TH 9H 8D'], trick: '3:AC', stock: '?? '.repeat(16).trim()},
    {never: ['fold TH']},
  ),
  capra(
    'folds a blank rather than a king if its partner has played and the trick is lost',
    {trump: 'D', hands: ['KH JC 9C 7C'], trick: '1:6D 2:6S 3:7D', stock: '?? '.repeat(8).trim()},
    {never: ['fold KH', 'fold JC']},
  ),
  capra('leads four of a suit', {hands: ['AH TH KH QH'], stock: '?? '.repeat(20).trim()}, {does: ['lead AH TH KH QH']}),
  calypso(
    'completes its calypso with the last missing card',
    {hands: ['2H 3D 4C'], trick: '1:9S 2:4S 3:3S', calypsos: ['AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H', '', '', '']},
    {does: ['2H']},
  ),
  calypso(
    'gives its partner, who is certain to win the trick, a card that the partner’s calypso lacks',
    {hands: ['8S 8C 9C'], trick: '1:5D 2:7S 3:2D', calypsos: ['', '8C 9C', 'AS KS QS', '']},
    {does: ['8S']},
  ),
  calypso(
    'gives an enemy who is certain to win the trick no card that the enemy’s calypso lacks if another will do',
    {hands: ['AD 8C 8C'], trick: '1:AC 2:2C 3:3C', calypsos: ['', '8C', '', 'KD QD JD TD']},
    {never: ['AD']},
  ),
];

/** Returns a level's distinct choices with several seeds. */
function choices({game, position}: Case, level: Level): string[] {
  const read = readPosition({format: 'cartavola-position/1', game, ...position}, games);
  if (!read.ok) throw new Error(read.problem.message);
  const rules = games.find(({id}) => id === game)!;
  const view = viewPosition(rules, read.value.position, seededRandom('position', 0, 'test'));
  const seeds = ['a', 'b', 'c'].slice(0, sampleSize(1, 3));
  return [...new Set(seeds.map((seed) => textOf(finish(choose(view, {level, iterations: 2000, seed})).move)))];
}

for (const level of LEVELS) {
  describe(`A ${level} player`, () => {
    for (const one of CASES) {
      it(`${one.what} (${one.game})`, () => {
        const made = choices(one, level);
        for (const text of made) {
          if (one.does) assert.ok(one.does.includes(text), text);
          assert.ok(!one.never?.includes(text), text);
        }
      });
    }
  });
}
