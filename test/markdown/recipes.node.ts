import assert from 'node:assert/strict';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import MarkdownIt from 'markdown-it';
import {elementsOf} from './rendered.js';

const DOCUMENT = readFileSync('docs/static-sites.md', 'utf8');
const EXAMPLE = /^## Markdown\n[^]*?````md\n([^]*?)````/m.exec(DOCUMENT)![1]!;
/** Folder from which imports also find the packages that `test/frameworks` installs. */
const FOLDER = path.resolve(`test/frameworks/node_modules/.cache/recipes/${process.pid}`);
/** Astro is installed with the frameworks. The runner `frameworks` of `npm run test:all` runs its test. */
const skip = !existsSync('test/frameworks/node_modules/@astrojs/markdown-remark');

/** The documentation's recipes, keyed by name. */
const RECIPES = Object.fromEntries(
  [...DOCUMENT.matchAll(/<!-- recipe: (\w+) -->\n+```js\n([^]*?)```/g)].map(([, name, code]) => [name!, code!]),
);

/** Loads a recipe's module. Bundles only our own packages, from source. */
async function recipe<T>(name: string): Promise<T> {
  const {bundle} = (await import(pathToFileURL(path.resolve('tools/build/bundle.mjs')).href)) as {
    bundle(input: object, folder: string, external: readonly RegExp[]): Promise<readonly string[]>;
  };
  const source = path.join(FOLDER, `${name}.recipe.js`);
  writeFileSync(source, RECIPES[name]!);
  const [file] = await bundle({[name]: source}, FOLDER, [/^(?!@cartavola\/|[./])/]);
  return (await import(pathToFileURL(file!).href)) as T;
}

/** Checks that the example has become a figure with a caption, a paragraph, and a replay. */
function checkExample(html: string, title: RegExp): void {
  const all = elementsOf(html);
  const shown = all.filter(({name}) => /^(?:figure|figcaption|p|game-replay|card-diagram|code)$/.test(name));
  assert.deepEqual(
    shown.map(({name}) => name),
    ['figure', 'figcaption', 'p', 'game-replay'],
  );
  assert.equal(shown[1]!.text, 'The last trick');
  assert.equal(shown[3]!.attributes['speed'], 'slow');
  assert.match(all.find(({name}) => name === 'title')!.text.replaceAll('\u00a0', ' '), title);
}

describe('The documentation’s recipes for Markdown', () => {
  before(() => mkdirSync(FOLDER, {recursive: true}));
  after(() => rmSync(FOLDER, {recursive: true, force: true}));

  it('render the documentation’s example with Eleventy', async (test) => {
    const warned: unknown[] = [];
    test.mock.method(console, 'warn', (text: unknown) => warned.push(text));
    const {default: configure} = await recipe<{default(eleventy: object): Promise<void>}>('eleventy');
    const md = new MarkdownIt({html: true});
    await configure({amendLibrary: (_: 'md', amend: (library: typeof md) => void) => amend(md)});
    checkExample(md.render(EXAMPLE, {page: {inputPath: 'a.md'}}), /^Inez: 3 cards\./);
    md.render('one\n\n`cards: 7B`', {page: {inputPath: './a.md'}});
    assert.match(String(warned), /^\.\/a\.md, line 3: “7B” is not a card/);
  });

  it('render it with Astro', {skip}, async (test) => {
    const warned: unknown[] = [];
    test.mock.method(console, 'warn', (text: unknown) => warned.push(text));
    interface Renderer {
      render(text: string, options?: object): Promise<{code: string}>;
    }
    const {default: config} = await recipe<{
      default: {markdown: {processor: {createRenderer(shared: object): Promise<Renderer>}}};
    }>('astro');
    const renderer = await config.markdown.processor.createRenderer({syntaxHighlight: false});
    checkExample((await renderer.render(EXAMPLE)).code, /^Inez: 3 cards\./);
    await renderer.render('one\n\n`cards: 7B`', {fileURL: pathToFileURL(path.resolve('a.md'))});
    assert.match(String(warned), /a\.md, line 3: “7B” is not a card/);
  });

  it('render it with remark', async () => {
    const {processor} = await recipe<{processor: {processSync(text: string): {toString(): string}}}>('remark');
    const french = EXAMPLE.replaceAll('caption=', 'letters=en caption=')
      .replaceAll('speed=', 'letters=en speed=')
      .replaceAll(/`cards: .*?`/g, '`cards: RP`');
    checkExample(String(processor.processSync(french)), /^Inès : 3 cartes\./);
  });
});
