import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readRecord, seededRandom, writeRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {withLines} from '../fuzz/random-lines.js';
import {playedMatch} from '../samples/write-records.js';
import {variants} from '../soak/soak.js';

/** The last two tricks of a deal of Capodama for four. The first of them has been played. */
const DEAL = {
  dealer: 0,
  position: {
    hands: ['AS 8S', 'KS 9D', 'QH TD', 'AH 8D'],
    leader: 3,
    double: 'S',
    capo: 3,
    piles: ['7S JS QS TS', '', '', '7H JH KH TH'],
  },
  moves: [plays(3, '8D'), plays(0, '8S'), plays(1, '9D'), plays(2, 'TD')],
};

function plays(seat: number, card: string): object {
  return {seat, type: 'play', card};
}

const recordWith = (lines: unknown): unknown => ({
  format: 'cartavola/1',
  game: 'capodama',
  options: {players: 4},
  deals: [{...DEAL, lines}],
});

/** Returns the text of a valid record, or the code and path of its problem. */
function told(data: unknown): string {
  const read = readRecord(data, games);
  return read.ok ? writeRecord(read.value, games[0]!) : `${read.problem.code} at ${read.problem.path}`;
}

const ACE = {title: 'If the ace', moves: [plays(0, 'AS'), plays(1, '9D')], comments: {1: 'Better.', 2: {fr: 'Mieux.'}}};

describe('A line in a record', () => {
  it('is written after the comments, and read again', () => {
    const record = {
      format: 'cartavola/1',
      game: 'capodama',
      options: {players: 4},
      deals: [{...DEAL, comments: {1: 'Why not the ace?'}, lines: {1: [ACE, {moves: [plays(0, 'AS')]}], 4: []}}],
    };
    const {4: _, ...kept} = record.deals[0]!.lines;
    assert.equal(told(record), JSON.stringify({...record, deals: [{...record.deals[0], lines: kept}]}));
  });

  it('may start before any move or after the last, and continue to the end of the deal', () => {
    const rest = [plays(2, 'QH'), plays(3, 'AH'), plays(0, 'AS'), plays(1, 'KS')];
    const lines = {0: [{moves: [plays(3, 'AH')]}], 4: [{moves: rest}]};
    assert.equal(told(recordWith(lines)), JSON.stringify(recordWith(lines)));
    assert.equal(
      told(recordWith({4: [{moves: [...rest, plays(0, 'AS')]}]})),
      'record.illegal at deals[0].lines.4[0].moves[4]',
    );
  });

  it('does not change the deal, even if it has the same moves', () => {
    const lines = {2: [{moves: [plays(1, '9D'), plays(2, 'QH')]}]};
    assert.match(told(recordWith(lines)), /"TD"\}\],"lines":/);
  });

  it('is omitted if it is empty', () => {
    const bare = JSON.stringify(recordWith(undefined));
    for (const lines of [{}, {3: []}, {0: [], 4: []}]) assert.equal(told(recordWith(lines)), bare);
    const empty = recordWith({1: [{moves: ACE.moves, comments: {}}]});
    assert.equal(told(empty), JSON.stringify(recordWith({1: [{moves: ACE.moves}]})));
  });

  for (const [name, lines, problem] of [
    ['no lines', [], 'record.type at deals[0].lines'],
    ['a moment that is not a number', {first: [ACE]}, 'record.line at deals[0].lines.first'],
    ['a moment after the last move', {5: [ACE]}, 'record.line at deals[0].lines.5'],
    ['a line that is not a list', {1: ACE}, 'record.type at deals[0].lines.1'],
    ['a line that is not an object', {1: [ACE, 'AS']}, 'record.type at deals[0].lines.1[1]'],
    ['a line without moves', {1: [{title: ''}]}, 'record.missing at deals[0].lines.1[0].moves'],
    ['a line without moves', {1: [{moves: []}]}, 'record.moves at deals[0].lines.1[0].moves'],
    ['a line whose first move is illegal', {2: [ACE]}, 'record.illegal at deals[0].lines.2[0].moves[0]'],
    [
      'a line with an illegal later move',
      {1: [ACE, {moves: [plays(0, 'AS'), plays(1, '9D'), plays(2, '8D')]}]},
      'record.illegal at deals[0].lines.1[1].moves[2]',
    ],
    ['an invalid card', {1: [{moves: [plays(0, '1S')]}]}, 'record.card at deals[0].lines.1[0].moves[0].card'],
    ['a title that is not a string', {1: [{...ACE, title: 1}]}, 'record.type at deals[0].lines.1[0].title'],
    ['an invalid language', {1: [{...ACE, title: {f: ''}}]}, 'record.language at deals[0].lines.1[0].title.f'],
    ['a comment after its end', {1: [{...ACE, comments: {3: ''}}]}, 'record.comment at deals[0].lines.1[0].comments.3'],
    ['a line in a line', {1: [{...ACE, lines: {}}]}, 'record.unknown at deals[0].lines.1[0].lines'],
    [
      'more than forty lines in a deal',
      {1: Array.from({length: 39}, () => ACE), 2: [{moves: [plays(1, '9D')]}, {moves: [plays(1, '9D')]}]},
      'record.lines at deals[0].lines.2[1]',
    ],
  ] as const)
    it(`is rejected: ${name}`, () => assert.equal(told(recordWith(lines)), problem));

  it('can be in every deal of a match, and is the same after it is read and written again, in any game', () => {
    let lines = 0;
    for (const [seed, variant] of variants.entries()) {
      const {record} = playedMatch(variant, seed, 90);
      const random = seededRandom('lines', seed, 'test');
      const text = writeRecord(withLines(record, variant.game, random, ['', 'Ada', '"}'], 12), variant.game);
      const read = readRecord(JSON.parse(text), games);
      assert.ok(read.ok, JSON.stringify(read));
      assert.equal(writeRecord(read.value, variant.game), text);
      lines += read.value.deals.flatMap((deal) => Object.values(deal.lines ?? {})).length;
    }
    assert.ok(lines > 50, `${lines} lines`);
  });
});
