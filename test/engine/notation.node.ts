import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {formatCards, readPosition, readRecord, writeRecord, type MatchRecord, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {rules} from '@cartavola/engine/rules/games.js';
import {
  LETTERS,
  positionNotation,
  readNotation,
  recordNotation,
  type Notation,
  type NotationContext,
} from '@cartavola/engine/notation.js';
import {vectorFiles} from '../vectors/read-vectors.js';
import {BEGUN, FAULTS} from './notation-faults.js';
import {gameWith, momentsOf, VARIANTS} from './random-positions.js';
import {sampleOf, sampleSize} from '../sample-size.js';

const gameOf = (id: string): WholeGame => games.find((one) => one.id === id)!;

function read(text: string, context: Partial<NotationContext> = {}): Notation {
  const notation = readNotation(text, {games, ...context});
  assert.ok(notation.ok, notation.ok ? '' : `${JSON.stringify(notation.problem)}\n${text}`);
  return notation.value;
}

function recordIn(text: string): MatchRecord {
  const notation = read(text);
  assert.equal(notation.kind, 'record');
  return notation.record;
}

/** Yields every valid record in the vectors. */
function* vectorRecords(): Generator<MatchRecord> {
  for (const file of vectorFiles)
    for (const {record} of [...sampleOf(file.vectors, 2), ...sampleOf(file.lenient, 1)]) {
      const given = readRecord(record, games);
      if (given.ok) yield given.value;
    }
}

describe('The notation of a match', () => {
  for (const letters of LETTERS)
    it(`gives the same bytes when read again, in letters of ${letters}: every record in the vectors`, () => {
      let count = 0;
      for (const record of vectorRecords()) {
        const game = gameOf(record.game);
        const text = recordNotation(record, game, letters);
        assert.equal(writeRecord(recordIn(text), game), writeRecord(record, game), text);
        count++;
      }
      assert.ok(count > sampleSize(60, 400), `${count} records`);
    });

  it('can be written and read with only the rules, as in tables, but positions are rejected', () => {
    for (const record of vectorRecords()) {
      const game = rules.find(({id}) => id === record.game)!;
      const notation = readNotation(recordNotation(record, game), {games: rules});
      assert.ok(notation.ok && notation.value.kind === 'record');
      assert.equal(writeRecord(notation.value.record, notation.value.game), writeRecord(record, game));
    }
    for (const text of ['players: 2\nhands: AS / KS', 'deal\ndealer: 0\nhands: AS / KS / QS / JS\nleader: 0']) {
      const notation = readNotation(`game: capra\n${text}`, {games: rules});
      assert.equal(notation.ok ? '' : notation.problem.code, 'record.position', text);
    }
  });

  it('keeps any comment and any name', () => {
    const [first] = [...vectorRecords()].filter(({game, deals}) => game === 'scopa' && deals.length > 0);
    const {game, options, deals} = first!;
    const hostile = [
      '{',
      '}',
      '\\',
      '\\n',
      '@fr x',
      'a\r\nb',
      ' x ',
      '',
      '"',
      '“a”',
      '«',
      ',|:/(',
      'deal 2',
      '\u0000',
      '🂡',
    ];
    for (const text of hostile) {
      const comments = {0: text, 1: {fr: text, it: 'e'}, 2: {}};
      const record: MatchRecord = {
        game,
        options,
        players: [text, ...Array.from({length: (options['players'] as number) - 1}, () => 'Zoë B.')],
        deals: [{...deals[0]!, comments}],
        ...(deals[0]!.marks && {totals: deals[0]!.marks}),
      };
      const written = recordNotation(record, gameOf(game));
      assert.equal(writeRecord(recordIn(written), gameOf(game)), writeRecord(record, gameOf(game)), written);
    }
  });

  it('may omit anything that the rules decide: whose turn it is, the next dealer, the score', () => {
    let tried = 0;
    for (const record of vectorRecords()) {
      const game = gameOf(record.game);
      const text = recordNotation(record, game);
      const short = text
        .split('\n')
        .filter(
          (line, place, lines) =>
            !line.startsWith('score:') && !(line.startsWith('dealer:') && lines[place - 1] !== 'deal 1'),
        )
        .join('\n')
        .replace(/^deal \d+$/gm, 'deal');
      assert.equal(writeRecord(recordIn(short), game), writeRecord(record, game), short);
      tried += Number(record.deals.length > 1);
    }
    assert.ok(tried > sampleSize(4, 20), `${tried} matches of several deals`);
  });
});

for (const [id, given] of VARIANTS)
  describe(`The notation of a position of ${id} ${JSON.stringify(given)}`, () => {
    it('gives the same position when read again, in any letters', () => {
      const {game, options} = gameWith(id, given);
      for (let seed = 0; seed < sampleSize(1, 4); seed++)
        for (const {written} of sampleOf([...momentsOf(game, options, given, seed)], 12)) {
          const position = readPosition(written, games);
          assert.ok(position.ok);
          for (const letters of LETTERS) {
            const text = positionNotation(position.value.position, game, letters);
            const again = read(text);
            assert.equal(again.kind, 'position');
            assert.deepEqual(again.position, position.value.position, text);
          }
        }
    });
  });

describe('Typed notation', () => {
  const positionOf = (text: string, context = {}) => {
    const notation = read(text, context);
    assert.equal(notation.kind, 'position');
    return notation.position;
  };

  it('that has only cards does not need a game, and can mark cards', () => {
    for (const [text, letters] of [
      ['AS KH* 10d ??', 'en'],
      ['as RC* 10K ??', 'fr'],
      ['AP RC* 10Q ??', 'it'],
      ['A♠ R♥* 10♦ ??', 'it'],
    ] as const) {
      const notation = read(text.replace('as', 'AP'), {letters});
      assert.ok(notation.kind === 'cards');
      assert.equal(formatCards(notation.cards), 'AS KH TD ??');
      assert.equal(formatCards(notation.marked), 'KH');
    }
  });

  it('declares its letters, whatever the page’s letters', () => {
    const notation = read('letters: fr\nAS'.replace('AS', 'AP VC'), {letters: 'it'});
    assert.ok(notation.kind === 'cards');
    assert.equal(formatCards(notation.cards), 'AS JH');
  });

  it('of a position fits on a line', () => {
    const {hands, stock} = positionOf('you: AS 7H KD / table: 2C 5D / stock 24', {
      game: 'scopa',
      options: {players: 2},
    });
    assert.deepEqual(
      hands.map((hand) => formatCards(hand)),
      ['AS 7H KD', '?? ?? ??'],
    );
    assert.equal(stock.length, 24);
  });

  it('identifies seats by compass point, by number or by position', () => {
    const tricks = [
      'W: AC, N: 8C*',
      'trick: W: AC N: 8C',
      'trick: 1:AC 2:8C',
      'trick: left: AC across: 8C',
      'left: AC, across: 8C',
    ];
    for (const trick of tricks) {
      const {hands, trick: laid} = positionOf(`game: calypso\n${trick}\nyou: AS 7H / E: KD QD`);
      assert.deepEqual(
        laid.map(({seat, cards}) => [seat, formatCards(cards)]),
        [
          [1, 'AC'],
          [2, '8C'],
        ],
        trick,
      );
      assert.deepEqual(
        hands.map((hand) => formatCards(hand)),
        ['AS 7H', '??', '??', 'KD QD'],
        trick,
      );
    }
  });

  it('may omit the leader if it gives the dealer, and the number of players if it lists them all', () => {
    const {leader, dealer, hands} = positionOf(
      'game: scopa / players: 2 / dealer: 0 / hands: 7D 3C KS / 5S QH AC / table: 2C 5D KH',
    );
    assert.deepEqual([leader, dealer, hands.length], [1, 0, 2]);
    const deal = 'hands: 7D 3C KS / 5S QH AC / table: 2C 5D KH';
    assert.equal(recordIn(`game: scopa\ndeal\ndealer: 0\n${deal}\nmoves: 5S x 5D`).deals[0]!.moves[0]!.seat, 1);
    assert.equal(recordIn(`game: scopa\ndeal\n${deal}\nmoves: KS x KH`).deals[0]!.moves[0]!.seat, 0);
    assert.equal(positionOf('game: capodama\nN: KS, 9D\nE: QH TD\nS: AH 8D\nW: AS 8S\ndouble: S').hands.length, 4);
  });

  it('may have commas between folded cards', () => {
    const text =
      'game: capra\ntrump: H\nhands: AS TS / 8S 7C / QC JC / 8D 7D\ndealer: 3\nmoves: AS TS, (7C, 8S), (QC JC)';
    const {moves} = recordIn(text).deals[0]!;
    assert.deepEqual(
      moves.map(({type, cards}) => `${type} ${formatCards(cards!)}`),
      ['lead AS TS', 'fold 8S 7C', 'fold QC JC'],
    );
  });

  it('of a deal may consist of only its moves', () => {
    const {deals} = recordIn(`${BEGUN}moves: 8D, 8S, {Why not the ace?} 9D, TD | QH, AH`);
    assert.equal(deals[0]!.moves.length, 6);
    assert.deepEqual(deals[0]!.comments, {2: 'Why not the ace?'});
    assert.equal(deals[0]!.moves[4]!.seat, 2);
  });
});

describe('A fault in notation is reported with its position', () => {
  for (const [text, code, path] of FAULTS)
    it(`${code} at ${path}: ${JSON.stringify(text.replace(BEGUN, '…'))}`, () => {
      const notation = readNotation(text, {games});
      assert.ok(!notation.ok, 'it was read');
      const {message, line, column, details: _, ...rest} = notation.problem;
      assert.deepEqual(rest, {code, path});
      assert.equal(path, `${line}:${column}`);
      assert.match(message, /\.$/);
    });
});
