import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {rulebooks} from '@cartavola/words/games.js';
import {SHARED_RULES} from '@cartavola/words/rulebook/rulebook-words.js';

const SOURCES = 'packages/engine/src';

/** Returns every rule that the engine's source mentions, in code or in comments. */
function rulesNamed(game: string): ReadonlySet<string> {
  const files = readdirSync(SOURCES, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const named = files.flatMap((file) => {
    const text = readFileSync(`${SOURCES}/${file}`, 'utf8');
    return [...text.matchAll(new RegExp(`['\`](${game}\\.[a-z0-9-]+)['\`]`, 'g'))].map(([, id]) => id!);
  });
  return new Set(named);
}

describe('The rules that the engine mentions', () => {
  for (const game of Object.keys(rulebooks)) {
    it(`are all in ${game}’s rulebook`, async () => {
      const {rulebook} = await rulebooks[game]!();
      const named = rulesNamed(game);
      assert.ok(named.size > 5);
      assert.deepEqual(
        [...named].filter((id) => !rulebook.ids.includes(id)),
        [],
      );
    });
  }

  it('that apply to every game are in every rulebook', () => {
    assert.deepEqual([...rulesNamed('common')].sort(), [...SHARED_RULES].sort());
  });
});
