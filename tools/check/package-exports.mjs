// Rules for each package's `exports`. What other packages, pages and bundles import is public; what only this repository's tests and tools
// import can be reached only from source; everything else cannot be imported.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ts} from '../build/compiler-api.mjs';

/** Subpaths that pages, bundles and generated code import by name, whether or not a source does; by package. */
const ENTRIES = {
  // Only an element's name has a hyphen: the other files define no element.
  elements: /^(?:all|cartavola|extend|server|define\/\w+-[\w-]+)$/,
  bots: /^(?:extend|games\/[\w-]+\/players)$/,
  engine: /^extend$/,
  cli: /^main$/,
  markdown: /^(?:markdown-it|remark)$/,
  cartavola: /^\w+-[\w-]+$/,
};

/** Files that `npm run manifest` writes. */
export const FROM_MANIFEST = /(?:^|\/)(?:custom-elements|web-types|vscode\.\w+-custom-data)\.json$/;
/** Folder that `npm run build` writes. */
const FROM_BUILD = /^\.\/dist\/[^/]+\.(?:css|js)$/;

const inPackage = /^packages\/([^/]+)\/src\/(.+)\.ts$/;
const isTest = (file) => /\.(?:test|node)\.ts$/.test(file) || /^(?:test|tools)\//.test(file);
const isCode = (file) => /\.(?:ts|mjs|js)$/.test(file);
const byName = /@cartavola\/([a-z]+)\/([\w./-]+)\.js(?=['"`])/g;

/** Names the folder of a package's compiled scripts; `dist` of `cartavola` is what CDNs serve. */
const scriptsOf = (owner) => (owner === 'cartavola' ? 'lib' : 'dist');

/** Makes an `exports` value for a public subpath; below, for one of this repository alone. */
const asPublic = (name, owner) => ({
  '@cartavola/source': `./src/${name}.ts`,
  types: `./${scriptsOf(owner)}/${name}.d.ts`,
  default: `./${scriptsOf(owner)}/${name}.js`,
});
const asInternal = (name) => ({'@cartavola/source': `./src/${name}.ts`});

/** Yields a file's imports of other packages' subpaths: `[package, subpath without .js]`. */
function* importsOf(file, text) {
  const names = isCode(file)
    ? ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => `${fileName}'`)
    : [...text.matchAll(byName)].map(([found]) => `${found}'`);
  for (const name of names) for (const [, owner, subpath] of name.matchAll(byName)) yield [owner, subpath];
}

/** Finds uses by package and subpath (without `.js`): the first importing file of another package, and true if a non-test imports it. */
function usesIn(texts) {
  const uses = new Map();
  for (const [file, text] of texts) {
    if (!isCode(file) && !file.endsWith('.md')) continue;
    // Tools contain imports in generated code and in their tests' examples, which do not count.
    if (/^tools\/.*\.mjs$/.test(file)) continue;
    const home = inPackage.exec(file)?.[1];
    for (const [owner, subpath] of importsOf(file, text)) {
      const key = `${owner}/${subpath}`;
      const known = uses.get(key) ?? {file, isPublic: false};
      uses.set(key, {file: known.file, isPublic: known.isPublic || (home !== owner && !isTest(file))});
    }
  }
  return uses;
}

/** Expected `exports` of a package's scripts by subpath, and the file that imports each. */
export function scriptExports(owner, texts, uses = usesIn(texts)) {
  const expected = new Map([['.', {value: asPublic('index', owner), file: undefined}]]);
  const open = [];
  for (const file of texts.keys()) {
    const [, home, name] = inPackage.exec(file) ?? [];
    if (home === owner && ENTRIES[owner]?.test(name)) open.push([name, undefined]);
  }
  const closed = [];
  for (const [key, {file, isPublic}] of uses) {
    const name = key.slice(owner.length + 1);
    if (key.startsWith(`${owner}/`)) (isPublic || ENTRIES[owner]?.test(name) ? open : closed).push([name, file]);
  }
  for (const [name, file] of open.sort()) expected.set(`./${name}.js`, {value: asPublic(name, owner), file});
  for (const [name, file] of closed.sort()) expected.set(`./${name}.js`, {value: asInternal(name), file});
  return expected;
}

/** Reports differences between packages' `exports` and actual imports. `texts`: every text of the workspace, by file. */
export function checkExports(texts, report) {
  const uses = usesIn(texts);
  for (const [file, text] of texts) {
    const [, owner] = /^packages\/([^/]+)\/package\.json$/.exec(file) ?? [];
    if (!owner) continue;
    const {exports: given = {}, private: isPrivate} = JSON.parse(text);
    // Nobody imports what is not published.
    if (isPrivate) continue;
    const lines = text.split('\n');
    const say = (subpath, message) =>
      report(
        file,
        1 +
          Math.max(
            0,
            lines.findIndex((line) => line.includes(`"${subpath}": `)),
          ),
        message,
      );
    const expected = scriptExports(owner, texts, uses);
    for (const [subpath, {value, file: user}] of expected) {
      const wanted = `"${subpath}": ${JSON.stringify(value)}`;
      if (!(subpath in given)) say(subpath, `exports lack ${wanted}${user ? `, which ${user} imports` : ''}`);
      else if (JSON.stringify(given[subpath]) !== JSON.stringify(value)) say(subpath, `exports must say ${wanted}`);
    }
    const folder = path.posix.dirname(file);
    for (const [subpath, value] of Object.entries(given)) {
      const {'@cartavola/source': source = value} = value;
      if (subpath.includes('*')) say(subpath, `"${subpath}" exports files nobody named: name each`);
      else if (FROM_MANIFEST.test(source) || FROM_BUILD.test(source)) continue;
      else if (typeof source !== 'string' || !texts.has(path.posix.join(folder, source)))
        say(subpath, `"${subpath}" exports a file that is not there`);
      else if (!expected.has(subpath) && /(?<!\.d)\.[jt]s$/.test(source))
        say(subpath, `"${subpath}" is exported, and nobody imports it: take it out`);
    }
  }
}

/** Returns the name of the package in a folder. */
export const nameOf = (owner) => (owner === 'cartavola' ? owner : `@cartavola/${owner}`);

/** Lists the public subpaths of a package: `[name, source]`; a non-script is its own source. */
export function publicSubpaths(root, owner) {
  const folder = path.join(root, 'packages', owner);
  const {exports} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, value]) => typeof value === 'string' || 'default' in value)
    .map(([subpath, value]) => [
      `${nameOf(owner)}${subpath.slice(1)}`,
      path.join(folder, value['@cartavola/source'] ?? value),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
