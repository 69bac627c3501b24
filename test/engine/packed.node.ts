import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readRecord, seededRandom, writeRecord, type MatchRecord, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {packRecord, unpackRecord} from '@cartavola/engine/packed.js';
import {rules} from '@cartavola/engine/rules/games.js';
import {withLines} from '../fuzz/random-lines.js';
import {vectorFiles} from '../vectors/read-vectors.js';
import {sampleOf, sampleSize} from '../sample-size.js';

const gameOf = ({game}: MatchRecord): WholeGame => games.find(({id}) => id === game)!;

/** Records from the vectors, without the parts that a link can't contain. */
const records: readonly MatchRecord[] = vectorFiles.flatMap(({vectors, lenient}) =>
  [...vectors, ...lenient].flatMap(({record}) => {
    const read = readRecord(record, games);
    if (!read.ok) return [];
    const {players: _, ...rest} = read.value;
    return [{...rest, deals: rest.deals.map(({comments: __, lines: ___, ...deal}) => deal)}];
  }),
);

/** Packed matches as in old links, keyed by vector name. */
const PINNED: readonly (readonly [vector: string, packed: string])[] = [
  ['capodama-1/match-001', '1SozcENYKVWmxyWv2-K0ftFETfpzk9AeIA_Czs1mPs0SKfWhV258Jr8O42e'],
  ['capodama-3/deal-002', '1M4V1Os019GPwHbY7-cb4rO'],
  ['capodama-4/deal-002', '1COLmLL3mLtSl8KSdI3blR2w8LlBSvP'],
  ['capodama-6/deal-002', '13arB6ov663_6INKvM1DdNRMjWDCt5pJUYB_qsHmKVqB5seDSVTvYzR'],
  ['scopa-2-italian/match-001', '1BTBEcCtF4Yd4OeQwV2g-dc6VT0SEvZ7c0iDS'],
  ['scopa-4-source/match-001', '1BxX7x9YikLaurOMine42SIl8j_D-QvEvLEPaGZib-xOxfJ_Uos5Lrvs64DBz8C0MxyAT'],
  ['capra/match-040', '1E-n_FfRWyo1SufkNONMsmuA-Rj3pcWGftGBtzyBjli0tZDOp0VmM1vlg5N'],
  [
    'calypso-free-penalise-draw/match-001',
    '1CQzEXIU1WsPJutoRmuo70WtTRke3LYAwbSLlA67Qi1xvTtK_4-vsqhty6LXuP5OMDndiM2pm1XbF5zxHhQkmGwzVCcZSXvmxEVuwHhdHe8vheTyFbV-UALFhVoKrci5PrpFVJxR_vlHoaz2owUYHqVbTho3QDdCAZNzBYpBighNKFnMR_Xlp8F3UiU7wtyg2Bhhx4Ih_fPsJMFXWQvwPXIJzwpY4bF71v7Kua8zWAPqDi_4lnBBwQ77H1QmpgciUn1cWji9DvG3SQE9YYG1woakhc4C8U9',
  ],
];

/** Records that a test reads and writes. */
const sample = sampleOf(records, 60);

describe('A packed match', () => {
  it('gives the same bytes when unpacked: every record in the vectors', () => {
    assert.ok(records.length > 400);
    for (const record of sample) {
      const game = gameOf(record);
      const text = packRecord(record, game);
      assert.match(text, /^1[\w-]*$/);
      const back = unpackRecord(text, game);
      assert.ok(back.ok, back.ok ? '' : back.problem.message);
      assert.equal(writeRecord(back.value, game), writeRecord(record, game));
    }
  });

  it('has no names, comments or lines', () => {
    for (const [seed, record] of records.slice(0, sampleSize(12, 60)).entries()) {
      const game = gameOf(record);
      const players = Array.from({length: game.seats(record.options)}, () => 'Ada');
      const deals = record.deals.map((deal) => ({...deal, comments: {0: 'Why?'}}));
      const told = withLines({...record, players, deals}, game, seededRandom('packed', seed, 'test'), ['If']);
      assert.equal(packRecord(told, game), packRecord(record, game));
    }
  });

  it('has at most 80 characters for one deal, and 500 for eight', () => {
    const sizes = records
      .filter(({deals}) => deals.length > 0 && deals.every(({pack}) => pack))
      .map((record) => ({deals: record.deals.length, length: packRecord(record, gameOf(record)).length}));
    for (const {deals, length} of sizes) {
      if (deals === 1) assert.ok(length <= 80, `${length} characters`);
      if (deals >= 8) assert.ok(length / deals <= 500 / 8, `${length} characters for ${deals} deals`);
    }
    assert.ok(sizes.filter(({deals}) => deals >= 8).length > 3);
  });

  it('is the same with only the rules, as in pages', () => {
    for (const record of sample.filter(({deals}) => deals.every(({pack}) => pack))) {
      const alone = rules.find(({id}) => id === record.game)!;
      const text = packRecord(record, gameOf(record));
      assert.equal(packRecord(record, alone), text);
      assert.ok(unpackRecord(text, alone).ok);
    }
  });

  it('stays readable in every later version', () => {
    for (const [name, text] of PINNED) {
      const {record} = vectorFiles.flatMap(({vectors}) => vectors).find((vector) => vector.name === name)!;
      const read = readRecord(record, games);
      assert.ok(read.ok);
      const game = gameOf(read.value);
      const back = unpackRecord(text, game);
      assert.ok(back.ok, name);
      const {players: _, ...bare} = read.value;
      const deals = bare.deals.map(({comments: __, lines: ___, ...deal}) => deal);
      assert.equal(writeRecord(back.value, game), writeRecord({...bare, deals}, game));
    }
  });

  it('has only one possible form, and any other is rejected', () => {
    // The generator from Numerical Recipes produces the same strings in each run.
    let state = 7;
    const below = (count: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+ ';
    const packed = sample
      .map((record) => [gameOf(record), packRecord(record, gameOf(record))] as const)
      .filter(([, text]) => text.length < 150);
    let accepted = 0;
    const rounds = sampleSize(400, 10_000);
    for (let round = 0; round < rounds; round++) {
      const [game, text] = packed[below(packed.length)]!;
      const at = below(text.length + 1);
      const changed = text.slice(0, at) + digits[below(digits.length)]! + text.slice(at + below(3));
      const read = unpackRecord(changed, game);
      if (!read.ok) assert.match(read.problem.code, /^(?:record|options)\./);
      else {
        accepted++;
        assert.equal(packRecord(read.value, game), changed);
      }
    }
    // Most changes give a different match, because almost every string is valid.
    assert.ok(accepted > 0.1 * rounds && accepted < 0.99 * rounds, `${accepted} of ${rounds}`);
    // Nine characters that claim thousands of deals, whose cards are all zeros.
    const claimed = unpackRecord(
      '1Lr7bD3dB',
      games.find(({id}) => id === 'capodama')!,
    );
    assert.equal(claimed.ok ? '' : claimed.problem.message, 'The match has too few cards.');
    for (const text of [undefined, 7, '', '1', '2AA', `1${'_'.repeat(5000)}`, '1'.repeat(30_000), '__proto__'])
      for (const game of games) unpackRecord(text as string, game);
  });
});
