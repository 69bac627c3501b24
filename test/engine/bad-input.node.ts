import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {inspect} from 'node:util';
import {parseRecord, readRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {copyOf, deepFreeze, isPlain, kindsOfPlaces, placesIn, type Holder} from '../fuzz/data-places.js';
import {randomRecord} from '../fuzz/random-record.js';
import {checkProblem} from '../fuzz/reader-laws.js';
import {variants} from '../soak/soak.js';
import {sampleOf, sampleSize} from '../sample-size.js';

/** Returns a complete match with names, comments and lines. */
function recordOf(name: string): Holder {
  const variant = variants.find((one) => one.name === name)!;
  for (let seed = 1; ; seed++) {
    const text = randomRecord(variant, seed, Infinity);
    if (['"comments":', '"players":[', '"lines":', '"title":'].every((part) => text.includes(part)))
      return JSON.parse(text) as Holder;
  }
}

/** Returns the path at which the data is rejected. Checks that reading leaves the data unchanged. */
function refusedAt(data: unknown): string {
  const before = copyOf(data);
  deepFreeze(data);
  const read = readRecord(data, games);
  assert.deepEqual(data, before);
  if (read.ok) return 'accepted';
  checkProblem(read.problem, data);
  return read.problem.path;
}

/** Returns the path that is reported for a problem at this path. Marks and totals are rejected as a whole. */
const toldAt = (path: string): string => path.replace(/((?:^|\.)(?:marks|totals))\[\d+\]$/, '$1');
const isWord = (path: string): boolean => /^players\[|(comments\.\d+|title)(\.|$)/.test(path);
const textOf = (value: unknown): string => `${typeof value} ${inspect(value)}`;

const NOWHERE: readonly unknown[] = [
  ...[true, false, null, -1, 0.5, 1e300, NaN, Infinity, -Infinity, 2 ** 53, 10n],
  ...[Symbol('AH'), () => 'AH', [null], [[]], [undefined], {x: 1}],
];
const TEXTS: readonly string[] = [
  '',
  ' ',
  'AH  KH',
  '??',
  '1H',
  'A♥♥',
  '\ud800',
  'A\udc65',
  '__proto__',
  'constructor',
  'toString',
];
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '\ud800',
  '',
  'zzz',
  'a.b',
  '[0]',
];

/** Variants. The first few cover each game with a record that is quick to read. */
const NAMED = ['capodama-3', 'capra', 'scopa-2-italian', 'capodama-6', 'calypso-compulsory-prevent-draw'];

for (const name of NAMED.slice(0, sampleSize(2, NAMED.length))) {
  describe(`A record of ${name}`, () => {
    const record = recordOf(name);
    const kinds = kindsOfPlaces(record).map((places) => places.at(-1)!);
    /** Returns the record with one change. */
    const changed = (path: string, change: (holder: Holder, key: string) => void): Holder => {
      const data = copyOf(record) as Holder;
      const place = placesIn(data).find((one) => one.path === path)!;
      change(place.holder, place.key);
      return data;
    };

    it('is accepted unchanged', () => assert.equal(refusedAt(copyOf(record)), 'accepted'));

    it('is rejected at a value of a type that is never allowed', () => {
      for (const {holder: had, key: at, path} of kinds) {
        for (const value of sampleOf(NOWHERE, 2)) {
          if (typeof value === 'boolean' && typeof had[at] === 'boolean') continue;
          const where = refusedAt(changed(path, (holder, key) => (holder[key] = value)));
          // If objects are allowed, an object is rejected because of its content.
          const inside = typeof value === 'object' && where.startsWith(path);
          assert.ok(inside || where === toldAt(path), `${textOf(value)} for ${path}: ${where}`);
        }
      }
    });

    it('is rejected at a string that is not allowed there', () => {
      for (const {path} of kinds) {
        for (const text of sampleOf(TEXTS, 2)) {
          const where = refusedAt(changed(path, (holder, key) => (holder[key] = text)));
          assert.equal(where, isWord(path) ? 'accepted' : toldAt(path), `"${text}" for ${path}`);
        }
      }
    });

    it('is rejected at an unknown key, whatever its name', () => {
      const objects = [
        {path: ''},
        ...kinds.filter(({holder, key}) => isPlain(holder[key]) && !Array.isArray(holder[key])),
      ];
      for (const {path} of objects) {
        for (const key of sampleOf(NAMES, 2)) {
          const add = (holder: Holder): unknown =>
            Object.defineProperty(holder, key, {value: true, enumerable: true, configurable: true, writable: true});
          const data = path ? changed(path, (holder, at) => add(holder[at] as Holder)) : (copyOf(record) as Holder);
          if (!path) add(data);
          const expected = path ? `${path}.${key}` : key;
          assert.equal(refusedAt(data), expected);
          const read = parseRecord(JSON.stringify(data), games);
          assert.equal(read.ok ? 'accepted' : read.problem.path, expected);
        }
      }
    });

    it('is rejected at a pack with an extra, missing or repeated card', () => {
      const cards = (record['deals'] as {pack: string}[])[0]!.pack.split(' ');
      const five = cards.map((_, place) => (place < 5 ? cards[0]! : cards[place]!));
      for (const pack of [
        [...cards, cards[0]!],
        cards.slice(1),
        five,
        ['2S', '??', ...cards.slice(2)],
        [],
        [...cards, ''],
      ]) {
        const data = changed('deals[0].pack', (holder, key) => (holder[key] = pack.join(' ')));
        assert.equal(refusedAt(data), 'deals[0].pack', pack.join(' '));
      }
    });

    it('is rejected at a move with a card that has already been played or is not in the hand', () => {
      const moves = (record['deals'] as {moves: Holder[]}[])[0]!.moves;
      moves.forEach((move, ply) => {
        for (const key of ['card', 'cards', 'takes', 'left', 'right']) {
          const text = move[key];
          if (typeof text !== 'string') continue;
          const path = `deals[0].moves[${ply}].${key}`;
          const twice = refusedAt(changed(path, (holder) => (holder[key] = `${text} ${text}`)));
          const list = key === 'cards' || key === 'takes';
          assert.equal(twice, list ? `deals[0].moves[${ply}]` : path);
        }
        const again =
          ply > 0 ? refusedAt(changed(`deals[0].moves[${ply}]`, (list) => (list[ply] = moves[ply - 1]))) : '';
        assert.ok(ply === 0 || again.startsWith('deals[0].'), again);
      });
    });
  });
}
