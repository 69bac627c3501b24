import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readLines} from '@cartavola/cli';
import fc from 'fast-check';
import {chunksOf} from './in-process.js';

async function linesOf(chunks: AsyncIterable<Uint8Array>): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  for await (const line of readLines(chunks)) lines.push(line);
  return lines;
}

async function* bytes(...chunks: readonly (readonly number[])[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(Uint8Array.from(chunk));
}

describe('Lines', () => {
  it('are the same however the bytes are split', async () => {
    const text = fc.array(fc.constantFrom('a', '"é"', '♥', '😀', '\u2028', '\r', ' ', '\n', '\n'), {maxLength: 40});
    await fc.assert(
      fc.asyncProperty(text, fc.integer({min: 1, max: 9}), async (parts, size) => {
        const expected = parts
          .join('')
          .split('\n')
          .filter((line) => line.trim() !== '');
        assert.deepEqual(await linesOf(chunksOf(parts.join(''), size)), expected);
      }),
    );
  });

  it('may be ten megabytes long', async () => {
    const long = 'é'.repeat(5_000_000);
    assert.deepEqual(await linesOf(chunksOf(`${long}\n1\n`)), [long, '1']);
  });

  it('start after a byte order mark', async () => {
    assert.deepEqual(await linesOf(bytes([0xef, 0xbb], [0xbf, 0x31, 10], [0x32])), ['1', '2']);
  });

  it('are undefined if they are not UTF-8', async () => {
    assert.deepEqual(await linesOf(bytes([0x31, 10, 0xff, 10, 0x32])), ['1', undefined, '2']);
  });

  it('arrive one by one, before the rest is read', async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) yield await Promise.resolve(Uint8Array.from([0x30 + asked++, 10]));
    }
    const seen: unknown[] = [];
    for await (const line of readLines(endless())) if (seen.push(line) === 3) break;
    assert.deepEqual([seen, asked], [['0', '1', '2'], 3]);
  });
});
