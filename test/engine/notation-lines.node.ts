import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseRecord, readRecord, seededRandom, writeRecord, type MatchRecord, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {LETTERS, readNotation, recordNotation} from '@cartavola/engine/notation.js';
import fc from 'fast-check';
import {withLines} from '../fuzz/random-lines.js';
import {randomRecord} from '../fuzz/random-record.js';
import {variants} from '../soak/soak.js';
import {vectorFiles} from '../vectors/read-vectors.js';
import {sampleRuns, sampleSize} from '../sample-size.js';

const gameOf = ({game}: MatchRecord): WholeGame => games.find(({id}) => id === game)!;

function recordIn(text: string): MatchRecord {
  const read = readNotation(text, {games});
  assert.ok(read.ok, read.ok ? '' : `${JSON.stringify(read.problem)}\n${text}`);
  assert.ok(read.value.kind === 'record');
  return read.value.record;
}

/** Strings that could be mistaken for something else. */
const HOSTILE = [
  '',
  ' x ',
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  '] AS [',
  '@fr x',
  'a\r\nb',
  '/',
  'deal 2\nmoves: AS',
  '“a”',
  '»',
  '\u0000',
  '🂡',
  '\ud800',
];

describe('The notation of lines', () => {
  it('gives the same bytes when read again, with any letters: every record in the vectors with random lines', () => {
    let count = 0;
    const records = vectorFiles
      .flatMap(({vectors}) => vectors.slice(0, sampleSize(1, 8)))
      .flatMap(({record}) => {
        const given = readRecord(record, games);
        return given.ok ? [given.value] : [];
      });
    for (const [seed, record] of records.entries()) {
      const game = gameOf(record);
      const lined = withLines(record, game, seededRandom('notation', seed, 'test'), HOSTILE, 5);
      const bytes = writeRecord(lined, game);
      const again = parseRecord(bytes, games);
      assert.ok(again.ok, JSON.stringify(again));
      assert.equal(writeRecord(again.value, game), bytes);
      for (const letters of LETTERS) {
        const text = recordNotation(lined, game, letters);
        assert.equal(writeRecord(recordIn(text), game), bytes, text);
      }
      count += lined.deals.filter(({lines}) => lines).length;
    }
    assert.ok(count > sampleSize(15, 100), `${count} deals with lines`);
  });

  it('gives the same bytes when read again: random matches in any game, with names, comments and lines', () => {
    const anyRecord = fc
      .tuple(fc.constantFrom(...variants), fc.nat(100_000), fc.nat(120), fc.constantFrom(...LETTERS))
      .map(([variant, seed, plies, letters]) => ({text: randomRecord(variant, seed, plies), letters}));
    fc.assert(
      fc.property(anyRecord, ({text, letters}) => {
        const read = parseRecord(text, games);
        assert.ok(read.ok);
        const game = gameOf(read.value);
        assert.equal(writeRecord(recordIn(recordNotation(read.value, game, letters)), game), text);
      }),
      sampleRuns(25, 250),
    );
  });

  it('comes before the move that was played instead, with its title and comments', () => {
    const text = `game: capodama
players: 4

deal 1
dealer: 0
hands: AS 8S / KS 9D / QH TD / AH 8D
leader: 3
double: S
capo: 3
piles: 7S JS QS TS / - / - / 7H JH KH TH
moves:
8D,
{Why not the ace?}
["If the ace" AS, 9D {Better.}]
["@fr Si l’as" "@it Se l’asso" {Or} AS {so:} 9D, TD]
8S, 9D, TD
[QH]
`;
    const [deal] = recordIn(text).deals;
    assert.deepEqual(deal!.comments, {1: 'Why not the ace?'});
    assert.deepEqual(
      deal!.lines![1]!.map(({title, moves, comments}) => [title, moves.map(({seat}) => seat), comments]),
      [
        ['If the ace', [0, 1], {2: 'Better.'}],
        [{fr: 'Si l’as', it: 'Se l’asso'}, [0, 1, 2], {0: 'Or', 1: 'so:'}],
      ],
    );
    assert.equal(recordNotation(recordIn(text), gameOf(recordIn(text))), text);
  });

  it('may be in one row or several', () => {
    const moves = (written: string): unknown => {
      const begun =
        'game: capodama\nplayers: 4\nhands: AS 8S / KS 9D / QH TD / AH 8D\nleader: 3 / double: S / capo: 3\n';
      const piles = 'piles: 7S JS QS TS / - / - / 7H JH KH TH\n';
      return recordIn(`${begun}${piles}moves: ${written}`).deals[0]!.lines;
    };
    assert.deepEqual(moves('8D [AS, 9D {So.} TD] 8S'), moves('8D,\n[\n  AS\n  9D {So.}\n  TD\n]\n8S'));
    assert.deepEqual(moves('8D [AS | 9D]'), moves('8D, [ AS, 9D, ],'));
  });
});
