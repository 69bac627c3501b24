import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, it} from 'node:test';
import {command} from './in-process.js';

const ADDRESS = 'https://cdn.example/cartavola@1.2.3/dist/';

/** A small kit. */
const kit: Readonly<Record<string, string>> = {
  'preload.json': JSON.stringify({
    'scopa-table': ['chunks/table-1.js', 'chunks/core-4.js'],
    'playing-card': ['chunks/card-7.js', 'chunks/core-4.js'],
    'rules-explainer': ['chunks/explainer-8.js', 'chunks/core-4.js'],
    'scopa.fr': ['chunks/words-2.js'],
    'scopa.en': ['chunks/words-9.js'],
    italian: ['chunks/suits-3.js'],
    rulebook: ['chunks/book-10.js'],
    'scopa-lesson': ['chunks/lesson-11.js'],
    'scopa-lesson.fr': ['chunks/rules-5.js'],
    'capra-rules.fr': ['chunks/rules-6.js'],
  }),
  'cartavola.js': 'the loader',
  'cartavola-classic.js': 'no module',
  'bots-scopa.js': 'a worker',
  'cartavola.css': 'the sheet',
  'define/scopa-table.js': 'one element',
  'define/playing-card.js': 'another',
  'define/rules-explainer.js': 'a third',
  ...Object.fromEntries(
    [...'table words suits core rules rules card explainer words book lesson'.split(' ')].map((name, place) => [
      `chunks/${name}-${place + 1}.js`,
      `${name} ${place}`,
    ]),
  ),
};
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Prints the head for the arguments that follow the URL. */
async function head(args: readonly string[] = [], address = ADDRESS): Promise<string> {
  const {status, lines, complaints} = await command(['head', ...args, '--address', address], {kit});
  assert.deepEqual([status, complaints], [0, []]);
  return lines.join('\n');
}
const mapIn = (html: string): string => /<script type="importmap">([^]*?)<\/script>/.exec(html)![1]!;
const earlyIn = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, address]) => address!.slice(ADDRESS.length));

