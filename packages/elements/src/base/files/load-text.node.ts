import assert from 'node:assert/strict';
import {afterEach, describe, it} from 'node:test';
import {loadText} from './load-text.js';

const TEXT = 'names: Zoë / Éric\ngame: scopa';

const utf16 = (text: string, swap = false): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};
const utf8 = Buffer.from(TEXT);
const latin1 = Buffer.from(TEXT, 'latin1');

const {fetch} = globalThis;

/** Loads text through a mock `fetch` that returns the given bytes. */
async function loaded(bytes: Uint8Array, type: string): Promise<string> {
  globalThis.fetch = () => Promise.resolve(new Response(new Uint8Array(bytes), {headers: {'content-type': type}}));
  const read = await loadText('https://example.org/match.txt', new AbortController().signal);
  return read.ok ? read.value : `${read.problem.code} ${read.problem.path}: ${read.problem.message}`;
}

describe('Text at a URL', () => {
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  for (const [what, bytes, type] of [
    ['UTF-8', utf8, 'text/plain'],
    ['UTF-8 with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]), 'text/plain'],
    ['UTF-8 that is served as another charset', utf8, 'text/plain; charset=ISO-8859-1'],
    ['UTF-16, little-endian', utf16(`\ufeff${TEXT}`), 'text/plain'],
    ['UTF-16, big-endian', utf16(`\ufeff${TEXT}`, true), 'text/plain; charset=utf-8'],
    ['UTF-16 without a byte order mark', utf16(TEXT), 'text/plain'],
    ['UTF-16 without a byte order mark, big-endian', utf16(TEXT, true), 'text/plain; charset=utf-16be'],
    ['Latin-1, from its charset', latin1, 'text/plain; charset=iso-8859-1'],
    ['Windows-1252, from its charset', latin1, 'text/plain;Charset="windows-1252"'],
  ] as const)
    it(`is decoded as ${what}`, async () => {
      assert.equal(await loaded(bytes, type), TEXT);
    });

  it('is rejected instead of altered if its bytes are not text', async () => {
    for (const type of ['text/plain', 'text/plain; charset=utf-8', 'text/plain; charset=nonsense', 'application/json'])
      assert.match(await loaded(latin1, type), /^record\.encoding src: .*UTF-8/, type);
  });

  it('may be empty', async () => {
    assert.equal(await loaded(new Uint8Array(), 'text/plain'), '');
  });
});
