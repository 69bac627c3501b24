import {describe, it} from 'node:test';
import {expect} from 'chai';
import {parseRecord, readRecord, writeRecord, type Problem} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import fc from 'fast-check';
import {randomMatch} from './random-match.js';
import {sampleRuns, sampleSize} from '../sample-size.js';

type Data = Record<string, unknown>;

interface Place {
  readonly holder: Data;
  readonly key: string;
  readonly path: string;
}

const valid = (players: number, seed: number): Data =>
  JSON.parse(writeRecord(randomMatch(players, seed, 60 + (seed % 90), ['Ada', 'Zoë']), capodama)) as Data;
const anyValid = fc.tuple(fc.integer({min: 1, max: 6}), fc.nat(5000)).map(([players, seed]) => valid(players, seed));

const isHolder = (data: unknown): data is Data => typeof data === 'object' && data !== null;
const pathOf = (path: string, holder: unknown, key: string): string =>
  Array.isArray(holder) ? `${path}[${key}]` : path ? `${path}.${key}` : key;

/** Returns every key and index in the data, outer ones first. */
function placesIn(holder: Data, path = ''): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const here = pathOf(path, holder, key);
    const value = holder[key];
    return [{holder, key, path: here}, ...(isHolder(value) ? placesIn(value, here) : [])];
  });
}

/** Returns what is wrong with invalid data. */
function problemOf(data: unknown): Problem {
  const read = readRecord(data, games);
  if (read.ok) throw new Error(`Accepted: ${JSON.stringify(data).slice(0, 400)}`);
  expect(read.problem.code).to.match(/^(record|options)\.[a-z]+$/);
  expect(read.problem.path).to.be.a('string');
  expect(read.problem.message.length).to.be.within(10, 300);
  return read.problem;
}

/**
 * Returns true if the data is accepted and canonical when written again, or false if it is rejected with a code and
 * path. Fails otherwise.
 */
function readsOrRefuses(data: unknown): boolean {
  const read = readRecord(data, games);
  if (!read.ok) {
    problemOf(data);
    return false;
  }
  const text = writeRecord(read.value, capodama);
  const again = parseRecord(text, games);
  if (!again.ok) throw new Error(`Written, but cannot be read again: ${again.problem.path} ${text.slice(0, 400)}`);
  expect(writeRecord(again.value, capodama)).to.equal(text);
  return true;
}

/** Returns the path that is reported for a problem at this path. Marks and totals are reported as a whole. */
const toldAt = (path: string): string => path.replace(/((?:^|\.)(?:marks|totals))\[\d+\]$/, '$1');

describe('A record with one fault', () => {
  it('is rejected exactly at a value of a type that is never allowed', () => {
    fc.assert(
      fc.property(anyValid, fc.nat(), fc.constantFrom<unknown>(true, -1, 0.5, 1e300, NaN), (data, which, value) => {
        const places = placesIn(data);
        const {holder, key, path} = places[which % places.length]!;
        holder[key] = value;
        expect(problemOf(data).path, path).to.equal(toldAt(path));
      }),
      sampleRuns(50, 500),
    );
  });

  for (const name of ['zzz', '__proto__', 'constructor', 'toString', 'Seat', '', 'revoke', '0x1']) {
    it(`is rejected at an unknown key: "${name}"`, () => {
      fc.assert(
        fc.property(anyValid, fc.nat(), (data, which) => {
          const objects = [
            {path: '', holder: data},
            ...placesIn(data).flatMap(({holder, key, path}) => {
              const value = holder[key];
              return isHolder(value) && !Array.isArray(value) ? [{path, holder: value}] : [];
            }),
          ];
          const {path, holder} = objects[which % objects.length]!;
          Object.defineProperty(holder, name, {value: true, enumerable: true, configurable: true, writable: true});
          expect(problemOf(data).path).to.equal(path ? `${path}.${name}` : name);
          // Parsing it from text must also create the key as an own property.
          const read = parseRecord(JSON.stringify(data), games);
          expect(read.ok ? 'accepted' : read.problem.path).to.equal(path ? `${path}.${name}` : name);
        }),
        sampleRuns(10, 60),
      );
    });
  }

  it('is rejected at a hole in a list', () => {
    for (const list of ['players', 'deals', 'moves']) {
      const data = valid(4, 7);
      const first = (data['deals'] as Data[])[0]!;
      const holder = list === 'moves' ? first : data;
      const items = holder[list] as unknown[];
      const holed = Array<unknown>(items.length);
      for (let place = 1; place < items.length; place++) holed[place] = items[place];
      holder[list] = holed;
      const read = readRecord(data, games);
      const path = list === 'moves' ? 'deals[0].moves[0]' : `${list}[0]`;
      expect(read.ok ? 'accepted' : read.problem.path, list).to.equal(path);
    }
  });
});

