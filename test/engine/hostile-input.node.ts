import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  optionsFromAttributes,
  parseRecord,
  readMove,
  readOptions,
  readPosition,
  readRecord,
  writePosition,
  writeRecord,
  type Attribute,
  type Problem,
  type Result,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {copyOf, kindsOfPlaces, placesIn, type Holder} from '../fuzz/data-places.js';
import {HOSTILITIES, hostileValues} from '../fuzz/hostile.js';
import {randomRecord} from '../fuzz/random-record.js';
import {variants} from '../soak/soak.js';
import {sampleOf} from '../sample-size.js';

const gameOf = (id: string) => games.find((game) => game.id === id)!;

const POSITIONS: readonly Holder[] = [
  {
    format: 'cartavola-position/1',
    game: 'capodama',
    options: {players: 4},
    hands: ['9C 7H KH AS'],
    trick: '2:AC 3:8C',
    double: 'S',
    capo: 1,
    dama: 2,
    piles: ['', '', '', ''],
  },
  {
    format: 'cartavola-position/1',
    game: 'scopa',
    options: {players: 2},
    hands: ['7D 2C 3S', '?? ?? ??'],
    table: '5H AD',
    piles: ['', ''],
    scopas: [1, 0],
  },
];

/** Checks that accepted data can be written, and that a problem has a path. */
function checkRead<T>(read: Result<T>, write: (value: T) => unknown): void {
  if (read.ok) write(read.value);
  else checkProblem(read.problem);
}

function checkProblem({code, path, message}: Problem): void {
  assert.match(code, /^(record|options)\.[a-z]+$/i);
  assert.equal(typeof path, 'string');
  assert.ok(message.length > 9, message);
}

/** Yields copies of the data, each with hostile content in one place, for several kinds of places. */
function* attacked(data: Holder): Generator<{readonly attack: string; readonly path: string; readonly data: Holder}> {
  for (const {path} of sampleOf(kindsOfPlaces(data), 8).map((places) => places.at(-1)!)) {
    for (const {name, put} of HOSTILITIES) {
      const changed = copyOf(data) as Holder;
      const {holder, key} = placesIn(changed).find((one) => one.path === path)!;
      put(holder, key);
      yield {attack: `${name} at ${path}`, path, data: changed};
    }
  }
}

describe('Hostile data', () => {
  for (const name of ['capodama-3', 'scopa-2-italian', 'capra', 'calypso-compulsory-prevent-draw']) {
    it(`is accepted or rejected as a record of ${name}, without an error`, () => {
      const variant = variants.find((one) => one.name === name)!;
      let text = '';
      for (let seed = 1; !/"players":\[.*"comments":.*"lines":/.test(text); seed++)
        text = randomRecord(variant, seed, Infinity);
      const game = gameOf(variant.game.id);
      for (const {attack, data} of attacked(JSON.parse(text) as Holder)) {
        assert.doesNotThrow(() => {
          const read = readRecord(data, games);
          // The result is plain data, which can be written and read again.
          checkRead(read, (record) => assert.ok(parseRecord(writeRecord(record, game), games).ok));
        }, attack);
      }
    });

    it(`is accepted or rejected as a move of ${name}, without an error`, () => {
      const variant = variants.find((one) => one.name === name)!;
      const {options, deals} = JSON.parse(randomRecord(variant, 1, Infinity)) as {
        options?: Holder;
        deals: {moves: Holder[]}[];
      };
      const game = gameOf(variant.game.id);
      const read = readOptions(game, options);
      assert.ok(read.ok);
      for (const move of sampleOf(deals[0]!.moves, 3)) {
        for (const {attack, data} of attacked(move)) {
          assert.doesNotThrow(() => {
            checkRead(readMove(data, 'move', game, read.value), (value) => structuredClone(value));
          }, attack);
        }
      }
    });
  }

  for (const position of POSITIONS) {
    it(`is accepted or rejected as a position of ${position['game'] as string}, without an error`, () => {
      assert.ok(readPosition(position, games).ok);
      for (const {attack, data} of attacked(position)) {
        assert.doesNotThrow(() => {
          checkRead(readPosition(data, games), ({game, position}) => structuredClone(writePosition(position, game)));
        }, attack);
      }
    });
  }

  it('is rejected as a whole', () => {
    for (const value of hostileValues()) {
      for (const read of [
        readRecord(value, games),
        readPosition(value, games),
        readMove(value, 'move', games[0]!, {players: 4}),
        parseRecord(value as string, games),
      ]) {
        if (read.ok) assert.fail('accepted');
        checkProblem(read.problem);
      }
      for (const game of games) checkRead(readOptions(game, value), (options) => structuredClone(options));
    }
  });

  it('is accepted or rejected as the value of an option, without an error', () => {
    for (const game of games) {
      for (const {name} of game.options) {
        for (const {put} of HOSTILITIES) {
          const options: Holder = {players: 4};
          put(options, name);
          checkRead(readOptions(game, options), (value) => structuredClone(value));
        }
      }
    }
  });

  it('is accepted or rejected as the value of an attribute, without an error', () => {
    for (const game of games) {
      for (const value of hostileValues()) {
        checkRead(optionsFromAttributes(game, {}, (() => value) as unknown as Attribute), (options) =>
          structuredClone(options),
        );
      }
      const read = optionsFromAttributes(game, {players: 4}, () => {
        throw new Error('Do not look at this.');
      });
      assert.equal(read.ok ? 'accepted' : read.problem.path, `options.${game.options[0]!.name}`);
    }
  });

  it('is rejected at the path where it throws', () => {
    const variant = variants.find(({name}) => name === 'capra')!;
    for (const path of ['deals', 'deals[0].moves', 'deals[0].moves[1].cards', 'deals[0].moves[1]', 'deals[0].dealer']) {
      const data = JSON.parse(randomRecord(variant, 3, 20)) as Holder;
      const {holder, key} = placesIn(data).find((one) => one.path === path)!;
      HOSTILITIES[0]!.put(holder, key);
      const read = readRecord(data, games);
      if (read.ok) assert.fail('accepted');
      assert.equal(read.problem.path, path);
    }
  });
});
