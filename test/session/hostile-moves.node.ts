import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seededRandom, type Game, type Move, type Options, type Seat} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {Session} from '@cartavola/session';
import {pickOne} from '../engine/random-deals.js';
import {HOSTILITIES, hostileValues} from '../fuzz/hostile.js';
import type {Holder} from '../fuzz/data-places.js';
import {settled} from './listen.js';
import {sampleSize} from '../sample-size.js';

const optionsOf = ({id}: Game): Options => ({capodama: {players: 4}, scopa: {players: 2}})[id] ?? {};

function sessionOf(game: Game, answer?: unknown): Session {
  const {options} = game.begin(optionsOf(game));
  const player = answer === undefined ? 'person' : () => Promise.resolve(answer as Move);
  const players = Array.from({length: game.seats(options)}, () => player as 'person');
  return new Session({game, options, seed: 'hostile', viewer: 'open', players});
}

/** Invalid moves, made from a valid one. */
const spoilt = (move: Move): unknown[] => [
  ...Object.keys(move).flatMap((key) => [
    ...HOSTILITIES.map(({put}) => {
      const holder = {...move} as unknown as Holder;
      put(holder, key);
      return holder;
    }),
    ...hostileValues().map((value) => ({...move, [key]: value})),
  ]),
  ...['__proto__', 'toString', 'constructor', '', 'fly'].map((type) => ({...move, type})),
  ...['card', 'takes', 'left', 'right', 'cards', 'suit'].flatMap((key) =>
    [64, -1, 0.5, 15, '7', [7, 7], [64], Array(sampleSize(1e4, 1e6)).fill(7)].map((value) => ({...move, [key]: value})),
  ),
];

/** Whether a promise can resolve to the value. Resolving the promise reads the value's `then`. */
const canBeAnswered = (value: unknown): boolean => {
  try {
    return value !== undefined && (value === null || (value as Holder)['then'] === undefined);
  } catch {
    return false;
  }
};

describe('A value that is not a move', () => {
  for (const game of games) {
    it(`is refused by a session of ${game.id} without an exception or change`, () => {
      const session = sessionOf(game);
      assert.equal(session.submit(0, null as unknown as Move).type, 'refused');
      session.start();
      const random = seededRandom('hostile', 0, game.id);
      let refused = 0;
      for (let ply = 0; ply < sampleSize(4, 14) && !session.view!.over; ply++) {
        const seat = pickOne(session.view!.turn, random);
        const move = pickOne(session.moves(seat), random);
        const before = JSON.stringify(session.record);
        for (const value of [...hostileValues(), ...spoilt(move)]) {
          if (session.submit(seat, value as Move).type === 'refused') {
            refused++;
            assert.equal(JSON.stringify(session.record), before);
            continue;
          }
          // The value could be read as a legal move.
          assert.ok(structuredClone(session.record));
          session.undo(seat);
        }
        for (const other of ['0', -1, 99, 0.5, null, undefined, {}, NaN]) {
          assert.equal(session.submit(other as Seat, move).type, 'refused', JSON.stringify(other));
          assert.equal(JSON.stringify(session.record), before);
        }
        assert.equal(session.submit(seat, move).type, 'made');
      }
      assert.ok(refused > 100, `${refused} were refused`);
    });

    it(`is reported as a fault of a ${game.id} player with the rule that forbids it, and the match continues`, async () => {
      for (const answer of [...hostileValues().filter(canBeAnswered), {type: 'play', card: 'QH'}]) {
        const session = sessionOf(game, answer);
        const faults: unknown[] = [];
        session.subscribe((event) => {
          if (event.type === 'fault') faults.push(event.error);
          if (faults.length === 3) session.stop();
        });
        session.start();
        for (let turn = 0; turn < 20 && faults.length < 3; turn++) await settled();
        assert.equal(faults.length, 3);
        for (const error of faults) assert.match(String(error), /^Error: .*: (common|capra)\.[a-z-]+$/);
      }
    });
  }
});