describe('Arbitrary data', () => {
  it('is rejected with a code and a path if it is not a record', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withObjectString: true,
      withTypedArray: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(anything, (data) => void problemOf(data)),
      sampleRuns(100, 1000),
    );
    fc.assert(fc.property(fc.string(), (text) => parseRecord(text, games).ok === false));
  });

  it('anywhere in a record is accepted or rejected, and accepted data can be written and read again', () => {
    let refused = 0;
    const junk = fc.oneof(
      fc.anything({withNullPrototype: true, maxDepth: 2}),
      fc.constantFrom<unknown>(
        '\ud800',
        'AH',
        'QH KH',
        Infinity,
        -0,
        2 ** 53,
        1e21,
        7,
        [],
        {},
        null,
        undefined,
        Symbol.iterator,
      ),
      fc.nat(8),
    );
    fc.assert(
      fc.property(anyValid, fc.array(fc.tuple(fc.nat(), junk), {minLength: 1, maxLength: 3}), (data, changes) => {
        for (const [which, value] of changes) {
          const places = placesIn(data);
          if (places.length === 0) break;
          const {holder, key} = places[which % places.length]!;
          holder[key] = value;
        }
        if (!readsOrRefuses(data)) refused++;
      }),
      sampleRuns(150, 1500),
    );
    expect(refused).to.be.greaterThan(sampleSize(100, 1000));
  });

  it('as text with missing or changed characters is accepted or rejected', () => {
    fc.assert(
      fc.property(anyValid, fc.nat(), fc.string({maxLength: 3}), fc.nat(4), (data, where, put, lost) => {
        const text = JSON.stringify(data);
        const at = where % text.length;
        const read = parseRecord(text.slice(0, at) + put + text.slice(at + lost), games);
        if (read.ok) readsOrRefuses(JSON.parse(JSON.stringify(data)));
        else expect(read.problem.code).to.match(/^(record|options)\.[a-z]+$/);
      }),
      sampleRuns(50, 500),
    );
  });

  it('nested 2,000 levels deep or a megabyte long is accepted or rejected anywhere in a record', () => {
    const deep = (open: string, close: string): string => `${open.repeat(2000)}1${close.repeat(2000)}`;
    const huge = [
      deep('[', ']'),
      deep('{"a":', '}'),
      JSON.stringify('A'.repeat(1 << 20)),
      '9'.repeat(400),
      `[${'0,'.repeat(50_000)}0]`,
    ];
    const data = valid(4, 5);
    const paths = new Set<string>();
    for (const {holder, key, path} of placesIn(data)) {
      const kind = path.replace(/\d+/g, '0');
      if (paths.has(kind)) continue;
      paths.add(kind);
      const old = holder[key];
      holder[key] = '@@';
      const text = JSON.stringify(data);
      for (const value of huge) {
        const read = parseRecord(
          text.replace('"@@"', () => value),
          games,
        );
        const name = /^players\[|comments\.\d|title/.test(path) && value.startsWith('"');
        expect(read.ok, `${path}: ${value.slice(0, 20)}`).to.equal(name);
        if (!read.ok) expect(read.problem.message.length, path).to.be.lessThan(300);
      }
      holder[key] = old;
    }
    expect(paths.size).to.be.greaterThan(sampleSize(10, 18));
  });

  it('does not change the prototypes of objects', () => {
    parseRecord('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', games);
    for (const key of ['comments', 'lines']) {
      const data = JSON.stringify(valid(4, 9)).replace(`"${key}":{`, `"${key}":{"__proto__":{"polluted":"x"},`);
      expect(data).to.contain('polluted');
      parseRecord(data, games);
    }
    expect(({} as Data)['polluted']).to.equal(undefined);
  });
});
