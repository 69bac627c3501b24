import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {platform, tmpdir} from 'node:os';
import path from 'node:path';
import {CODES} from '@cartavola/cli/check/codes.js';
import {after, before, describe, it} from 'node:test';

const PAGES = 'test/samples/articles';

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `cartavola check`. */
function check(...args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['tools/build/cartavola.mjs', 'check', ...args], {stdio: 'pipe'});
  const parts = {output: '', errors: ''};
  child.stdout.setEncoding('utf8').on('data', (text: string) => (parts.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (parts.errors += text));
  child.stdin.end();
  return new Promise((resolve) => child.on('close', (status) => resolve({status, ...parts})));
}

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly endLine: number;
  readonly code: string;
  readonly message: string;
}

describe('The check of a site', () => {
  it('finds all planted faults in a blog, each on its line', async () => {
    const {status, output, errors} = await check(`${PAGES}/faulty`, '--format', 'json');
    assert.deepEqual([status, errors], [1, '']);
    const found = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Finding);
    const planted = JSON.parse(readFileSync(`${PAGES}/faulty/key.json`, 'utf8')) as readonly {
      readonly file: string;
      readonly line: number;
      readonly what: string;
    }[];
    assert.equal(planted.length, 60);
    const isAt =
      ({file, line}: {readonly file: string; readonly line: number}) =>
      (one: Finding): boolean =>
        path.basename(one.file) === path.basename(file) && one.line <= line && line <= one.endLine;
    assert.deepEqual(
      planted.filter((one) => !found.some(isAt(one))).map(({file, line, what}) => `${file}:${line} ${what}`),
      [],
    );
    const isExplained = ({code}: Finding): boolean => Object.hasOwn(CODES, code) || /^(?:attribute|embed)\./.test(code);
    assert.deepEqual(
      found.filter((one) => !isExplained(one)),
      [],
    );
    assert.deepEqual(
      found.filter((one) => !planted.some((fault) => isAt(fault)(one))),
      [],
    );
  });

  it('finds nothing in pages without faults', async () => {
    const {status, output} = await check(`${PAGES}/clean`);
    assert.match(output, /^44 files, .*: no findings\n$/);
    assert.equal(status, 0);
  });

  it('finds nothing in the documentation and the demo', async () => {
    // The build adds the kit's script and puzzles to these pages.
    const {output} = await check('docs', 'demo');
    assert.deepEqual(
      output
        .split('\n')
        .filter((line) => /^\w/.test(line) && !/\((?:page\.(?:script|file)|file\.missing)|no elements/.test(line))
        .length,
      1,
      output,
    );
  });

  it('finds nothing in the templates of the stories', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-stories-'));
    const files = readdirSync('stories', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
    for (const file of files)
      for (const [place, [, html]] of [...readFileSync(`stories/${file}`, 'utf8').matchAll(/html`([^`]*)`/g)].entries())
        writeFileSync(path.join(folder, `${file.replace(/\W/g, '-')}-${place}.html`), html!);
    const {output} = await check(folder);
    rmSync(folder, {recursive: true});
    // A story shows one step, which it puts into a lesson.
    assert.match(output, /^5\d files, .*\b[01] findings?\n$/m);
    assert.equal(
      output.split('\n').filter((line) => /\([a-z]+\.[a-z]+/.test(line) && !line.includes('own-lesson')).length,
      0,
    );
  });

  it('finds nothing in templates of static site generators', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-templates-'));
    writeFileSync(
      path.join(folder, 'layout.html'),
      `<!doctype html><html><head>{{ partial "cartavola.html" . }}</head><body>
<card-diagram {{ range .Attributes }}{{ end }} caption="{{ .Get "caption" }}">{{ .Inner }}</card-diagram>
<rules-explainer game="{{ .Get 0 }}">{{ .Inner }}</rules-explainer><scopa-table level="{{ .Params.level }}"></scopa-table>
</body></html>`,
    );
    writeFileSync(path.join(folder, 'partial.html'), '<script src="{{ "cartavola/cartavola.js" | relURL }}"></script>');
    const {output} = await check(folder);
    rmSync(folder, {recursive: true});
    assert.match(output, /^.*partial\.html:1:1: .*\(page\.module type\)/);
    assert.match(output, /: 1 finding\n$/);
  });

  it('accepts patterns', async () => {
    const {output} = await check(`${PAGES}/clean/*.md`);
    assert.match(output, /^7 files, .*: no findings\n$/);
  });
});

describe('The check of bad files', () => {
  let folder = '';
  before(() => (folder = mkdtempSync(path.join(tmpdir(), 'cartavola-check-'))));
  after(() => rmSync(folder, {recursive: true}));

  const write = (name: string, content: string | Uint8Array): string => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
    return file;
  };

  it('reports binary, broken and large files in a folder, and continues', async () => {
    const site = path.join(folder, 'site');
    write(
      'site/binary.html',
      Uint8Array.from({length: 4000}, (_, place) => (place * 151) % 256),
    );
    write('site/latin.html', Uint8Array.from([60, 112, 62, 233, 10]));
    write('site/large.html', `<p>${'x'.repeat(17 * 2 ** 20)}</p>`);
    write('site/nested.html', '<div>'.repeat(100_000));
    write('site/many.html', '<scopa-table level="x"></scopa-table>\n'.repeat(20_000));
    write('site/repeated.html', '<scopa-table deck deck></scopa-table><p id id></p>\n'.repeat(5000));
    write('site/empty.md', '');
    write('site/other.json', '{"name": "other"}');
    write('site/last.html', '<scopa-tabel></scopa-tabel>');
    const {status, output, errors} = await check(site);
    assert.deepEqual([status, errors], [1, '']);
    for (const [file, code] of [
      ['binary.html', 'file.text'],
      ['latin.html', 'file.text'],
      ['large.html', 'page.large'],
      ['nested.html', 'page.nested'],
      ['many.html', 'attribute.level'],
      ['repeated.html', 'page.twice'],
      ['last.html', 'page.element'],
    ] as const)
      assert.ok(
        output.split('\n').some((line) => line.includes(file) && line.includes(`(${code}`)),
        `${file} ${code}`,
      );
    assert.ok(!output.includes('other.json'));
  });

  it('finishes on pages that could make its searches slow', async () => {
    const many = (count: number, text: (place: number) => string): string =>
      Array.from({length: count}, (_, place) => text(place)).join('');
    const table = '<scopa-table id="t"></scopa-table>';
    write(
      'slow/links.md',
      many(100_000, () => '[a](#bc) '),
    );
    write(
      'slow/rules.html',
      many(3000, () => '<a href="#cartavola=scopa.capture">x</a>'),
    );
    write(
      'slow/ids.html',
      many(20_000, (place) => `<p id="some-${place}"></p><a href="#somex-${place}">x</a>`),
    );
    write(
      'slow/companions.html',
      table + many(20_000, (place) => `<p id="p${place}"></p><move-log for="t"></move-log>`),
    );
    write('slow/braces.html', table + '{{'.repeat(300_000));
    write('slow/dollars.html', table + '${'.repeat(300_000));
    write('slow/style.html', `<style>${'a-'.repeat(100_000)}</style>${table}`);
    write('slow/address.html', `<script src="${'cartavola/'.repeat(50_000)}"></script>${table}`);
    const {status, output} = await check(path.join(folder, 'slow'));
    assert.match(output, /^8 files, .*: no findings\n$/);
    assert.equal(status, 0);
  });

  it('reads nothing outside the given folders', async () => {
    write('outside/secret.json', '{"format": "cartavola-puzzle/1"}');
    write(
      'inside/page.html',
      '<card-puzzle src="../outside/secret.json"></card-puzzle><card-puzzle src="%zz"></card-puzzle>',
    );
    if (platform() !== 'win32') {
      symlinkSync('../outside', path.join(folder, 'inside/link'));
      symlinkSync('.', path.join(folder, 'inside/loop'));
    }
    const {status, output} = await check(path.join(folder, 'inside'));
    assert.match(output, /^1 file, 2 elements: no findings\n$/);
    assert.equal(status, 0);
  });

  it('reports a script that is not where the kit is', async () => {
    write('club/cartavola/cartavola.js', 'export {};');
    const page = (src: string): string =>
      `<!doctype html><title>Scopa</title><script type="module" src="${src}"></script><scopa-table></scopa-table>`;
    write('club/index.html', page('cartavola/cartavola.js'));
    write('club/served.html', page('/club/cartavola/cartavola.js'));
    write('club/en/wrong.html', page('cartavola/cartavola.js'));
    write('club/old.html', page('https://cdn.example/cartavola@0.0.3/dist/cartavola.js'));
    const {output} = await check(path.join(folder, 'club'));
    assert.match(output, /^.*wrong\.html:1:\d+: .*The kit's script is \/cartavola\/cartavola\.js\. \(page\.file src\)/);
    assert.match(output, /^.*old\.html:1:\d+: warning: This page loads version 0\.0\.3/m);
    assert.match(output, /^4 files, 4 elements: 1 finding$/m);
  });

  it('checks the parts and properties of style sheets', async () => {
    const sheet = write(
      'styles/club.css',
      'scopa-table { --cartavola-acent: gold; }\nscopa-table::part(tabel) { border: 0; }\n',
    );
    write('styles/other.css', 'body { color: red; }\n');
    for (const name of [sheet, path.dirname(sheet)]) {
      const {status, output} = await check(name);
      assert.match(output, /club\.css:1:15: .*`--cartavola-accent`.*\n.*\n.*\n.*club\.css:2:19: .*`table`/);
      assert.equal(status, 1);
    }
    assert.equal((await check(path.join(folder, 'styles/other.css'))).output, '1 file: no findings\n');
  });

  it('refuses scripts, and folders and patterns without pages', async () => {
    const script = write('nothing/club.js', 'export {};');
    const data = write('only/other.json', '{"name": "other"}');
    for (const [name, message] of [
      [script, /club\.js is a script/],
      [path.dirname(script), /nothing cannot be read: there are no pages/],
      [path.dirname(data), /there are no pages here/],
      [path.join(folder, '*.html'), /html cannot be read: there are no pages/],
    ] as const) {
      const {status, output, errors} = await check(name);
      assert.deepEqual([status, output], [2, '']);
      assert.match(errors, message);
    }
  });

  it('lists the custom tags of a page that loads the kit without using it', async () => {
    const page = write('vain.html', '<script type="module" src="cartavola.js"></script><club-board></club-board>');
    const {output} = await check(page);
    assert.match(output, /warning: This page has no elements of the kit\. These are not in it: <club-board>\./);
  });

  it('refuses a pipe and a device without waiting', {skip: platform() === 'win32'}, async () => {
    const pipe = path.join(folder, 'pipe.html');
    spawnSync('mkfifo', [pipe]);
    for (const file of [pipe, '/dev/zero']) {
      const {status, errors} = await check(file);
      assert.equal(status, 2);
      assert.match(errors, /\(file\.kind\)/);
    }
  });
});
