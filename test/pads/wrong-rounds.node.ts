import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parsePad, readPad} from '@cartavola/engine/pad.js';
import {countings} from '@cartavola/engine/pad/games.js';

const SCOPA = {cards: [22, 18], coins: [6, 4], sevens: [1, 3], scope: [2, 1]};
const ITALIAN = {cards: [22, 18], coins: [6, 4], prime: [78, 70], settebello: 0, scope: [2, 1]};
const CAPODAMA = {capo: 0, dama: 2, doubled: 'S', points: [90, 60]};
const CAPRA = {points: [80, 40]};
const CALYPSO = {calypsos: [1, 0, 0, 0], incomplete: [5, 4, 6, 4], discards: [8, 5, 4, 3]};

const options: Readonly<Record<string, object>> = {
  scopa: {players: 2},
  italian: {players: 2, rules: 'italian'},
  capodama: {players: 4},
  capra: {},
  calypso: {},
  revokes: {revoke: 'penalise'},
};
const games: Readonly<Record<string, string>> = {italian: 'scopa', revokes: 'calypso'};

/** Reads a game's pad with rounds. Returns the code and path of its problem. */
function judged(kind: string, ...rounds: readonly object[]): string {
  const read = readPad(
    {format: 'cartavola-pad/1', game: games[kind] ?? kind, options: options[kind], rounds},
    countings,
  );
  return read.ok ? 'right' : `${read.problem.code} ${read.problem.path}`;
}

const cases: readonly (readonly [name: string, verdict: string, kind: string, ...rounds: object[]])[] = [
  ['is right', 'right', 'scopa', SCOPA],
  ['with 41 cards', 'pad.sum rounds[0].cards', 'scopa', {...SCOPA, cards: [23, 18]}],
  ['with a side of 41 cards', 'pad.most rounds[0].cards[0]', 'scopa', {...SCOPA, cards: [41, 0]}],
  ['with nine coins', 'pad.sum rounds[0].coins', 'scopa', {...SCOPA, coins: [5, 4]}],
  ['with half a card', 'pad.value rounds[0].cards[0]', 'scopa', {...SCOPA, cards: [20.5, 19.5]}],
  ['with a negative number of cards', 'pad.value rounds[0].cards[0]', 'scopa', {...SCOPA, cards: [-1, 41]}],
  ['with equal sevens but no sixes', 'pad.missing rounds[0].sixes', 'scopa', {...SCOPA, sevens: [2, 2]}],
  ['with equal sevens, and sixes', 'right', 'scopa', {...SCOPA, sevens: [2, 2], sixes: [3, 1]}],
  ['with sixes that decide nothing', 'pad.unknown rounds[0].sixes', 'scopa', {...SCOPA, sixes: [3, 1]}],
  ['with fewer cards than coins', 'pad.pile rounds[0].cards[0]', 'scopa', {...SCOPA, cards: [5, 35], scope: [0, 1]}],
  ['with more scopas than cards allow', 'pad.sweeps rounds[0].scope[1]', 'scopa', {...SCOPA, scope: [2, 10]}],
  ['with more scopas than plays allow', 'pad.sweeps rounds[0].scope', 'scopa', {...SCOPA, scope: [10, 9]}],
  ['with a settebello that is not played', 'pad.unknown rounds[0].settebello', 'scopa', {...SCOPA, settebello: 0}],
  ['of the other rules is right', 'right', 'italian', ITALIAN],
  ['with a third side', 'pad.value rounds[0].settebello', 'italian', {...ITALIAN, settebello: 2}],
  ['with two settebelli', 'pad.value rounds[0].settebello', 'italian', {...ITALIAN, settebello: [1, 1]}],
  ['with a settebello but no coins', 'pad.settebello rounds[0].settebello', 'italian', {...ITALIAN, coins: [0, 10]}],
  ['with a prime that no cards have', 'pad.prime rounds[0].prime[0]', 'italian', {...ITALIAN, prime: [83, 70]}],
  ['with two best primes', 'pad.prime rounds[0].prime', 'italian', {...ITALIAN, prime: [84, 84]}],
  ['with 84 against nothing', 'right', 'italian', {...ITALIAN, prime: [84, 0]}],
  ['is right, too', 'right', 'capodama', CAPODAMA],
  ['with 140 points', 'pad.sum rounds[0].points', 'capodama', {...CAPODAMA, points: [90, 50]}],
  ['with a fifth seat', 'pad.value rounds[0].capo', 'capodama', {...CAPODAMA, capo: 4}],
  ['with hearts doubled', 'pad.value rounds[0].doubled', 'capodama', {...CAPODAMA, doubled: 'H'}],
  ['where the ace is lost', 'pad.ace rounds[0].points[0]', 'capodama', {...CAPODAMA, points: [10, 140]}],
  ['where the others have 2 points', 'pad.points rounds[0].points[1]', 'capodama', {...CAPODAMA, points: [148, 2]}],
  ['where the capo is alone', 'right', 'capodama', {...CAPODAMA, dama: 0}],
  ['of penalty points is right', 'right', 'capra', CAPRA],
  ['with 110 points', 'pad.sum rounds[0].points', 'capra', {points: [70, 40]}],
  ['with 1 point', 'pad.points rounds[0].points[0]', 'capra', {points: [1, 119]}],
  ['without points, but with what?', 'pad.missing rounds[0].trick', 'capra', {points: [0, 120]}],
  ['without a trick', 'right', 'capra', {points: [0, 120], trick: false}],
  ['after the match', 'pad.over rounds[2]', 'capra', ...[1, 1, 1].map(() => ({points: [0, 120], trick: false}))],
  ['of 52 cards is right', 'right', 'calypso', CALYPSO],
  ['that is not counted is right', 'right', 'calypso', {}],
  ['of 53 cards', 'pad.sum rounds[0]', 'calypso', {...CALYPSO, discards: [8, 5, 4, 4]}],
  [
    'with fewer calypsos than before',
    'pad.fewer rounds[1].calypsos[0]',
    'calypso',
    CALYPSO,
    {...CALYPSO, calypsos: [0, 3, 1, 1]},
  ],
  ['where the last deal is not counted', 'pad.missing rounds[3].calypsos', 'calypso', {}, {}, {}, {}],
  ['with revokes that do not count', 'pad.unknown rounds[0].revokes', 'calypso', {...CALYPSO, revokes: [1, 0, 0, 0]}],
  ['with revokes that count', 'right', 'revokes', {...CALYPSO, revokes: [1, 0, 0, 0]}],
];

