import {expect} from '@open-wc/testing';
import fc from 'fast-check';
import {
  Match,
  parseRecord,
  readRecord,
  seededRandom,
  writeRecord,
  type DealRecord,
  type MatchRecord,
  type SeatMove,
} from './index.js';
import {games} from './games.js';
import {capodama} from './games/capodama/capodama.js';

/** A match played at random, perhaps broken off in the middle. */
function randomRecord(players: number, seed: string, moves: number): MatchRecord {
  const random = seededRandom(seed, 0, 'test');
  const options = {players, target: 2};
  const match = new Match(capodama, options, seed);
  const deals: DealRecord[] = [];
  while (!match.result && moves > 0) {
    const deal = match.deal();
    const made: SeatMove[] = [];
    while (!deal.over && moves-- > 0) {
      const actors = deal.actors;
      const seat = actors[random.below(actors.length)]!;
      const legal = deal.moves(seat);
      const move = legal[random.below(legal.length)]!;
      deal.play(seat, move);
      made.push({seat, ...move});
    }
    const {dealer, pack} = match.dealt!;
    if (deal.over) match.finish(deal);
    deals.push({dealer, pack, moves: made, ...(deal.over && {marks: deal.score().marks})});
  }
  const finished = deals.some((deal) => deal.marks);
  return {game: 'capodama', options, deals, ...(finished && {totals: match.totals})};
}

const anyRecord = fc
  .tuple(fc.integer({min: 1, max: 6}), fc.string({maxLength: 8}), fc.integer({min: 0, max: 200}))
  .map(([players, seed, moves]) => randomRecord(players, seed, moves));

describe('A record', () => {
  it('written and read again gives the same bytes', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const text = writeRecord(record, capodama);
        const read = parseRecord(text, games);
        if (!read.ok) throw new Error(`${read.problem.code} at ${read.problem.path}`);
        expect(writeRecord(read.value, capodama)).to.equal(text);
        expect(read.value).to.deep.equal(JSON.parse(JSON.stringify(record)));
      }),
      {numRuns: 60},
    );
  });

  it('reading refuses whatever is no record with a code and a path, and never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({withNullPrototype: true, withBigInt: true, withDate: true, withSparseArray: true}),
        (data) => {
          const read = readRecord(data, games);
          expect(read.ok).to.equal(false);
          if (read.ok) return;
          expect(read.problem.code).to.match(/^(record|options)\.[a-z]+$/);
          expect(read.problem.path).to.be.a('string');
          expect(read.problem.message).to.match(/\.$/);
        },
      ),
      {numRuns: 500},
    );
    for (const text of ['', '{', 'null', '[]', '1e999', '"x"', '{"__proto__":{"format":"cartavola/1"}}']) {
      expect(parseRecord(text, games).ok, text).to.equal(false);
    }
  });

  it('with one thing broken is refused at a path that names it or stands before it', () => {
    const breaks = fc.constantFrom<unknown>(undefined, null, -1, 1e9, 0.5, NaN, '', 'x', '\ud800', [], {}, [[]], true);
    fc.assert(
      fc.property(anyRecord, breaks, fc.nat(), (record, value, which) => {
        const data = JSON.parse(writeRecord(record, capodama)) as Record<string, unknown>;
        const places = placesOf(data);
        const {holder, key, path} = places[which % places.length]!;
        if (path.startsWith('players') || Object.is(holder[key], value)) return;
        if (value === undefined) delete holder[key];
        else holder[key] = value;
        const read = readRecord(data, games);
        // An option may be left out, or be another one that fits.
        if (read.ok) expect(path).to.match(/^options\.target$|^deals$|moves$|^deals\[0\]\.dealer$|^totals$|\[\d+\]$/);
        else expect(read.problem.code).to.match(/^(record|options)\./);
      }),
      {numRuns: 400},
    );
  });

  it('is read in time that grows with its size, however deep or long', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const head = '{"format":"cartavola/1","game":"capodama","options":{"players":4},"deals":';
    for (const text of [
      `${head}${deep}}`,
      `${head}[{"dealer":0,"pack":"${'AH '.repeat(300_000)}AH","moves":[]}]}`,
      `${head}[${'{},'.repeat(100_000)}{}]}`,
      `${head}[{"dealer":0,"pack":"AH","moves":[${'1,'.repeat(300_000)}1]}]}`,
    ]) {
      expect(parseRecord(text, games).ok).to.equal(false);
    }
  });
});

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly path: string;
}

function placesOf(data: unknown, path = ''): Place[] {
  if (typeof data !== 'object' || data === null) return [];
  const holder = data as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => {
    const here = Array.isArray(data) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    return [{holder, key, path: here}, ...placesOf(holder[key], here)];
  });
}
