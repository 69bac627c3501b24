import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  Match,
  parseRecord,
  readRecord,
  seededRandom,
  writeRecord,
  type DealRecord,
  type SeatMove,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {countedReads} from '../fuzz/counted-reads.js';
import {deepFreeze, type Holder} from '../fuzz/data-places.js';
import {HUGE_RECORDS, matchOf, shortPath} from '../fuzz/huge-records.js';
import {pickOne} from '../soak/played-match.js';
import {variants} from '../soak/soak.js';
import {sampleSize} from '../sample-size.js';

/** Size of a huge record in bytes. */
const HUGE = sampleSize(100_000, 10_000_000);
/** Number of deals in a long match. */
const LONG = sampleSize(50, 2000);
/** Depth of nested data. */
const DEEP = sampleSize(5000, 100_000);
/** Generous timeout. Quadratic algorithms would take days. */
const GENEROUS = {timeout: 120_000};

const told = (data: unknown): readonly [code: string, path: string] | undefined => {
  const read = readRecord(data, games);
  return read.ok ? undefined : [read.problem.code, shortPath(read.problem.path)];
};

/** Returns the given number of deals of a match that never ends, as text. */
function longMatch(name: string, length: number): string {
  const {game, options} = variants.find((variant) => variant.name === name)!;
  const match = new Match(game, {...options, target: 1e9}, 'long');
  const random = seededRandom('long', 0, 'moves');
  const deals: DealRecord[] = [];
  while (deals.length < length) {
    const deal = match.deal();
    const moves: SeatMove[] = [];
    while (!deal.over) {
      const seat = deal.actors[0]!;
      const move = pickOne(deal.moves(seat), random);
      deal.play(seat, move);
      moves.push({seat, ...move});
    }
    const {marks} = game.score(deal);
    deals.push({...match.dealt!, moves, ...(marks && {marks})});
    match.finish(deal);
  }
  return writeRecord({game: game.id, options: match.options, deals, totals: match.totals}, game);
}

describe('A huge record', GENEROUS, () => {
  for (const {name, make, told: expected} of HUGE_RECORDS) {
    it(`with ${name} is ${expected ? `refused: ${expected.join(' at ')}` : 'accepted'}`, () => {
      assert.deepEqual(told(make(HUGE)), expected);
    });
  }

  for (const [name, text, code] of [
    ['nested lists', '['.repeat(HUGE / 2) + ']'.repeat(HUGE / 2), /^record\.(type|json)$/],
    ['nested objects', `${'{"a":'.repeat(HUGE / 6)}1${'}'.repeat(HUGE / 6)}`, /^record\.(missing|json)$/],
    ['lists that do not end', '['.repeat(HUGE), /^record\.json$/],
    ['digits', '1'.repeat(HUGE), /^record\.type$/],
    ['spaces', ' '.repeat(HUGE), /^record\.json$/],
    ['an unterminated string', `"${'\\ud800'.repeat(HUGE / 6)}`, /^record\.json$/],
    ['one key repeated', `{${'"game":1,'.repeat(HUGE / 9)}"game":1}`, /^record\.missing$/],
  ] as const) {
    it(`made of ${name} is rejected`, () => {
      const read = parseRecord(text, games);
      assert.match(read.ok ? 'accepted' : read.problem.code, code);
    });
  }
});

describe('A long match', GENEROUS, () => {
  for (const name of ['capodama-4', 'scopa-2-italian', 'capra']) {
    it(`of ${name} is accepted, or rejected at the fault`, () => {
      const text = longMatch(name, LONG);
      assert.ok(parseRecord(text, games).ok);
      const read = parseRecord(text.replace(/\d\]\}$/, '999]}'), games);
      assert.equal(read.ok ? 'accepted' : read.problem.path, 'totals');
    });
  }
});

