import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {strFromU8, unzipSync} from 'fflate';
import {command} from './in-process.js';

const PAGE = `<!doctype html>
<html lang="en">
<title>Suits &amp; "tricks"</title>
<link rel="stylesheet" href="style/page.css?v=2">
<link rel="canonical" href="/suits">
<link rel="stylesheet" href="https://cdn.example/cartavola@1/dist/cartavola.css" integrity="sha384-abc">
<script type="module" integrity="sha384-abc"
  src="https://cdn.example/cartavola@1/dist/cartavola.js?x=1"></script>
<style>body { background: url(paper.png) }</style>
<p style="background: url('stripe.png')"><img src="hand%20of%20cards.svg" srcset="small.png 1x, large.png 2x">
<img src="https://elsewhere.example/far.png"> <img src="data:image/gif;base64,R0"> <a href="next.html">Next</a> <a href="#top">Up</a>
<rules-explainer game="scopa"></rules-explainer>
<scopa-table src="match.json"></scopa-table>
<script type="module">import {more} from './own.js';</script>
`;

const FILES: Readonly<Record<string, string>> = {
  'lesson.html': PAGE,
  'style/page.css': '@import "more.css"; /* url(gone.png) */ p { cursor: url("../hand.cur") }',
  'style/more.css': '',
  'hand.cur': '',
  'paper.png': '',
  'stripe.png': '',
  'hand of cards.svg': '',
  'small.png': '',
  'large.png': '',
  'match.json': '{}',
  'own.js': "import './other.js'; import './not-there.js';",
  'other.js': '',
};
/** A small kit whose scripts load each other like those of the built one. */
const KIT = {
  'cartavola.js': 'import("./chunks/table-1.js"); import("./chunks/scopa-1.js"); import("./chunks/capra-1.js")',
  'cartavola.js.map': '{}',
  'cartavola-classic.js': "import(new URL('cartavola.js', document.currentScript.src).href)",
  'learning.js': '',
  'cartavola.css': '',
  'embed.html': '',
  'embed.js': 'import("./chunks/table-1.js")',
  'bots-scopa.js': '',
  'bots-capra.js': '',
  'LICENSES.txt': '',
  'chunks/table-1.js': 'import{a}from"./core-1.js";import("./games-1.js")',
  'chunks/core-1.js': '',
  'chunks/games-1.js': 'import{b}from"./calypso-1.js"',
  'chunks/scopa-1.js': '',
  'chunks/capra-1.js': 'import("./capra-words-1.js")',
  'chunks/capra-words-1.js': '',
  'chunks/calypso-1.js': '',
};

/** Runs the command. Also returns the files that it wrote. */
async function run(args: readonly string[], world: Parameters<typeof command>[1]) {
  const written = new Map<string, Uint8Array>();
  return {...(await command(args, {...world, written})), written};
}

