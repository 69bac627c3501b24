import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {describe, it} from 'node:test';
import type {Surroundings} from '@cartavola/cli';
import {loadPainter} from '@cartavola/cli/load-painter.js';
import {LAST_TRICK as ENDING} from '../engine/notation-faults.js';
import {command} from './in-process.js';
import {pixelsOf} from './png-pixels.js';
import {sampleOf} from '../sample-size.js';

const SCOPA = 'game: scopa / players: 2 / you: AS 7H* KD / table: 2C 5D / stock 24';

/** A font file, because system fonts differ, and a server may have none. */
const FONT = path.resolve('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** Runs the verb. Returns the files that it wrote. */
async function painted(...args: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const written = new Map<string, Uint8Array>();
  const {status, lines, complaints} = await command(['draw', ...args], {
    files: {'a.txt': ENDING, [FONT]: readFileSync(FONT)},
    written,
  });
  assert.equal(status, 0, [...lines, ...complaints].join('\n'));
  return written;
}

const pixelsIn = async (...args: readonly string[]) => pixelsOf((await painted(...args, '-o', 'a.png')).get('a.png')!);

/** Runs a failing verb. Returns its exit status, the code of its fault, and its messages. */
async function fault(args: readonly string[], painter: Surroundings['painter'] = loadPainter) {
  const written = new Map<string, Uint8Array>();
  const {status, lines, complaints} = await command(['draw', ...args], {
    painter,
    written,
    files: {'package.json': '{}'},
  });
  const {error} = JSON.parse(lines[0] ?? '{}') as {error?: {code: string; message: string}};
  assert.equal(written.size, 0);
  return {status, code: error?.code, message: error?.message ?? complaints[0]};
}

/** Colours of each theme: the background, the titles and other text. */
const THEMES = [
  ['felt', [31, 92, 70, 255], [255, 253, 247, 255], [215, 230, 221, 255]],
  ['light', [255, 255, 255, 255], [23, 32, 46, 255], [74, 85, 101, 255]],
  ['dark', [22, 27, 34, 255], [243, 245, 247, 255], [185, 194, 204, 255]],
  ['plain', [0, 0, 0, 0], [0, 0, 0, 255], [0, 0, 0, 255]],
] as const;

describe('cartavola draw, as PNG', () => {
  for (const [theme, ground, bright, quiet] of sampleOf(THEMES, 2))
    it(`shows the background, the cards and all text in the colours of the theme ${theme}`, async () => {
      const look = [SCOPA, '--theme', theme];
      const pixels = await pixelsIn(...look, '--scale', '3', '--font', FONT);
      assert.deepEqual(pixels.at(0, 0), [0, 0, 0, 0]);
      assert.deepEqual(pixels.at(pixels.width / 2, 6), ground);
      assert.ok(pixels.count([255, 253, 247, 255]) > 50_000);
      assert.ok(pixels.count([176, 13, 36, 255]) > 5000, 'red pips');
      const svg = new TextDecoder().decode((await painted(...look, '-o', 'a.svg')).get('a.svg'));
      const texts = [
        ...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"( text-anchor="middle")?( font-weight)?/g),
      ];
      assert.equal(texts.length, 4);
      for (const [, x, y, size, isCentred, isTitle] of texts) {
        const area = {
          left: Number(x) - (isCentred ? 20 : 0),
          top: Number(y) - Number(size),
          width: 40,
          height: Number(size),
        };
        assert.ok(pixels.count(isTitle ? bright : quiet, area, 3) > 100, `the text at ${x}, ${y}`);
      }
    });

  it('has the number of pixels that its width and scale imply', async () => {
    assert.equal((await pixelsIn(SCOPA)).width, 1280);
    assert.equal((await pixelsIn(SCOPA, '--width', '400', '--scale', '1.5')).width, 600);
    const [small, large] = [await pixelsIn('AS', '--scale', '1'), await pixelsIn('AS', '--scale', '4')];
    assert.equal(large.width, small.width * 4);
    assert.ok(Math.abs(large.height - small.height * 4) < 4);
  });

  it('is written if the file extension or the requested format says so', async () => {
    for (const [name = '', ...format] of [['a.png'], ['A.PNG'], ['a', '--format', 'png'], ['a.svg', '--format', 'png']])
      assert.ok(pixelsOf((await painted('AS', '-o', name, ...format)).get(name)!).width > 0, name);
    const svg = (await painted('AS', '-o', 'a.png', '--format', 'svg')).get('a.png')!;
    assert.match(new TextDecoder().decode(svg), /^<svg /);
  });

  it('prints nothing but the picture’s bytes', async () => {
    const bytes: Uint8Array[] = [];
    const {lines, status} = await command(['draw', 'AS', '--format', 'png'], {printed: bytes});
    assert.deepEqual([status, lines, bytes.length], [0, [], 1]);
    const {stdout} = spawnSync(process.execPath, ['tools/build/cartavola.mjs', 'draw', 'AS', '--format', 'png']);
    assert.deepEqual(new Uint8Array(stdout), new Uint8Array(bytes[0]!));
  });

  it('writes a file with a description after each move of a match', async () => {
    const written = await painted('@a.txt', '--every-ply', '-o', 'slide.png', '--width', '300', '--scale', '1');
    assert.deepEqual(
      [...written.keys()],
      [0, 1, 2, 3, 4].map((ply) => `slide-${ply}.png`),
    );
    const faces = [...written.values()].map((png) => pixelsOf(png).count([255, 253, 247, 255]));
    assert.equal(new Set(faces).size, 5);
    const {lines} = await command(['draw', 'AS', '-o', 'a.png'], {written: new Map()});
    assert.deepEqual(lines, ['{"file":"a.png","description":"ace of spades"}']);
  });

  it('reports the missing package, and writes nothing', async () => {
    const needed = 'PNG pictures need the package @resvg/resvg-js. Install it: npm i @resvg/resvg-js';
    const missing = Object.assign(new Error('Cannot find package'), {code: 'ERR_MODULE_NOT_FOUND'});
    for (const [error, message] of [
      [missing, needed],
      [new Error('no file for this system\nat …'), `${needed} (no file for this system)`],
    ] as const) {
      const told = await fault(['AS', '-o', 'a.png'], () => Promise.reject(error));
      assert.deepEqual(told, {status: 1, code: 'draw.png', message});
    }
  });

  it('fails for text without a font, but not for cards', async () => {
    const painter = async () => ({...(await loadPainter()), hasFont: () => false});
    assert.equal((await fault([SCOPA, '-o', 'a.png'], painter)).code, 'draw.font');
    const bytes: Uint8Array[] = [];
    await command(['draw', 'AS KH', '--format', 'png'], {painter, printed: bytes});
    assert.ok(pixelsOf(bytes[0]!).count([23, 32, 46, 255]) > 1000);
    for (const [file, message] of [
      ['package.json', 'package.json is not a font.'],
      ['none.ttf', 'none.ttf cannot be read: no such file (file.failed)'],
    ] as const)
      assert.deepEqual(await fault([SCOPA, '-o', 'a.png', '--font', file]), {status: 1, code: 'draw.font', message});
  });

  it('has at most 64 million pixels', async () => {
    const {code, message} = await fault([SCOPA, '-o', 'a.png', '--width', '4000', '--scale', '4']);
    assert.equal(code, 'draw.size');
    assert.match(message!, /16000 × \d+ pixels/);
  });

  it('reports which option is wrong', async () => {
    for (const [args, wrong] of [
      [['-o', 'a.png', '--scale', '5'], /--scale must be a number from 1 to 4/],
      [['-o', 'a.png', '--scale', '0.5'], /--scale must be a number from 1 to 4/],
      [['-o', 'a.png', '--scale', 'big'], /--scale must be a number from 1 to 4/],
      [['-o', 'a.svg', '--scale', '2'], /--scale is for PNG pictures/],
      [['--font', FONT], /--font is for PNG pictures/],
      [['--format', 'gif'], /--format must be one of svg, png/],
      [['--format', 'png', '--every-ply'], /need a file: -o FILE\.png/],
    ] as const) {
      const {status, message} = await fault(['AS', ...args]);
      assert.equal(status, 2);
      assert.match(message!, wrong);
    }
  });
});
