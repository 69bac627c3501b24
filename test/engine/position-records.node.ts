import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Match, readRecord, writeRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {rules} from '@cartavola/engine/rules/games.js';

/** The last two tricks of a deal of Capodama for four. Seat 3 is the capo and leads. */
const position = {
  hands: ['AS 8S', 'KS 9D', 'QH TD', 'AH 8D'],
  leader: 3,
  double: 'S',
  capo: 3,
  piles: ['7S JS QS TS', '', '', '7H JH KH TH'],
};
const record = {
  format: 'cartavola/1',
  game: 'capodama',
  options: {players: 4},
  deals: [{dealer: 0, position, moves: [] as unknown[]}],
};
const moves = [
  [3, '8D'],
  [0, '8S'],
  [1, '9D'],
  [2, 'TD'],
  [2, 'QH'],
  [3, 'AH'],
  [0, 'AS'],
  [1, 'KS'],
].map(([seat, card]) => ({seat, type: 'play', card}));

const withDeal = (change: object) => ({...record, deals: [{...record.deals[0], ...change}]});
const refusedAt = (data: unknown, known = games as Parameters<typeof readRecord>[1]): string => {
  const read = readRecord(data, known);
  return read.ok ? 'accepted' : read.problem.path;
};

describe('A record with a deal from a position', () => {
  it('is read, and gives the same bytes when written', () => {
    const read = readRecord(record, games);
    assert.ok(read.ok, JSON.stringify(read));
    assert.equal(writeRecord(read.value, games[0]!), JSON.stringify(record));
  });

  it('is played from there to its end, and earlier tricks count', () => {
    // The capo's side has 16 points in its pile and takes 2 × (11 + 4) + 3 + 11 with A♥, which isn't enough.
    const marks = [1, 1, 0, 0];
    const finished = {...withDeal({moves, marks}), totals: marks};
    const read = readRecord(finished, games);
    assert.ok(read.ok, JSON.stringify(read));
    assert.equal(writeRecord(read.value, games[0]!), JSON.stringify(finished));
    assert.equal(refusedAt({...withDeal({moves, marks: [0, 0, 1, 1]}), totals: marks}), 'deals[0].marks');
    const match = new Match(games[0]!, read.value.options, '');
    const deal = match.deal(read.value.deals[0]);
    for (const {seat, ...move} of read.value.deals[0]!.moves) deal.play(seat, move);
    assert.ok(deal.over);
    match.finish(deal);
    assert.deepEqual(match.totals, marks);
  });

  it('does not show a seat another seat’s hand', () => {
    const match = new Match(games[0]!, {players: 4, target: 7}, '');
    const read = readRecord(record, games);
    assert.ok(read.ok);
    const deal = match.deal(read.value.deals[0]);
    for (let seat = 0; seat < 3; seat++) {
      const {hands} = match.game.view(deal, seat);
      for (const [of, hand] of hands.entries()) {
        const known = hand.filter((card) => card >= 0).length;
        // Everybody knows that the capo holds A♥.
        assert.equal(known, of === seat ? 2 : of === 3 ? 1 : 0);
      }
    }
  });

  it('has the leader and the trumps only in the position', () => {
    const begun = (game: string, options: object, position: object, start: object) =>
      refusedAt({format: 'cartavola/1', game, ...options, deals: [{dealer: 0, position, ...start, moves: []}]});
    const capra = {hands: ['AS', 'TS', 'KS', 'QS'], leader: 2, trump: 'H'};
    assert.equal(begun('capra', {}, capra, {}), 'accepted');
    assert.equal(begun('capra', {}, capra, {leader: 2}), 'deals[0].leader');
    const calypso = {hands: ['AS', 'TS', 'KS', 'QS'], leader: 2, trumps: 'CSDH'};
    assert.equal(begun('calypso', {options: {draw: true}}, calypso, {}), 'accepted');
    assert.equal(begun('calypso', {options: {draw: true}}, calypso, {trumps: 'CSDH'}), 'deals[0].trumps');
  });

  const cases: readonly (readonly [string, object, string])[] = [
    ['a pack as well', {pack: 'AS'}, 'deals[0].position'],
    ['neither pack nor position', {position: undefined}, 'deals[0].pack'],
    [
      'an unknown card',
      {position: {...position, hands: ['AS ??', 'KS 9D', 'QH TD', 'AH 8D']}},
      'deals[0].position.hands',
    ],
    ['a hand left out', {position: {...position, hands: ['AS 8S', 'KS 9D', 'QH TD']}}, 'deals[0].position.hands'],
    ['a card twice', {position: {...position, piles: ['AS', '', '', '']}}, 'deals[0].position.piles'],
    ['a dealer of its own', {position: {...position, dealer: 1}}, 'deals[0].position.dealer'],
    ['a format of its own', {position: {...position, format: 'cartavola-position/1'}}, 'deals[0].position.format'],
    ['a position that is a string', {position: 'AS'}, 'deals[0].position'],
    ['an illegal move after it', {moves: [{seat: 0, type: 'play', card: 'AS'}]}, 'deals[0].moves[0]'],
  ];
  for (const [name, change, path] of cases) {
    it(`is rejected with ${name}`, () => {
      assert.equal(refusedAt(JSON.parse(JSON.stringify(withDeal(change)))), path);
    });
  }

  it('is rejected with a message if only the rules are loaded', () => {
    const read = readRecord(record, rules);
    assert.ok(!read.ok);
    assert.equal(read.problem.path, 'deals[0].position');
    assert.match(read.problem.message, /with the whole game/);
  });
});
