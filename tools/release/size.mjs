// `npm run size [-- --json]`: builds the kit, and lists how many bytes pages load. Fails if an element exceeds its
// limit (gzip). An element loads the files that `cartavola head` lists for it, in English and with French cards, and
// their imports.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {rolldown} from 'rolldown';
import {buildKit} from '../build/kit.mjs';
import {buildTargets} from '../build/least-browsers.mjs';
import {run} from '../test/counted.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = path.join(root, 'packages/cartavola/dist');

/** Maximum size in kB (gzip) of an element's first load. */
const LIMITS = {
  'calypso-table': 84,
  'capodama-table': 85,
  'capra-table': 85.5,
  'card-diagram': 46,
  'card-puzzle scopa': 114.5,
  'cartavola-settings': 26.5,
  'coach-panel': 38.5,
  'game-replay capodama': 94,
  'move-log': 33.5,
  'playing-card': 37,
  'rules-explainer calypso': 86,
  'rules-explainer capodama': 86,
  'rules-explainer capra': 87,
  'rules-explainer scopa': 85,
  'scopa-table': 84.5,
  'score-pad scopa': 50.5,
  'score-sheet': 33.5,
  'table-controls': 35,
  'table-record': 42,
};

const GAMES = readdirSync(path.join(root, 'packages/engine/src/games'));
/** Engine files that don't belong to a game, but are needed to play and to save records. */
const CORE = ['card', 'match', 'option', 'random', 'record'].map((name) => `engine/src/${name}`);
const FACES = ['card-picture', 'shown'].map((name) => `faces/src/${name}`);

/** The packages' modules to bundle with their static imports, without Lit. */
const BUNDLES = {
  ...Object.fromEntries(GAMES.map((game) => [`engine ${game}`, [...CORE, `engine/src/games/${game}/rules`]])),
  'engine whole': ['engine/src/index', 'engine/src/games'],
  'faces french': [...FACES, 'faces/src/french'],
  'faces italian': [...FACES, 'faces/src/italian'],
};

/** Adds up the sizes of files, each compressed separately. */
function sizeOf(texts) {
  const sum = (bytes) => texts.reduce((all, text) => all + bytes(text), 0);
  return {
    files: texts.length,
    raw: sum(Buffer.byteLength),
    gzip: sum((text) => gzipSync(text, {level: 9}).length),
    brotli: sum((text) => brotliCompressSync(text).length),
  };
}

const textOf = (file) => readFileSync(path.join(dist, file), 'utf8');

/** Returns the given files and all their static imports. */
function withImports(files) {
  const all = new Set(files);
  // Iterating a set also visits entries added during the loop.
  for (const file of all)
    for (const [, name] of textOf(file).matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g))
      all.add(path.posix.join(path.posix.dirname(file), name));
  return [...all];
}

/** Returns the size of the first load of a page that contains one element of the built kit. */
export function elementSize(element, game) {
  const options = ['--lang', 'en', '--address', '/kit/', ...(game ? ['--game', game] : [])];
  const html = run(process.execPath, ['tools/build/cartavola.mjs', 'head', element, ...options], root);
  const named = html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="\/kit\/([^"]+)"/g);
  // The kit imports the defining module directly, so this file doesn't count.
  const entry = `define/${element}.js`;
  const files = withImports([...Array.from(named, ([, file]) => file), entry]);
  return sizeOf(files.filter((file) => file !== entry).map(textOf));
}

async function bundled(modules) {
  const files = modules.map((name) => path.join(root, `packages/${name}.ts`));
  const build = await rolldown({
    input: 'all',
    external: /^(?:lit|lit-html|lit-element|@lit\/.*)(?:\/|$)/,
    resolve: {conditionNames: ['@cartavola/source', 'import', 'browser', 'default']},
    transform: {target: buildTargets},
    plugins: [
      {
        name: 'all',
        resolveId: (id) => (id === 'all' ? id : undefined),
        load: (id) =>
          id === 'all' ? files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n') : undefined,
      },
    ],
  });
  const {output} = await build.generate({minify: true, comments: false});
  await build.close();
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(output.filter(({isEntry}) => isEntry));
  for (const {imports} of loaded) for (const name of imports) if (chunks.has(name)) loaded.add(chunks.get(name));
  return Array.from(loaded, ({code}) => code);
}

/**
 * Builds the kit. Returns the size of each element's first load, the workers, the whole kit, and the parts for
 * bundlers.
 */
export async function measureSizes() {
  await buildKit();
  const sizes = {'cartavola.js': sizeOf(withImports(['cartavola.js']).map(textOf))};
  for (const name of Object.keys(LIMITS)) sizes[name] = elementSize(...name.split(' '));
  for (const file of readdirSync(dist).filter((name) => name.startsWith('bots-'))) sizes[file] = sizeOf([textOf(file)]);
  const scripts = readdirSync(dist, {recursive: true}).filter((file) => file.endsWith('.js'));
  sizes['all scripts'] = sizeOf(scripts.map(textOf));
  for (const [name, modules] of Object.entries(BUNDLES)) sizes[name] = sizeOf(await bundled(modules));
  return sizes;
}

async function report() {
  const sizes = await measureSizes();
  if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
  else console.table(sizes);

  const limited = new Set(Object.keys(LIMITS).map((name) => name.split(' ')[0]));
  const elements = readdirSync(path.join(dist, 'define')).map((file) => path.basename(file, '.js'));
  const faults = [
    ...elements.filter((name) => !limited.has(name)).map((name) => `${name} has no limit`),
    ...Object.entries(LIMITS)
      .filter(([name, limit]) => sizes[name].gzip > limit * 1000)
      .map(([name, limit]) => `${name} loads more than ${limit} kB`),
  ];
  for (const fault of faults) console.error(`${fault}: make it smaller, or change LIMITS in tools/release/size.mjs`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await report();
