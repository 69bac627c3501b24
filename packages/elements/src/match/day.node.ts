import {describe, it} from 'node:test';
import {expect} from 'chai';
import fc from 'fast-check';
import {formatCard, Match, readOptions, type Game} from '@cartavola/engine';
import {calypso} from '@cartavola/engine/games/calypso/calypso.js';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {dateOf, dayAt, dayOfSeed, seedOfDay, type Rhythm} from './day.js';

/** Returns the number and seed of the day for a given time. */
const at = (rhythm: Rhythm, time: string): [number, string] => {
  const day = dayAt(rhythm, Date.parse(time));
  return [day.number, seedOfDay(day, 'scopa')];
};

const DAYS: readonly [time: string, number: number, date: string][] = [
  ['2026-01-01T00:00:00Z', 1, '2026-01-01'],
  ['2026-11-22T00:00:00Z', 326, '2026-11-22'],
  ['2026-11-22T23:59:59.999Z', 326, '2026-11-22'],
  ['2026-11-23T00:30:00+01:00', 326, '2026-11-22'],
  ['2026-11-22T22:00:00-05:00', 327, '2026-11-23'],
  ['2026-12-31T12:00:00Z', 365, '2026-12-31'],
  ['2027-01-01T12:00:00Z', 366, '2027-01-01'],
  ['2028-02-29T12:00:00Z', 790, '2028-02-29'],
];

const WEEKS: readonly [time: string, number: number, week: string][] = [
  ['2025-12-29T00:00:00Z', 1, '2026-W01'],
  ['2026-01-04T23:59:59Z', 1, '2026-W01'],
  ['2026-01-05T00:00:00Z', 2, '2026-W02'],
  ['2026-11-22T23:59:59Z', 47, '2026-W47'],
  ['2026-11-23T00:00:00Z', 48, '2026-W48'],
  ['2027-01-03T12:00:00Z', 53, '2026-W53'],
  ['2027-01-04T12:00:00Z', 54, '2027-W01'],
  ['2028-01-01T12:00:00Z', 105, '2027-W52'],
  ['2029-12-31T12:00:00Z', 210, '2030-W01'],
];

/** Dealer and first cards of the pack on 22 November 2026. */
const DEALS: readonly [game: Game, options: object, dealer: number, cards: string][] = [
  [calypso, {}, 0, '7C 3S KC 8D JH 7H'],
  [capodama, {players: 4}, 2, 'AC KD JD 8C 7H 8H'],
  [capra, {}, 0, '7H TC QH QC 8S JS'],
  [scopa, {players: 2}, 1, 'QS 2H 4C 6H 4H 7H'],
];

describe('The deal of the day', () => {
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])
    it(`has a number and a seed based on UTC in the time zone ${zone}`, () => {
      const before = process.env['TZ'];
      process.env['TZ'] = zone;
      try {
        for (const [time, number, date] of DAYS)
          expect(at('daily', time)).to.deep.equal([number, `cartavola daily 1 ${date} scopa`]);
        for (const [time, number, week] of WEEKS)
          expect(at('weekly', time)).to.deep.equal([number, `cartavola weekly 1 ${week} scopa`]);
      } finally {
        if (before === undefined) delete process.env['TZ'];
        else process.env['TZ'] = before;
      }
    });

  for (const [game, options, dealer, cards] of DEALS)
    it(`never changes its cards in ${game.id}`, () => {
      const read = readOptions(game, options);
      if (!read.ok) throw new Error(read.problem.message);
      const match = new Match(game, read.value, `cartavola daily 1 2026-11-22 ${game.id}`);
      match.deal();
      expect(match.dealt?.dealer).to.equal(dealer);
      expect(match.dealt?.pack?.slice(0, 6).map(formatCard).join(' ')).to.equal(cards);
    });

  it('is the first or last one if the clock is far off', () => {
    for (const rhythm of ['daily', 'weekly'] as const) {
      expect(dayAt(rhythm, 0).number).to.equal(1);
      expect(dateOf(dayAt(rhythm, Number.MAX_SAFE_INTEGER))).to.match(/^9999-/);
    }
  });

  it('is identified by its seed, but not by any other string', () => {
    fc.assert(
      fc.property(fc.constantFrom('daily', 'weekly'), fc.nat(2_900_000), fc.string(), (rhythm, days, more) => {
        const day = dayAt(rhythm, Date.UTC(2026, 0, 1) + days * 86_400_000);
        const seed = seedOfDay(day, 'scopa');
        expect(dayOfSeed(seed, 'scopa')).to.deep.equal(day);
        expect(dayOfSeed(seed, 'capra')).to.equal(undefined);
        if (more !== '') expect(dayOfSeed(seed + more, 'scopa')).to.equal(undefined);
        expect(dayOfSeed(more, 'scopa')).to.equal(undefined);
      }),
    );
    for (const seed of [
      'cartavola daily 1 2026-02-30 scopa',
      'cartavola daily 1 2025-12-31 scopa',
      'cartavola daily 2 2026-11-22 scopa',
      'cartavola daily 1 2026-W47 scopa',
      'cartavola weekly 1 2026-11-22 scopa',
      'cartavola weekly 1 2026-W54 scopa',
      'cartavola weekly 1 2026-W00 scopa',
    ])
      expect(dayOfSeed(seed, 'scopa'), seed).to.equal(undefined);
  });
});