describe('A round on a pad', () => {
  for (const [name, verdict, kind, ...rounds] of cases) {
    it(`${name} (${kind}): ${verdict}`, () => assert.equal(judged(kind, ...rounds), verdict));
  }
});

describe('Reading a pad', () => {
  const whole = {format: 'cartavola-pad/1', game: 'capra', rounds: []};
  const wrong: readonly (readonly [data: unknown, code: string, path: string])[] = [
    [undefined, 'record.type', ''],
    [[], 'record.type', ''],
    [{}, 'record.missing', 'format'],
    [{...whole, format: 'cartavola/1'}, 'record.format', 'format'],
    [{...whole, game: 'bridge'}, 'record.game', 'game'],
    [{...whole, options: {target: 0}}, 'options.value', 'options.target'],
    [{...whole, players: ['Ada']}, 'record.players', 'players'],
    [{...whole, players: ['Ada', 1, '', '']}, 'record.type', 'players[1]'],
    [{...whole, dealer: 4}, 'record.dealer', 'dealer'],
    [{...whole, rounds: 1}, 'record.rounds', 'rounds'],
    [{...whole, rounds: [1]}, 'record.type', 'rounds[0]'],
    [{...whole, rounds: [{points: {}}]}, 'record.type', 'rounds[0].points'],
    [{...whole, rounds: [{points: ['a', 1]}]}, 'record.type', 'rounds[0].points[0]'],
    [{...whole, rounds: [{points: Array(9).fill(1)}]}, 'record.type', 'rounds[0].points'],
    [{...whole, rounds: Array(10_001).fill({})}, 'record.rounds', 'rounds'],
    [{...whole, totals: [0, 0]}, 'record.unknown', 'totals'],
    [new Proxy(whole, {get: () => assert.fail()}), 'record.unreadable', ''],
  ];
  for (const [place, [data, code, path]] of wrong.entries()) {
    it(`fails with ${code} at “${path}” (${place})`, () => {
      const read = readPad(data, countings);
      assert.ok(!read.ok);
      assert.equal(read.problem.code, code);
      if (place < wrong.length - 1) assert.equal(read.problem.path, path);
    });
  }

  it('fails if it is not JSON', () => {
    const read = parsePad('{', countings);
    assert.equal(!read.ok && read.problem.code, 'record.json');
  });
});