describe('Data nested deeply', GENEROUS, () => {
  const nestings: readonly (readonly [string, (inner: unknown) => unknown])[] = [
    ['lists', (inner) => [inner]],
    ['objects', (inner) => ({a: inner})],
  ];
  const places: readonly (readonly [string, (match: ReturnType<typeof matchOf>, value: unknown) => void])[] = [
    ...['format', 'game', 'options', 'players', 'deals', 'totals', 'more'].map(
      (key) => [key, ({data}, value) => (data[key] = value)] as (typeof places)[number],
    ),
    ...['dealer', 'pack', 'leader', 'moves', 'comments', 'lines', 'marks', 'more'].map(
      (key) => [`deals[0].${key}`, ({deal}, value) => (deal[key] = value)] as (typeof places)[number],
    ),
    ...['seat', 'type', 'cards', 'more'].map(
      (key) => [`deals[0].moves[0].${key}`, ({move}, value) => (move[key] = value)] as (typeof places)[number],
    ),
    ['players[0]', ({data}, value) => (data['players'] = [value, '', '', ''])],
    ['deals[0]', ({data}, value) => (data['deals'] = [value])],
    ['deals[0].moves[0]', ({deal}, value) => (deal.moves = [value as Holder])],
    ['deals[0].comments.0', ({deal}, value) => (deal.comments = {0: value})],
    ['deals[0].lines.0', ({deal}, value) => (deal.lines = {0: value})],
    ['deals[0].lines.0[0].title', ({deal}, value) => (deal.lines = {0: [{title: value}]})],
    ['deals[0].comments.0.fr', ({deal}, value) => (deal.comments = {0: {fr: value}})],
  ];
  for (const [kind, around] of nestings) {
    for (const [path, put] of places) {
      it(`is rejected as ${kind} at ${path}`, () => {
        let value: unknown = 1;
        for (let depth = 0; depth < DEEP; depth++) value = around(value);
        const match = matchOf('capra');
        put(match, value);
        deepFreeze(match.data);
        const [, where] = told(match.data)!;
        assert.ok(where.startsWith(path), where);
      });
    }
  }
});

describe('Lists that consist only of holes', GENEROUS, () => {
  for (const [path, put] of [
    ['players', ({data}, list) => (data['players'] = list)],
    ['deals[0]', ({data}, list) => (data['deals'] = list)],
    ['deals[0].moves[0]', ({deal}, list) => (deal.moves = list as Holder[])],
    ['deals[0].lines.0[0]', ({deal}, list) => (deal.lines = {0: list})],
    ['deals[0].marks', ({deal}, list) => (deal['marks'] = list)],
  ] as readonly (readonly [string, (match: ReturnType<typeof matchOf>, list: unknown[]) => void])[]) {
    it(`are rejected at ${path}, whatever their length`, () => {
      for (const length of [1, 1000, 2 ** 32 - 1]) {
        const match = matchOf('capra');
        put(match, Array<unknown>(length));
        assert.equal(told(match.data)?.[1], path, String(length));
      }
    });
  }
});

describe('The amount of data that the reader inspects', () => {
  const SOME = sampleSize(10_000, 40_000);
  const readsOf = (data: unknown): number => {
    const counted = countedReads(data);
    readRecord(counted.data, games);
    return counted.reads();
  };

  for (const {name, make} of HUGE_RECORDS) {
    it(`does not grow faster than a record with ${name}`, () => {
      const [small, large] = [readsOf(make(SOME)), readsOf(make(4 * SOME))];
      assert.ok(large <= 4 * small, `${small}, then ${large}`);
    });
  }

  for (const name of ['capodama-4', 'scopa-2-italian', 'capra']) {
    it(`does not grow faster than a match of ${name}`, () => {
      const [small, large] = [sampleSize(10, 20), sampleSize(40, 80)].map((deals) =>
        readsOf(JSON.parse(longMatch(name, deals))),
      );
      // Deals vary in length.
      assert.ok(large! <= 4.2 * small!, `${small}, then ${large}`);
    });
  }
});
