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

it('The oEmbed JSON of a frame has the colour scheme of its address, so the frame is transparent', async () => {
  const frameOf = async (fields: string) => {
    const {lines, complaints} = await command(['oembed', `https://example.org/embed.html#game=scopa${fields}`]);
    return complaints.length > 0 ? complaints.join('\n') : (JSON.parse(lines[0]!) as {html: string}).html;
  };
  assert.match(await frameOf('&scheme=dark'), / style="color-scheme: dark"><\/iframe>$/);
  assert.match(await frameOf('&scheme=light'), / style="color-scheme: light"><\/iframe>$/);
  assert.doesNotMatch(await frameOf(''), /color-scheme/);
  assert.match(await frameOf('&scheme=red'), /light or dark/);
});