interface Made {
  readonly status: number;
  readonly told: Readonly<Record<string, unknown>>;
  readonly zip: Uint8Array | undefined;
  /** Contents of the files in the package, keyed by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Makes a package from these files. */
async function made(files: Readonly<Record<string, string>>, ...more: readonly string[]): Promise<Made> {
  const {status, lines, written} = await run(['scorm', 'lesson.html', '-o', 'out.zip', ...more], {files, kit: KIT});
  const zip = written.get('out.zip');
  const unzipped = Object.entries(zip ? unzipSync(zip) : {}).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  return {
    status,
    told: JSON.parse(lines[0]!) as Record<string, unknown>,
    zip,
    files: Object.fromEntries(unzipped),
  };
}

/** Returns the problems of a page, as `code path`. */
async function problemsOf(html: string, world: Parameters<typeof command>[1] = {}): Promise<readonly string[]> {
  const {status, lines, written} = await run(['scorm', 'lesson.html', '-o', 'out.zip'], {
    files: {...FILES, 'lesson.html': html},
    kit: KIT,
    ...world,
  });
  assert.deepEqual([status, written.size], [1, 0]);
  return lines.map((line) => {
    const {error} = JSON.parse(line) as {error: {code: string; path: string; message: string}};
    assert.match(error.message, /^[A-Z].*/);
    return `${error.code} ${error.path}`.trim();
  });
}

describe('cartavola scorm', () => {
  it('packs the page, its part of the kit, and the files that it loads', async () => {
    const {status, told, zip, files} = await made(FILES);
    assert.equal(status, 0);
    assert.deepEqual(Object.keys(files).sort(), [
      'cartavola/LICENSES.txt',
      'cartavola/bots-scopa.js',
      'cartavola/cartavola.css',
      'cartavola/cartavola.js',
      'cartavola/chunks/calypso-1.js',
      'cartavola/chunks/core-1.js',
      'cartavola/chunks/games-1.js',
      'cartavola/chunks/scopa-1.js',
      'cartavola/chunks/table-1.js',
      'cartavola/learning.js',
      'hand of cards.svg',
      'hand.cur',
      'imsmanifest.xml',
      'large.png',
      'lesson.html',
      'match.json',
      'other.js',
      'own.js',
      'paper.png',
      'small.png',
      'stripe.png',
      'style/more.css',
      'style/page.css',
    ]);
    const {bytes, ...rest} = told;
    assert.deepEqual(rest, {
      package: 'out.zip',
      version: '1.2',
      title: 'Suits & "tricks"',
      files: 23,
      links: ['next.html'],
      elsewhere: ['https://elsewhere.example/far.png'],
    });
    assert.equal(bytes, zip!.length);
  });

  it('loads the kit from the package, and leaves the rest of the page unchanged', async () => {
    const {files} = await made(FILES);
    assert.equal(
      files['lesson.html'],
      PAGE.replace(
        '"https://cdn.example/cartavola@1/dist/cartavola.css" integrity="sha384-abc"',
        '"cartavola/cartavola.css" ',
      )
        .replace(
          '<script type="module" integrity="sha384-abc"',
          '<meta name="cartavola-scorm" content="1.2"><script type="module" src="cartavola/learning.js"></script><script type="module" ',
        )
        .replace('https://cdn.example/cartavola@1/dist/cartavola.js', 'cartavola/cartavola.js'),
    );
  });

  it('keeps the kit’s addresses as attributes, whatever their queries contain', async () => {
    const query = '?a=1&amp;b=&quot;>&lt;img src=x onerror=alert(1)>';
    const {files} = await made({...FILES, 'lesson.html': PAGE.replace('cartavola.js?x=1', `cartavola.js${query}`)});
    assert.match(
      files['lesson.html']!,
      /src="cartavola\/cartavola\.js\?a=1&amp;b=&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;"><\/script>/,
    );
  });

  for (const [version, expected] of Object.entries({
    '1.2': [
      'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"',
      '<schemaversion>1.2</schemaversion>',
      'adlcp:scormtype="sco" href="lesson.html"',
      '<adlcp:masteryscore>80</adlcp:masteryscore>',
    ],
    '2004': [
      'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"',
      '<schemaversion>2004 3rd Edition</schemaversion>',
      'adlcp:scormType="sco" href="lesson.html"',
      '<imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>',
    ],
  }))
    it(`describes the package for SCORM ${version}`, async () => {
      const html = PAGE.replace('<style>', '<meta name="cartavola-pass" content="80"><style>');
      const {told, files} = await made({...FILES, 'lesson.html': html}, '--version', version);
      assert.equal(told['version'], version);
      const manifest = files['imsmanifest.xml']!;
      const title = '<title>Suits &amp; &quot;tricks&quot;</title>';
      assert.deepEqual(manifest.match(/<title>.*<\/title>/g), [title, title], 'of the package and of the page');
      for (const text of [...expected, '<file href="hand%20of%20cards.svg"/>'])
        assert.ok(manifest.includes(text), `${text} in ${manifest}`);
      assert.match(files['lesson.html']!, new RegExp(`name="cartavola-scorm" content="${version}"`));
      for (const name of Object.keys(files).filter((one) => one !== 'imsmanifest.xml'))
        assert.ok(manifest.includes(`<file href="${name.replaceAll(' ', '%20')}"/>`), name);
    });

  it('produces the same bytes from the same page, anywhere and at any time', async () => {
    const zone = process.env['TZ'];
    const zips: (Uint8Array | undefined)[] = [];
    for (const other of ['UTC', 'Pacific/Auckland', 'America/New_York']) {
      process.env['TZ'] = other;
      zips.push((await made(FILES)).zip);
    }
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    assert.deepEqual(zips[1], zips[0]);
    assert.deepEqual(zips[2], zips[0]);
  });

  it('packs the games named in the page, or in its files', async () => {
    const {files} = await made({...FILES, 'match.json': '{"game":"capra"}'});
    for (const name of ['bots-capra.js', 'chunks/capra-1.js', 'chunks/capra-words-1.js', 'bots-scopa.js'])
      assert.ok(`cartavola/${name}` in files, name);
  });

  it('packs files from a folder that contains the page, and recognises a copy of the kit', async () => {
    const html = `<script src="../cartavola/cartavola-classic.js"></script><script type="module" src="../cartavola/learning.js"></script>
<img src="../images/hand.svg"><rules-explainer game="capra"></rules-explainer>`;
    const pack = (...more: readonly string[]) =>
      run(['scorm', 'course/one/lesson.html', '-o', 'out.zip', ...more], {
        files: {'course/one/lesson.html': html, 'course/images/hand.svg': ''},
        kit: KIT,
      });
    assert.match((await pack()).lines[0]!, /"code":"scorm.outside","path":"..\/images\/hand.svg"/);
    assert.match(
      (await pack('--folder', 'other')).lines[0]!,
      /"code":"scorm.outside","path":"course\/one\/lesson.html"/,
    );
    const {lines, written} = await pack('--folder', 'course');
    assert.match(lines[0]!, /"title":"lesson"/);
    const files = unzipSync(written.get('out.zip')!);
    assert.ok(files['images/hand.svg'] && files['cartavola/cartavola.js']);
    const page = strFromU8(files['one/lesson.html']!);
    assert.ok(page.includes('<script src="../cartavola/cartavola-classic.js">'));
    assert.equal(page.match(/learning\.js/g)!.length, 1);
    assert.ok(strFromU8(files['imsmanifest.xml']!).includes('adlcp:scormtype="sco" href="one/lesson.html"'));
  });

  it('reports what is wrong with a page, and does not make a package', async () => {
    for (const [html, problems] of [
      ['<p>Cards', ['scorm.lesson lesson.html', 'scorm.script lesson.html']],
      [PAGE.replace('cartavola.js', 'other.js'), ['scorm.script lesson.html']],
      [PAGE.replace('<title>', '<base href="/elsewhere/"><title>'), ['scorm.base lesson.html']],
      [`${PAGE}<img src="gone.png"><img src="images/gone.png">`, ['scorm.file gone.png', 'scorm.file images/gone.png']],
      [`${PAGE}<style>p { background: url(gone.png) }</style>`, ['scorm.file gone.png']],
      [`${PAGE}<img src="/images/hand.png">`, ['scorm.address /images/hand.png']],
      [`${PAGE}<img src="file:///images/hand.png">`, ['scorm.address file:///images/hand.png']],
      [`${PAGE}<img src="../hand.png">`, ['scorm.outside ../hand.png']],
      [`${PAGE}<img src="%zz.png">`, ['scorm.address %zz.png']],
      [`${PAGE}<p style="background: url(%ff.png)">`, ['scorm.address %ff.png']],
      [`${PAGE}<img src="%2e%2e%2fhand.png">`, ['scorm.address %2e%2e%2fhand.png']],
      [`${PAGE}<img src="%2e%2e/hand.png">`, ['scorm.outside %2e%2e/hand.png']],
      [`${PAGE}<script src="//cdn.example/more.js"></script>`, ['scorm.remote //cdn.example/more.js']],
      ...[
        'ht&#10;tps://cdn.example/m.js',
        'HTTPS:cdn.example/m.js',
        '\\\\cdn.example\\m.js',
        '/\\cdn.example/m.js',
      ].map(
        (src) => [`${PAGE}<script src="${src}"></script>`, [`scorm.remote ${src.replace('&#10;', '\n')}`]] as const,
      ),
      [`${PAGE}<script>import('https://cdn.example/m.js');</script>`, ['scorm.remote https://cdn.example/m.js']],
      [`${PAGE}<meta name="cartavola-pass" content="most">`, ['scorm.pass cartavola-pass']],
      ...['101', '0x10', '1e1', '', ' '].map(
        (pass) => [`${PAGE}<meta name="cartavola-pass" content="${pass}">`, ['scorm.pass cartavola-pass']] as const,
      ),
    ] as const)
      assert.deepEqual(await problemsOf(html), problems);
  });

  it('packs a page with elements named like properties of Object.prototype', async () => {
    const html = `${PAGE}<constructor></constructor><hasownproperty></hasownproperty><p __proto__="a">`;
    assert.equal((await made({...FILES, 'lesson.html': html})).status, 0);
  });

  it('ignores URLs in comments and strings of a style sheet', async () => {
    const css = `/* url(gone.png) */ p::before { content: "url(gone.png) \\" url(gone.png)" } /* url(gone.png)`;
    assert.equal((await made({...FILES, 'style/more.css': css})).status, 0);
    const more = `${PAGE}<style>@import 'gone.css'; p { cursor: URL( "gone.cur" ) }</style>`;
    assert.deepEqual(await problemsOf(more), ['scorm.file gone.css', 'scorm.file gone.cur']);
  });

  it('reads tens of thousands of unterminated URLs', {timeout: 60_000}, async () => {
    for (const part of ['url(', 'url("', "url('", 'url( ', '/*', '@import "', ' ', '"', "'", '\\'])
      for (const before of ['', 'url(', '"']) await made({...FILES, 'style/more.css': before + part.repeat(40_000)});
    for (const part of ['import ', 'from', 'import(', 'import "./', " './", ' '])
      await made({...FILES, 'other.js': `import ${part.repeat(40_000)}`});
    const data = `p { background: url("data:image/png;base64,${'A'.repeat(3_000_000)}") }`;
    assert.equal((await made({...FILES, 'style/more.css': data})).status, 0);
  });

  it('reports what it cannot read or write', async () => {
    assert.deepEqual(await problemsOf(PAGE, {files: {}}), ['scorm.page lesson.html']);
    const latin = Uint8Array.from([...PAGE].map((letter) => letter.charCodeAt(0)).concat(0xe9));
    assert.deepEqual(await problemsOf(PAGE, {files: {...FILES, 'lesson.html': latin}}), ['scorm.page lesson.html']);
    assert.deepEqual(await problemsOf(PAGE, {kit: {}}), ['scorm.kit']);
    assert.deepEqual(await problemsOf(PAGE, {kit: undefined}), ['scorm.kit']);
    assert.deepEqual(await problemsOf(PAGE, {isFull: true}), ['scorm.output out.zip']);
  });

  it('replaces an existing file only with --force', async () => {
    const world = {files: {...FILES, 'out.zip': 'of somebody'}, kit: KIT};
    assert.deepEqual(await problemsOf(PAGE, world), ['scorm.exists out.zip']);
    const {status, written} = await run(['scorm', 'lesson.html', '-o', 'out.zip', '--force'], world);
    assert.deepEqual([status, [...written.keys()]], [0, ['out.zip']]);
  });

  it('needs a page, a package name, and a known version', async () => {
    for (const args of [
      [],
      ['lesson.html'],
      ['lesson.html', 'other.html', '-o', 'out.zip'],
      ['lesson.html', '-o', './lesson.html', '--force'],
      ['lesson.html', '-o', 'out.zip', '--version', '1.3'],
    ])
      assert.equal((await run(['scorm', ...args], {files: FILES, kit: KIT})).status, 2, args.join(' '));
  });
});
