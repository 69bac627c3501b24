import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {LANGUAGES} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {command} from './in-process.js';

/** Returns the command's output as a single string. */
async function printed(...args: readonly string[]): Promise<string> {
  const {status, lines, complaints} = await command(['rules', ...args]);
  assert.deepEqual([status, complaints], [0, []]);
  return lines.join('\n');
}

const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

/** Throws unless all elements are closed in order. */
function assertWhole(html: string): void {
  const open: string[] = [];
  for (const [, slash, name] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (!slash) open.push(name!);
    else assert.equal(open.pop(), name);
  }
  assert.deepEqual(open, []);
}

describe('cartavola rules', () => {
  for (const game of Object.keys(rulebooks)) {
    for (const lang of LANGUAGES) {
      it(`prints ${game} in “${lang}”: every rule once, under its id`, async () => {
        const {rulebook} = await rulebooks[game]!();
        const html = await printed(game, '--lang', lang);
        const ids = idsIn(html);
        assert.deepEqual([...ids].sort(), [...rulebook.ids, 'common.card', 'common.turn', 'common.type'].sort());
        assert.ok(html.startsWith(`<article lang="${lang}">\n<h2>`));
        assertWhole(html);
        assert.doesNotMatch(html, /style=|<script|<br|undefined|&(?!amp;|lt;|gt;|quot;)/);
      });
    }
  }

  it('prints English and the usual number of players by default', async () => {
    assert.equal(await printed('capodama'), await printed('capodama', '--lang', 'en', '--options', '{"players":4}'));
  });

  it('prints the rules that apply with the options', async () => {
    assert.match(await printed('scopa', '--options', '{"rules":"italian","target":21}'), /has 21\u00a0points/);
    assert.match(
      await printed('capodama', '--options', '{"target":5}'),
      /With four players[^]*The first player with 5\u00a0marks/,
    );
    assert.match(await printed('capodama', '--options', '{"players":3}'), /<h4 id="capodama.fourth-trump">2\.\d/);
    assert.match(await printed('capodama', '--options', '{"players":4}'), /<small>\(Three players\)<\/small>/);
  });

  it('uses Italian card names on request', async () => {
    const html = await printed('capodama', '--lang', 'it', '--deck', 'italian');
    assert.match(html, /cavallo di denari/);
    assert.doesNotMatch(html, /donna di cuori/);
  });

  for (const [args, about] of [
    [['capodama', '--lang', 'de'], /--lang must be one of en, fr, it/],
    [['whist'], /"whist" is not a game/],
    [[], /one game/],
    [['capodama', '--options', '[]'], /options/],
    [['capodama', '--options', '{"players":7}'], /options\.players/],
    [['capra', '--deck', 'italian'], /no deck "italian"/],
    [['capodama', '--deck', 'tarot'], /no deck "tarot"/],
    [['capodama', '--deck', 'italian', '--options', '{"players":6}'], /no deck "italian"/],
  ] as const) {
    it(`refuses incorrect usage: cartavola rules ${args.join(' ')}`, async () => {
      const {status, lines, complaints} = await command(['rules', ...args]);
      assert.deepEqual([status, lines], [2, []]);
      assert.match(complaints[0]!, about);
    });
  }
});
