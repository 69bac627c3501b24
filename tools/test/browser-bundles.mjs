// Bundles the browser tests into one script. Each page loads it and runs the tests of one folder. Files that test storage, locks, frames or
// failures get a page, and with it a browser context, for themselves.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import {matchFiles} from './match-files.mjs';

/** Files that run alone: they use storage, locks or frames, make code fail, or register games, decks or languages for the whole page. */
const ALONE = [
  'test/{decks,documents,embedding,failures,fifth-game,languages,learners,manifest,pads,samples,saves,servers,stories}/**',
  'test/lessons/kept-*',
  'packages/elements/src/cartavola-settings/*',
  'packages/elements/src/thinking/*',
];

/** Largest number of test files in a page: pages of about the same length keep all workers busy to the end. */
const LARGEST = 10;

const folderOf = (file) => file.replace(/^(packages\/[^/]+\/src|test\/[^/]+)\/.*$/, '$1');
const nameOf = (file) => file.replace(/\.test\.ts$/, '').replaceAll(/\/(?:src\/)?/g, '-');

/** Groups test files by page: `{name, files}[]`. */
function pagesOf(root, files) {
  const alone = new Set(matchFiles(root, ALONE));
  const pages = files.filter((file) => alone.has(file)).map((file) => ({name: nameOf(file), files: [file]}));
  const shared = files.filter((file) => !alone.has(file));
  for (const folder of new Set(shared.map(folderOf))) {
    const inFolder = shared.filter((file) => folderOf(file) === folder);
    const count = Math.ceil(inFolder.length / LARGEST);
    for (let page = 0; page < count; page++)
      pages.push({
        name: nameOf(folder) + (count > 1 ? `-${page + 1}` : ''),
        files: inFolder.filter((_, place) => place % count === page),
      });
  }
  return pages;
}

/**
 * Bundles the test files that match `patterns` into a folder below `root` that the test runner serves. Each file becomes a suite with its
 * path as the name. Returns the pages: `{script, files}[]`, and a function that removes the folder.
 */
export async function bundleBrowserTests(root, patterns) {
  const pages = pagesOf(root, matchFiles(root, patterns));
  const folder = `node_modules/.cache/browser-tests/${process.pid}`;
  const outdir = path.join(root, folder);
  const suite = (file) =>
    `if (wanted.includes(${JSON.stringify(file)})) describe(${JSON.stringify(file)}, () => void require(${JSON.stringify(`./${file}`)}));`;
  await esbuild.build({
    stdin: {
      contents: ['const wanted = globalThis.testFiles;', ...pages.flatMap(({files}) => files.map(suite))].join('\n'),
      resolveDir: root,
      sourcefile: 'tests.js',
    },
    outfile: path.join(outdir, 'tests.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@cartavola/source', 'development'],
    tsconfig: path.join(root, 'tsconfig.base.json'),
    // The test runner answers these.
    external: ['/__*'],
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  mkdirSync(outdir, {recursive: true});
  for (const {name, files} of pages)
    writeFileSync(
      path.join(outdir, `${name}.js`),
      `globalThis.testFiles = ${JSON.stringify(files)};\nawait import('./tests.js');\n`,
    );
  return {
    pages: pages.map(({name, files}) => ({script: `${folder}/${name}.js`, files})),
    remove: () => rmSync(outdir, {recursive: true, force: true}),
  };
}
