import {FRAME_SANDBOX} from '@cartavola/elements/checks.js';
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {it} from 'node:test';
import {command} from './in-process.js';

it('Frames have the same sandbox in the code, guides and pages', async () => {
  const files = execFileSync(
    'git',
    ['grep', '-l', 'embed.html', '--', 'docs', 'demo', 'packages/*/src', 'packages/wordpress'],
    {
      encoding: 'utf8',
    },
  );
  const found = files
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.|\.node\./.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/sandbox="(allow-[^"]*)"/g)].map(([, sandbox]) => `${file}: ${sandbox}`);
    });
  assert.ok(found.length >= 4, String(found));
  assert.deepEqual(
    found.filter((one) => !one.endsWith(`: ${FRAME_SANDBOX}`)),
    [],
  );
  const {lines} = await command(['oembed', 'https://example.org/embed.html#game=scopa']);
  assert.ok(lines[0]!.includes(`sandbox=\\"${FRAME_SANDBOX}\\"`));
});
