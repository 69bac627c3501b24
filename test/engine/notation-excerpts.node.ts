import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {formatCards, type OptionValue} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {rules} from '@cartavola/engine/rules/games.js';
import {positionNotation, readNotation, type Notation, type NotationContext} from '@cartavola/engine/notation.js';

type Of<K extends Notation['kind']> = Extract<Notation, {readonly kind: K}>;

function read<K extends Notation['kind']>(text: string, kind: K, context: Partial<NotationContext> = {}): Of<K> {
  const notation = readNotation(text, {games, ...context});
  assert.ok(notation.ok, notation.ok ? '' : `${JSON.stringify(notation.problem)}\n${text}`);
  assert.equal(notation.value.kind, kind);
  return notation.value as Of<K>;
}

/** Formats the parsed trick, for example as `1:AC, 2:8C`. */
const trickIn = (text: string, context?: Partial<NotationContext>): string =>
  (read(text, 'excerpt', context).excerpt.trick ?? [])
    .map(({seat, cards, folded}) => `${seat}:${formatCards(cards)}${folded ? ' folded' : ''}`)
    .join(', ');

const playersOf = (text: string, options?: Readonly<Record<string, OptionValue>>): unknown =>
  read(text, 'excerpt', options && {options}).excerpt.options['players'];

describe('Notation without hands', () => {
  it('may have a trick, even a complete one, with seats identified in any way', () => {
    for (const [text, trick] of [
      ['game: calypso / W: AC, N: 8C*', '1:AC, 2:8C'],
      ['game: calypso / 1: AC 2: 8C', '1:AC, 2:8C'],
      ['game: calypso / trick: AC 8C', '2:AC, 3:8C'],
      ['game: calypso / trick: AC 8C 9C TC', '0:AC, 1:8C, 2:9C, 3:TC'],
      ['game: calypso / seat: 2 / trick: across: AC, right: 8C', '0:AC, 1:8C'],
      ['game: calypso / E: AC, S: 8C, W: 9C, N: AC', '3:AC, 0:8C, 1:9C, 2:AC'],
      ['game: capodama / trick: W: AC', '1:AC'],
      ['game: capodama / players: 6 / 5: AC, 0: 8C', '5:AC, 0:8C'],
      ['game: capra / trump: H / W: AC KC, N: ?? ??', '1:AC KC, 2:?? ?? folded'],
      ['game: calypso / names: Ada / Bo B. / Cy / Di / Bo B.: AC, Cy: 8C', '1:AC, 2:8C'],
    ] as const)
      assert.equal(trickIn(text), trick, text);
    assert.equal(trickIn('W: AT, N: RT', {game: 'calypso', letters: 'fr'}), '1:AC, 2:KC');
  });

  it('contains only the parts of the table that are given', () => {
    for (const [text, keys] of [
      ['game: calypso / W: AC, N: 8C', ['trick']],
      ['game: scopa / table: 2C 5D', ['table']],
      ['game: capra / trump: H / piles: AS KS / - / stock: 4 / trick: W: AC*', ['trick', 'trump', 'pile', 'stock']],
      ['game: calypso / trumps: HCSD / calypsos: AH / - / - / -', ['trump', 'building']],
      ['game: capodama / players: 3 / double: S / fourth: KC', ['doubled', 'trump']],
    ] as const) {
      const {options: _, seat: __, ...lying} = read(text, 'excerpt').excerpt;
      assert.deepEqual(Object.keys(lying), keys, text);
    }
    assert.equal(formatCards(read('game: scopa / table: 2C* 5D*', 'excerpt').marked), '2C 5D');
  });

  it('has the given number of players, the number implied by compass points or names, or the default', () => {
    for (const [text, players] of [
      ['game: scopa / players: 4 / table: 2C', 4],
      ['game: scopa / table: 2C', 2],
      ['game: scopa / names: A / B / C / D / table: 2C', 4],
      ['game: capodama / trick: 0: AC', 4],
      ['game: capodama / players: 6 / trick: 0: AC', 6],
      ['game: capodama / names: A / B / C / trick: A: AC', 3],
    ] as const)
      assert.equal(playersOf(text), players, text);
    for (const [text, players] of [
      ['game: scopa / you: AS 7H / table: 2C 5D', 2],
      ['game: scopa / you: AS / W: 7H', 4],
      ['game: capodama / you: AH AS / double: C', 4],
    ] as const)
      assert.equal(read(text, 'position').position.options['players'], players, text);
    assert.equal(playersOf('game: capodama / trick: 0: AC', {players: 5}), 5);
    assert.equal(playersOf('game: capodama / trick: W: AC', {players: 5}), 4);
  });

  it('is rejected if only the rules are loaded, like a match without hands', () => {
    const codeOf = (text: string, known: NotationContext['games'] | typeof rules): string => {
      const notation = readNotation(text, {games: known});
      return notation.ok ? '' : notation.problem.code;
    };
    assert.equal(codeOf('game: calypso / W: AC, N: 8C', rules), 'record.position');
    assert.equal(codeOf('game: calypso\ndeal\ntrick: W: AC\nmoves:', games), 'record.missing');
    assert.equal(codeOf('game: scopa\ndeal\nmoves:', games), 'options.missing');
  });
});

describe('Names beside a position', () => {
  const TYPED = 'game: scopa / names: Ada / Bruno B. / Ada: AS 7H / table: 2C 5D';

  it('are returned with it, identify hands, and imply the number of players', () => {
    const {names, position} = read(TYPED, 'position');
    assert.deepEqual(names, ['Ada', 'Bruno B.']);
    assert.deepEqual(
      position,
      read(TYPED.replace('names: Ada / Bruno B.', 'players: 2').replace('Ada:', 'you:'), 'position').position,
    );
    assert.equal(position.hands.length, 2);
    assert.equal(read('game: scopa / players: 2 / you: AS', 'position').names, undefined);
  });

  it('may be omitted for “you”', () => {
    assert.deepEqual(read('game: scopa / names: / Bruno / you: AS 7H', 'position').names, ['', 'Bruno']);
    assert.deepEqual(read('game: scopa\nnames: "" / Bruno\nhands: AS', 'position').names, ['', 'Bruno']);
  });

  it('are the same when they are written and read again', () => {
    for (const names of [
      ['Ada', 'Bruno B.'],
      ['', '/'],
      ['table', 'you'],
      ['“x', 'hands: AS'],
    ]) {
      const {position, game} = read(TYPED, 'position');
      const again = read(positionNotation(position, game, 'it', names), 'position');
      assert.deepEqual(again.names, names);
      assert.deepEqual(again.position, position);
    }
  });
});