describe('cartavola head', () => {
  it('puts the hash of every module into an import map, and the hash of the map into the policy', async () => {
    const html = await head();
    const {integrity} = JSON.parse(mapIn(html)) as {integrity: Record<string, string>};
    const modules = Object.entries(kit).filter(([name]) =>
      /^(?:cartavola|bots-.*|chunks\/.*|define\/.*)\.js$/.test(name),
    );
    assert.deepEqual(integrity, Object.fromEntries(modules.map(([name, text]) => [ADDRESS + name, hashOf(text)])));
    assert.ok(html.includes(`script-src ${ADDRESS} '${hashOf(mapIn(html))}'; style-src ${ADDRESS}; worker-src blob:`));
  });

  it('adds hashes to the script, the style sheet and the preloaded files', async () => {
    const html = await head(['scopa-table', '--lang', 'fr']);
    for (const name of ['cartavola.js', 'cartavola.css', 'chunks/table-1.js'])
      assert.ok(html.includes(`="${ADDRESS}${name}" integrity="${hashOf(kit[name]!)}" crossorigin`), name);
    const places = ['importmap', 'modulepreload', 'type="module"'].map((text) => html.indexOf(text));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
  });

  for (const [args, early] of [
    [[], []],
    [['scopa-table'], ['table-1', 'core-4', 'words-9']],
    [
      ['scopa-table', '--lang', 'fr-CA', '--deck', 'italian'],
      ['table-1', 'core-4', 'suits-3', 'words-2'],
    ],
    [
      ['scopa-table', 'playing-card', '--lang', 'fr'],
      ['table-1', 'core-4', 'words-2', 'card-7'],
    ],
    [
      ['rules-explainer', '--game', 'scopa', '--lang', 'fr'],
      ['explainer-8', 'core-4', 'lesson-11', 'rules-5'],
    ],
    [
      ['rules-explainer', '--game', 'capra', '--view', 'rules', '--lang', 'fr'],
      ['explainer-8', 'core-4', 'book-10', 'rules-6'],
    ],
  ] as const)
    it(`preloads each file of the page’s elements once: ${args.join(' ')}`, async () =>
      assert.deepEqual(
        earlyIn(await head(args)),
        early.map((name) => `chunks/${name}.js`),
      ));

  it('runs only the elements’ scripts with --define', async () => {
    const html = await head(['scopa-table', 'playing-card', 'scopa-table', '--define']);
    const run = [...html.matchAll(/<script type="module" src="([^"]*)" integrity="([^"]*)" crossorigin>/g)];
    const files = ['define/scopa-table.js', 'define/playing-card.js'];
    assert.deepEqual(
      run.map(([, address, hash]) => [address, hash]),
      files.map((file) => [ADDRESS + file, hashOf(kit[file]!)]),
    );
    assert.ok(earlyIn(html).includes('chunks/table-1.js'));
  });

  it('accepts a URL on the page’s site, with or without a trailing slash', async () => {
    for (const address of ['/cartavola', '/cartavola/']) {
      const html = await head([], address);
      assert.ok(html.includes('src="/cartavola/cartavola.js"'));
      assert.ok(mapIn(html).includes('"/cartavola/chunks/table-1.js"'));
      assert.match(html, /script-src 'self' 'sha256-[^']+'; style-src 'self'; worker-src 'self' blob: -->/);
    }
  });

  it('escapes the URL', async () => {
    const html = await head(['scopa-table'], 'https://cdn.example/a"><script>&b;c,d--></script>/');
    assert.equal(html.match(/<script/g)!.length, 2);
    assert.equal(html.match(/-->/g)!.length, 1);
    assert.match(html, /script-src https:\/\/cdn\.example\/[^ ;,]+%3B[^ ;,]+%2C[^ ;,]+ 'sha256/);
    assert.ok(html.includes('href="https://cdn.example/a%22%3E%3Cscript%3E&amp;b'));
  });

  for (const [args, about] of [
    [['head'], /--address/],
    [['head', '--address', 'dist/'], /--address/],
    [['head', '--address', 'javascript:alert(1)'], /--address/],
    [['head', '--address', '//cdn.example/'], /--address/],
    [['head', '--address', `${ADDRESS}?a=1`], /--address/],
    [['head', 'scopa-tabel', '--address', ADDRESS], /"scopa-tabel" is not an element: playing-card, /],
    [['head', 'rules-explainer', '--address', ADDRESS], /rules-explainer needs --game/],
    [['head', '--address', ADDRESS, '--lang', 'de'], /--lang/],
    [['head', '--address', ADDRESS, '--deck', 'tarot'], /"tarot" is not a deck/],
    [['head', '--address', ADDRESS, '--game', 'whist'], /"whist" is not a game/],
    [['head', '--address', ADDRESS, '--view', 'dance'], /"dance" is not a view: lesson, rules/],
    [['head', '--address', ADDRESS, '--define'], /--define needs/],
    [['oembed'], /one address/],
    [['oembed', 'https://example.org/embed.html'], /one address/],
    [['oembed', 'https://example.org/other.html#game=scopa'], /one address/],
    [['oembed', 'javascript:alert(1)/embed.html#game=scopa'], /one address/],
    ...['0', '0x10', '1e3', ' 5', ''].map(
      (width) => [['oembed', 'https://example.org/embed.html#game=scopa', `--width=${width}`], /--width/] as const,
    ),
    [['oembed', 'https://example.org/embed.html#game=bridge'], /"bridge" is not a game: .*scopa/],
    [['oembed', 'https://example.org/embed.html#game=scoppa'], /"scoppa" is not a game: .* Did you mean `scopa`\?$/],
    [
      ['oembed', 'https://example.org/embed.html#element=scopa-tabel'],
      /is not an element.* Did you mean `scopa-table`\?$/,
    ],
  ] as const)
    it(`refuses incorrect usage: ${args.join(' ')}`, async () => {
      const {status, lines, complaints} = await command(args, {kit});
      assert.deepEqual([status, lines, complaints.length], [2, [], 1]);
      assert.match(complaints[0]!, about);
    });

  it('reports a missing or unbuilt kit', async () => {
    for (const world of [{}, {kit: {}}]) {
      const {status, complaints} = await command(['head', '--address', ADDRESS], world);
      assert.equal(status, 2);
      assert.match(complaints.join('\n'), /missing: install the package cartavola/);
    }
  });
});

describe('cartavola oembed', () => {
  it('describes a frame as oEmbed 1.0, with its URL escaped', async () => {
    const address = 'https://example.org/cartavola/embed.html#game=scopa&lang=it&names=%22%3E';
    const {status, lines} = await command(['oembed', address, '--title', '“Scopa” & "co"', '--width', '500']);
    assert.deepEqual([status, lines.length], [0, 1]);
    const {html, ...rest} = JSON.parse(lines[0]!) as Record<string, unknown> & {html: string};
    assert.deepEqual(rest, {
      version: '1.0',
      type: 'rich',
      provider_name: 'Cartavola',
      title: '“Scopa” & "co"',
      width: 500,
      height: 700,
    });
    assert.match(html, /^<iframe src="[^"<>]+" title="[^"<>]+" [^<>]*><\/iframe>$/);
    assert.ok(html.includes(`src="${address.replaceAll('&', '&amp;')}"`));
    assert.ok(html.includes('title="“Scopa” &amp; &quot;co&quot;" width="500" height="700"'));
  });
});
