import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {formatCards, type MatchRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {codesIn} from '@cartavola/engine/notation/letters.js';
import {readNotation, type Notation, type NotationContext, type NotationProblem} from '@cartavola/engine/notation.js';

const VS = '\ufe0f';

function read(text: string, context: Partial<NotationContext> = {}): Notation {
  const notation = readNotation(text, {games, ...context});
  assert.ok(notation.ok, notation.ok ? '' : `${notation.problem.message}\n${text}`);
  return notation.value;
}

function cardsIn(text: string, context: Partial<NotationContext> = {}): string {
  const notation = read(text, context);
  assert.ok(notation.kind === 'cards');
  return formatCards(notation.cards);
}

function recordIn(text: string): MatchRecord {
  const notation = read(text);
  assert.ok(notation.kind === 'record');
  return notation.record;
}

function problemOf(text: string, context: Partial<NotationContext> = {}): NotationProblem {
  const notation = readNotation(text, {games, ...context});
  assert.ok(!notation.ok, 'it was read');
  return notation.problem;
}

describe('Cards in notation are read', () => {
  const CASES: readonly [what: string, texts: readonly string[], cards: string, context?: Partial<NotationContext>][] =
    [
      [
        'with suits as phones insert them',
        [`A♠${VS} K♥${VS} 7♦${VS}`, 'A♠\ufe0e K♥\ufe0e 7♦\ufe0e', `A♠${VS} K❤${VS} 7♦`],
        'AS KH 7D',
      ],
      ['with white suits', ['A♤ K♡ 7♢ 10♧'], 'AS KH 7D TC'],
      ['as playing-card characters', ['🂡 🂾 🃇 🃚', '🂡🂾🃇🃚', '🂡\ufe0e 🂾 🃇 🃚'], 'AS KH 7D TC'],
      ['as backs', ['🂠 AS', '?? AS'], '?? AS'],
      ['as the knight of Italian cards', ['🂬 🂼'], 'QS QH'],
      ['with the suit first', ['♠A ♥K ♦7 ♣10', 'SA HK D7 C10', 'sa hk d7 ct', `♠${VS}A ♥${VS}K ♦7 ♣10`], 'AS KH 7D TC'],
      ['with the suit once', ['♠AK5 ♥10Q', '♠AK5♥10Q'], 'AS KS 5S TH QH'],
      ['with no space between them', ['A♠K♥10♦', `A♠${VS}K♥${VS}10♦${VS}`, 'AS,KH,TD', 'A♠, K♥ , 10♦'], 'AS KH TD'],
      ['with 1 for the ace', ['1S 1♥ D1'], 'AS AH AD'],
      [
        'with spaces of any kind',
        ['AS\u00a0KH\u202f7D', 'AS\u3000KH\u2009 7D', 'AS\u200b KH\u2060 7\u200bD', '\ufeffAS KH 7D'],
        'AS KH 7D',
      ],
      ['in full-width letters and digits', ['ＡＳ　Ｋ♥　７Ｄ', 'ａｓ ｋｈ ７ｄ'], 'AS KH 7D'],
      ['in Cyrillic and Greek capitals that look the same', ['А♠ К♥ Т♦', 'AЅ КН ТD', 'Α♠ Κ♥ Τ♦'], 'AS KH TD'],
      ['with English ranks before a sign', ['K♠ Q♥ J♦ T♣', 'R♠ D♥ V♦ 10♣'], 'KS QH JD TC', {letters: 'fr'}],
      [
        'in French, with the suit first',
        ['PR CD KV T10 PA P1', '♠R ♥D ♦V ♣10 ♠A ♠1'],
        'KS QH JD TC AS AS',
        {letters: 'fr'},
      ],
      ['in Italian, with the suit first', ['PR CD QF F10 FA'], 'KS QH JD TC AC', {letters: 'it'}],
      [
        'in the letters of Italian packs',
        ['7D RC FB CS', '7d rc fb cs', 'D7 CR BF SC'],
        '7D KH JC QS',
        {letters: 'it', isPack: true},
      ],
      [
        'as ace, fante and cavallo of each suit',
        ['AD 1D FD FC CC CB FS RS'],
        'AD AD JD JH QH QC JS KS',
        {letters: 'it', isPack: true},
      ],
      [
        'in Italian if packs have the same letters',
        ['DF DC AF 7C RP'],
        'QC QH AC 7H KS',
        {letters: 'it', isPack: true},
      ],
    ];
  for (const [what, texts, cards, context] of CASES)
    it(what, () => {
      for (const text of texts) assert.equal(cardsIn(text, context), cards, text);
    });

  it('with a star in any position', () => {
    for (const text of [`A♠${VS} K♥${VS}*`, 'A♠K♥*', 'A♠ ♥K*', '🂡🂾*', 'ＡＳ ＫＨ＊']) {
      const {marked} = read(text);
      assert.equal(formatCards(marked), 'KH', text);
    }
  });

  it('in positions, tricks and moves', () => {
    const plain =
      'game: capra\ntrump: H\nhands: AS TS / 8S 7C / QC JC / 8D 7D\ndealer: 3\nmoves: AS TS, (7C, 8S), (QC JC)';
    const typed = `game：capra\u00a0\ntrump: ♥${VS}\nhands: A♠${VS} ♠10 ／ 8♠${VS}, 7♣${VS} / QC\u200b JC / 8♢7♢\ndealer: 3\nmoves: A♠${VS} 10♠${VS}, (♣${VS}7, 8♠${VS}), (Q♣${VS}J♣${VS})`;
    assert.deepEqual(recordIn(typed.replace(`(Q♣${VS}J♣${VS})`, `(Q♣${VS} J♣${VS})`)), recordIn(plain));
    for (const trick of [`W: A♣${VS}, N: ♣8`, `trick: W:A♣${VS} N:8♣${VS}`, '1:🃑 2:🃘'])
      assert.deepEqual(
        read(`game: calypso\n${trick.replace('1:🃑', 'trick: 1:🃑')}`),
        read('game: calypso\ntrick: 1:AC 2:8C'),
        trick,
      );
  });

  it('with a dash of any kind for an empty list', () => {
    const text = 'game: scopa / players: 2 / you: AS 7H KD / table: - / stock 24';
    for (const dash of ['–', '—', '−', '‐', '－', '--'])
      assert.deepEqual(read(text.replace('-', dash)), read(text), dash);
  });

  it('with any line endings', () => {
    const text = 'names: A / B\ngame: scopa\nplayers: 2\ndeal\nhands: 7D / 5S';
    for (const end of ['\r', '\r\n', '\u2028', '\u0085'].slice(0, 3))
      assert.deepEqual(recordIn(text.replaceAll('\n', end)), recordIn(text), JSON.stringify(end));
    const {line, column} = problemOf('game: scopa\rplayers: 2\rtable: 2C 7B');
    assert.deepEqual([line, column], [3, 11]);
  });
});

describe('The text of a lesson', () => {
  it('is converted to the cards and suits of records', () => {
    for (const [typed, text] of [
      [`legal cards=A♠${VS},♦${VS}7 keeps=🂡`, 'legal cards=AS,7D keeps=AS'],
      [`2:9♣${VS}\u00a00:7♠${VS}>4♥${VS},3♦${VS} 3:double=♠${VS}`, '2:9C 0:7S>4H,3D 3:double=S'],
      ['seats=1,3 points>=20', 'seats=1,3 points>=20'],
    ] as const)
      assert.equal(codesIn(typed), text);
  });
});

describe('Text between braces and quotation marks', () => {
  const record = (names: string, moves = '7D'): MatchRecord =>
    recordIn(`game: scopa\nplayers: 2\nnames: ${names}\ndeal\nhands: 7D / 5S\nmoves: ${moves}`);

  it('stays unchanged, like names', () => {
    const comment = 'A♤ – Ａ\u00a0♠️ “1♠” 👩‍🚀\u200b';
    assert.deepEqual(record('A / B', `{${comment}} ["${comment.replaceAll(/[“”]/g, '')}" 7D] 7D`).deals[0]!.comments, {
      0: comment,
    });
    const names = ['👩‍🚀 Ａｄａ', 'Jean–Luc\u00a0А.', 'علی\u200cرضا'];
    for (const name of names) {
      assert.deepEqual(record(`${name} / Bo`).players, [name, 'Bo'], name);
      assert.deepEqual(record(`${name}/Bo`).players, [name, 'Bo'], name);
      assert.deepEqual(record(`Bo / ${name}`).players, ['Bo', name], name);
    }
  });

  it('may have the quotation marks that editors insert', () => {
    for (const names of ['“Ada 2″ / “Bo: B.”', '„Ada 2“ / „Bo: B.”', '＂Ada 2＂ / ＂Bo: B.＂'])
      assert.deepEqual(record(names).players, ['Ada 2', 'Bo: B.'], names);
  });

  it('identifies a seat, whatever the spaces in it', () => {
    const called = recordIn('game: scopa\nplayers: 2\nnames: Zoë\u00a0B. / Bo\u200b\ndeal\nZoë B.: 7D\nBo: 5S');
    assert.deepEqual(called.deals, record('Zoë B. / Bo', '').deals);
  });
});

describe('A word that is not a card', () => {
  it('gets a message with the intended character if it is clear', () => {
    for (const [text, write, instead, letters] of [
      ['XH', 'T', 'X', 'en'],
      ['OH', '0', 'O', 'en'],
      ['IS', 'A', 'I', 'en'],
      ['lS', 'A', 'L', 'en'],
      ['N♥', 'Q', 'N', 'en'],
      ['R♥', 'K', 'R', 'en'],
      ['7B', 'C', 'B', 'en'],
      ['KP', 'R', 'K', 'fr'],
      ['7H', 'C', 'H', 'fr'],
      ['7B', 'F', 'B', 'it'],
    ] as const) {
      const {details, message} = problemOf(`?? ${text}`, {letters});
      assert.ok(details.kind === 'card');
      const {read: other, meant} = details;
      if (other === undefined) {
        assert.deepEqual(meant, {write, instead}, text);
        assert.match(message, new RegExp(`Write “${write}” for “${instead}”\\.$`));
      }
    }
  });

  it('in the letters of a pack gets a message with the right spelling if the game maps suits differently', () => {
    const {details} = problemOf('game: capodama\nplayers: 4\nhands: 7D / 8P / 9P / AP\nleader: 0', {
      letters: 'it',
      isPack: true,
    });
    assert.ok(details.kind === 'card');
    assert.equal(details.word, '7D');
    assert.deepEqual([details.read, details.meant], [undefined, {write: 'C', instead: 'D'}]);
  });
});
