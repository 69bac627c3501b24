// Bundles the browser tests into one script. Each page has its own browser context, loads the script and runs some test
// files.
import {createReadStream, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import {matchFiles} from './match-files.mjs';

/**
 * Test files that need a separate page: they register games, decks or languages, use top-level await, or need an
 * untouched page.
 */
const ALONE = [
  'test/{decks,documents,fifth-game,languages,learners,manifest,pads,stories}/**',
  'packages/elements/src/settings/*',
  'packages/elements/src/match/thinking/*',
  'packages/elements/src/table/sounds/sounds.test.ts',
  'test/tables/full-screen.test.ts',
];

/** Slow test files, which load the built kit in frames. Their pages start first and contain few files. */
const SLOW = /^test\/(?:embedding|failures|saves|samples|servers)\//;
const FEW = 5;
/** Maximum number of test files in each of the other pages. */
const MANY = 22;

const nameOf = (file) => file.replace(/\.test\.ts$/, '').replaceAll(/\/(?:src\/)?/g, '-');

/** Distributes files across pages, with at most `most` files per page. */
function shared(name, files, most) {
  const count = Math.ceil(files.length / most);
  return Array.from({length: count}, (_, page) => ({
    name: `${name}-${page + 1}`,
    files: files.filter((_, place) => place % count === page),
  }));
}

/** Groups test files by page: `{name, files, isAlone}[]`, slow pages first. */
function pagesOf(root, files) {
  const alone = new Set(matchFiles(root, ALONE));
  const others = files.filter((file) => !alone.has(file));
  return [
    ...shared(
      'slow',
      others.filter((file) => SLOW.test(file)),
      FEW,
    ),
    ...files.filter((file) => alone.has(file)).map((file) => ({name: nameOf(file), files: [file], isAlone: true})),
    ...shared(
      'page',
      others.filter((file) => !SLOW.test(file)),
      MANY,
    ),
  ];
}

/**
 * Bundles the test files that match `patterns` into a folder below `root` that the test runner serves. Files that share
 * a page become suites named after their paths. Returns the pages (`{script, files}[]`), a middleware that serves the
 * bundle unchanged (the test runner would parse it again for each page), and a function that removes the folder.
 */
export async function bundleBrowserTests(root, patterns) {
  const pages = pagesOf(root, matchFiles(root, patterns));
  const folder = `node_modules/.cache/browser-tests/${process.pid}`;
  const outdir = path.join(root, folder);
  const alone = (file) => `if (wanted.includes('${file}')) await import('./${file}');`;
  const suite = (file) =>
    `if (wanted.includes('${file}')) describe('${file}', () => (after(leaveClean), require('./${file}')));`;
  await esbuild.build({
    stdin: {
      contents: [
        "import './test/virtual-clock.ts';",
        "import {leaveClean} from './test/leave-clean.ts';",
        'const wanted = globalThis.testFiles;',
        ...pages.flatMap(({files, isAlone}) => files.map(isAlone ? alone : suite)),
      ].join('\n'),
      resolveDir: root,
      sourcefile: 'tests.js',
    },
    outfile: path.join(outdir, 'tests.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@cartavola/source', 'development'],
    tsconfig: path.join(root, 'tsconfig.base.json'),
    // The test runner serves these paths.
    external: ['/__*'],
    define: {'process.env.TESTS': JSON.stringify(process.env.TESTS ?? (process.env.FILES ? 'sample' : ''))},
    minifyWhitespace: true,
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
    middleware(context, next) {
      if (context.path !== `/${folder}/tests.js`) return next();
      context.type = 'text/javascript';
      context.body = createReadStream(path.join(outdir, 'tests.js'));
    },
    remove: () => rmSync(outdir, {recursive: true, force: true}),
  };
}
