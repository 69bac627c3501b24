import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {readNotation, recordNotation} from '@cartavola/engine/notation.js';
import {vectorFiles} from '../vectors/read-vectors.js';
import {sampleSize} from '../sample-size.js';

describe('A fault in notation is reported', () => {
  it('even for an empty or very long string', () => {
    for (const text of [undefined, 7, {}] as unknown as string[]) {
      const notation = readNotation(text, {games});
      assert.ok(!notation.ok);
      assert.equal(notation.problem.code, 'notation.type');
    }
    for (const part of [
      'AS ',
      'AS / ',
      '{',
      '"',
      'deal\n',
      'W: ',
      'hands: ',
      '\\',
      'moves: ',
      '{}',
      ',',
      '[',
      '["',
      '[AS] ',
      ']',
    ]) {
      const text = part.repeat(sampleSize(5000, 200_000));
      readNotation(text, {games, game: 'calypso'});
      assert.ok(!readNotation(`deal\nmoves: ${text}`, {games, game: 'calypso'}).ok, part);
    }
  });

  it('and nothing else happens, whatever the string', () => {
    const texts = vectorFiles
      .flatMap(({vectors}) => vectors.slice(0, 2))
      .flatMap(({record}) => {
        const given = readRecord(record, games);
        return given.ok
          ? [
              recordNotation(
                given.value,
                games.find(({id}) => id === given.value.game)!,
              ),
            ]
          : [];
      });
    const signs = [
      '\n',
      '/',
      '{',
      '}',
      ':',
      ',',
      '"',
      '\\',
      '*',
      '??',
      'deal',
      'moves:',
      'hands:',
      'W:',
      '0:',
      '-',
      '99',
      'x',
      '(',
      '[',
      ']',
      '[AS ',
      '@fr',
      '__proto__',
      '🂡',
    ];
    // The generator from Numerical Recipes produces the same strings in each run.
    let state = 1;
    const below = (count: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    let read = 0;
    const codes = new Set<string>();
    for (let round = 0; round < sampleSize(500, 10_000); round++) {
      let text = texts[below(texts.length)]!;
      text = text.slice(0, 60 + below(500));
      for (let change = 1 + below(3); change > 0; change--) {
        const at = below(text.length);
        text = text.slice(0, at) + signs[below(signs.length)]! + text.slice(at + below(4));
      }
      const notation = readNotation(text, {games});
      if (notation.ok) read++;
      else codes.add(notation.problem.code);
    }
    assert.ok(codes.size > sampleSize(10, 15), `${read} were read; ${[...codes].join(', ')}`);
  });
});
