import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish, type Level} from '@cartavola/bots';
import {lossOf, verdict} from '@cartavola/bots/coach.js';
import {choose} from '@cartavola/bots/games.js';
import {formatCards, parseCards, readPosition, seededRandom, viewPosition, type View} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

const LEVELS: readonly Level[] = ['casual', 'strong', 'expert'];
const STOCK = '?? '.repeat(18).trim();

function viewOf(game: string, position: Readonly<Record<string, unknown>>): View {
  const read = readPosition({format: 'cartavola-position/1', game, ...position}, games);
  if (!read.ok) throw new Error(read.problem.message);
  const rules = games.find(({id}) => id === game)!;
  return viewPosition(rules, read.value.position, seededRandom('position', 0, 'test'));
}

const scopa = (hand: string, table: string): View =>
  viewOf('scopa', {options: {players: 2, rules: 'italian'}, hands: [hand], table, stock: STOCK});

const CASES: readonly (readonly [what: string, view: View, never: readonly string[]])[] = [
  ['lays the coin of two equal cards', scopa('QD QS 7C', '2H 3C 5C 6H'), ['QD']],
  ['lays the settebello rather than another seven', scopa('7D 7S KH', 'JH 2S QH'), ['7D']],
  ['takes with a plain card where a coin takes the same', scopa('5D 5C KH', '5S QH JC'), ['5C 5S']],
  ['takes a plain card where it can take the coin', scopa('5C KH', '5S 5D QH JC'), ['5C 5S']],
  [
    'folds the more valuable card of a suit to a lost trick',
    viewOf('capra', {trump: 'S', hands: ['TD 7D 8C AC'], trick: '1:TH 2:6H 3:AH', stock: '?? '.repeat(16).trim()}),
    ['TD', 'AC'],
  ],
  [
    'plays the more valuable card of a suit on a trick that the others are certain to win',
    viewOf('capodama', {
      options: {players: 4},
      hands: ['KS 8S QD'],
      trick: '1:AS 2:9S 3:TS',
      double: 'S',
      capo: 1,
      dama: 3,
    }),
    ['KS'],
  ],
  [
    'gives the enemy a card that its calypso lacks although a lower card of the suit would not help it',
    viewOf('calypso', {hands: ['AD 8D'], trick: '1:AC 2:2C 3:3C', calypsos: ['', '', '', '8D']}),
    ['AD'],
  ],
];

describe('A player of level casual or above never', () => {
  for (const [what, view, never] of CASES) {
    for (const level of LEVELS) {
      it(`${what}, however little it thinks: ${level}`, () => {
        for (const iterations of [0, 16, 400]) {
          for (let seed = 0; seed < 5; seed++) {
            const {move} = finish(choose(view, {level, iterations, seed: `${seed}`}));
            const text = formatCards([...(move.card === undefined ? move.cards! : [move.card]), ...(move.takes ?? [])]);
            assert.ok(!never.includes(text), text);
          }
        }
      });
    }
  }
});

describe('The coach', () => {
  it('still criticises such a move', () => {
    const view = scopa('7D 7S KH', 'JH 2S QH');
    const [card] = parseCards('7D')!;
    const made = {type: 'play', card: card!};
    assert.ok(lossOf(finish(verdict(view, {made})), made) > 0);
  });
});
