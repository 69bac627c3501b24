import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {sampleOf} from '../sample-size.js';

const {packageFolders} = (await import(pathToFileURL(path.resolve('tools/build/package-folders.mjs')).href)) as {
  packageFolders(root: string): readonly string[];
};

/** URL of each built public script, keyed by import specifier. */
const entries = packageFolders(process.cwd()).flatMap((name) => {
  const folder = path.resolve('packages', name);
  const {exports} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, {default?: string}>;
  };
  return Object.entries(exports).flatMap(([subpath, {default: file}]) => {
    if (file === undefined) return [];
    if (!file.includes('*')) return [[`@cartavola/${name}${subpath.slice(1)}`, path.join(folder, file)] as const];
    const inside = path.join(folder, path.dirname(file));
    const modules = readdirSync(inside).filter((one) => one.endsWith('.js'));
    return modules.map(
      (one) => [`@cartavola/${name}${subpath.slice(1).replace('*.js', one)}`, path.join(inside, one)] as const,
    );
  });
});

const addressOf = (file: string, query = ''): string => JSON.stringify(pathToFileURL(file).href + query);

/** Runs a script in a separate process. Fails if it prints anything. */
function run(script: string, ...flags: string[]): void {
  const {status, stdout, stderr} = spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  assert.deepEqual({status, printed: stdout + stderr}, {status: 0, printed: ''});
}

test('Every public script is built', () => {
  for (const [name, file] of entries) assert.ok(existsSync(file), `${name}: run \`npx tsc --build\` first`);
});

for (const [name, file] of sampleOf(entries, 6)) {
  test(`${name} can be imported twice without a DOM, and does not print anything`, () => {
    run(`await import(${addressOf(file)}); await import(${addressOf(file, '?copy')});`);
  });
}

test('All entry points can be imported in one process', () => {
  run(entries.map(([, file]) => `await import(${addressOf(file)});`).join('\n'));
});

test('The loader does not change globals without a page', () => {
  const loader = path.resolve('packages/elements/dist/cartavola.js');
  run(`
    await import(${addressOf(loader)});
    if (Symbol.for('cartavola') in globalThis || globalThis.customElements) throw new Error('It did something.');
  `);
});

const ELEMENTS = readdirSync('packages/elements/src/define')
  .map((file) => path.basename(file, '.ts'))
  .sort();

test('@lit-labs/ssr constructs and renders every element, with little content before the element has loaded', () => {
  const all = path.resolve('packages/elements/dist/all.generated.js');
  run(`
    import ${addressOf(all)};
    import {render} from '@lit-labs/ssr';
    import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
    import {html, unsafeStatic} from 'lit/static-html.js';
    for (const name of ${JSON.stringify(ELEMENTS)}) {
      new (customElements.get(name))();
      const tag = unsafeStatic(name);
      const text = await collectResult(render(html\`<\${tag} game="scopa" card="QH" lang="fr"></\${tag}>\`));
      if (!text.includes('<template')) throw new Error(text);
    }
  `);
});
