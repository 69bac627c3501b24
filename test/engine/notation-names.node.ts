import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {MatchRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {readNotation, recordNotation} from '@cartavola/engine/notation.js';

function recordIn(text: string): MatchRecord {
  const read = readNotation(text, {games});
  assert.ok(read.ok, read.ok ? '' : `${JSON.stringify(read.problem)}\n${text}`);
  assert.ok(read.value.kind === 'record');
  return read.value.record;
}

const namesIn = (names: string): readonly string[] | undefined =>
  recordIn(`game: scopa\nplayers: 2\nnames: ${names}\ndeal\nhands: 7D / 5S`).players;

const PLAIN = recordIn(`game: capodama
players: 4
names: Ada / Jean-Luc / D’Artagnan / Zoë B.
deal
dealer: 0
hands: AS 8S / KS 9D / QH TD / AH 8D
leader: 3 / double: S / capo: 3
piles: 7S JS QS TS / - / - / 7H JH KH TH
moves: 8D, [AS, 9D] 8S, 9D, TD`);

describe('A name in notation', () => {
  it('may be in quotation marks of any kind', () => {
    assert.deepEqual(namesIn('"Ada" / “Bo: B.”'), ['Ada', 'Bo: B.']);
    assert.deepEqual(namesIn('« Ada » / «Bo/2»'), ['Ada', 'Bo/2']);
    assert.deepEqual(namesIn('«\u202fAda\u202f» / “say \\”Bo\\””'), ['Ada', 'say ”Bo”']);
    assert.deepEqual(namesIn('“ Ada ” / ”Bo”'), [' Ada ', '”Bo”']);
  });

  it('identifies a seat before a hand, and before a move', () => {
    const named = recordIn(
      `game: capodama
names: Ada / Jean-Luc / D’Artagnan / Zoë B.
deal
dealer: ada
Ada: AS 8S / Jean-Luc: KS 9D
d’artagnan : QH TD
Zoë B.: AH 8D
leader: Zoë B. / double: S / capo: ZOË B.
piles: 7S JS QS TS / - / - / 7H JH KH TH
moves: Zoë B.: 8D, [Ada: AS, Jean-Luc: 9D] Ada:8S
Jean-Luc : 9D
D’Artagnan: TD`.replace('AS Jean-Luc', 'AS, Jean-Luc'),
    );
    assert.deepEqual(named, PLAIN);
  });

  it('identifies a seat in a trick', () => {
    const begun = 'game: calypso\nnames: Ada / Bo B. / Cy / Di\ndeal\nhands: AS 7H / 2S / 3S / KD QD\n';
    const expected = recordIn(`${begun}trick: 1:AC 2:8C`);
    for (const trick of ['Bo B.: AC, Cy: 8C', 'trick: Bo B.: AC Cy: 8C', 'trick: bo b.:AC Cy:8C'])
      assert.deepEqual(recordIn(begun + trick), expected, trick);
  });

  it('does not identify a seat if it is ambiguous or a keyword', () => {
    for (const [names, word] of [
      ['Ada / ADA', 'Ada'],
      ['14 / 15', '14'],
      ['“A/B” / Bo', 'A'],
    ] as const) {
      const read = readNotation(`game: scopa\nplayers: 2\nnames: ${names}\ndeal\n${word}: 7D\nright: 5S`, {games});
      assert.deepEqual(read.ok ? undefined : read.problem.details, {kind: 'key', word}, names);
    }
    const hands = 'right: 7D\nyou: 5S / table: 2C';
    const called = recordIn(`game: scopa\nplayers: 2\nnames: Right / Stock\ndeal\n${hands}`);
    assert.deepEqual(called.players, ['Right', 'Stock']);
    assert.deepEqual(recordIn(`game: scopa\nplayers: 2\nnames: Table / Bo\ndeal\n${hands}`).deals, called.deals);
    assert.deepEqual(called.deals, recordIn(`game: scopa\nplayers: 2\ndeal\n${hands}`).deals);
  });

  it('can be read again, whatever it is', () => {
    const names = ['Deal', 'Stock', 'N', '0', 'you', 'moves: AS', 'Ada', 'ada', '“x', 'x»', 'give', 'Å', ' ', '-', '/'];
    for (const [place, name] of names.entries()) {
      const record = {...PLAIN, players: [name, names.at(place - 1)!, 'Ada', '']};
      assert.deepEqual(recordIn(recordNotation(record, games[0]!)), record, name);
    }
  });
});

describe('The title of a line', () => {
  it('may be in quotation marks of any kind', () => {
    const titles = (text: string): unknown =>
      recordIn(`game: scopa\nplayers: 2\ndeal\nhands: 7D / 5S\nmoves: [${text} 7D]`).deals[0]!.lines![0]![0]!.title;
    assert.equal(titles('"If"'), 'If');
    assert.equal(titles('“If ‘not’: 1/2”'), 'If ‘not’: 1/2');
    assert.deepEqual(titles('“@en If” « @fr Si » «@it Se»'), {en: 'If', fr: 'Si', it: 'Se'});
  });
});
