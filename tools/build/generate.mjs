// `npm run generate`: generates source files that others import: the registries of strings, and the scripts of the
// bots' workers as strings, one per game and a shared one.
import {createHash} from 'node:crypto';
import {readdirSync, rmSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {writeElementModules} from './element-modules.mjs';
import {buildTargets} from './least-browsers.mjs';
import {keptUntilChanged, writeWhole} from './kept-until-changed.mjs';
import {packageFolders} from './package-folders.mjs';
import {writeRegistries} from './text-registries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const thinking = `${root}packages/elements/src/match/thinking/`;

/** Names of the games that bots play. */
export const GAMES = readdirSync(`${root}packages/bots/src/games`);

/** Plugin that provides the entry modules of the games' workers. */
const entries = {
  name: 'entries',
  resolveId: (id) => (id.startsWith('entry-') ? `\0${id}` : undefined),
  load(id) {
    const [, game] = /^\0entry-(.+)$/.exec(id) ?? [];
    if (!game) return undefined;
    return `import {work} from ${JSON.stringify(`${thinking}worker/bots-worker.ts`)};
import {players} from ${JSON.stringify(`${root}packages/bots/src/games/${game}/players.ts`)};
if (typeof document == 'undefined') work('${game}', players);
else globalThis[Symbol.for('cartavola.players-${game}')] = players;`;
  },
};

/** Inputs of a worker's build in addition to its source files. */
const MADE_BY = [
  'package-lock.json',
  'package.json',
  'tools/build/generate.mjs',
  ...packageFolders(root).map((name) => `packages/${name}/package.json`),
].map((file) => root + file);

const IMPORTS = /^import\{([^}]*)\}from"\.\/shared\.js";/;
const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** Converts the names in an import or an export to object properties: `a as b` → `a:b`, or `b:a`. */
const pairs = (names, write) =>
  names
    .split(',')
    .map((name) => write(...name.split(' as ')))
    .join();

/**
 * Bundles the workers of all games. Code that several of them need is in a separate script that runs first. Calls
 * `note` for each file read.
 */
async function makeWorkers(note) {
  const {rolldown} = await import('rolldown');
  const noted = {
    name: 'noted',
    transform: (code, id) => (id.startsWith('\0') ? undefined : note(id, code)),
  };
  const build = await rolldown({
    input: Object.fromEntries(GAMES.map((game) => [game, `entry-${game}`])),
    platform: 'browser',
    plugins: [entries, noted],
    resolve: {conditionNames: ['@cartavola/source', 'import', 'browser', 'default']},
    transform: {target: buildTargets},
    tsconfig: false,
  });
  const {output} = await build.generate({
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {groups: [{name: 'shared', minShareCount: 2, test: /\.ts$/}]},
  });
  await build.close();
  const codes = Object.fromEntries(output.map(({fileName, code}) => [fileName.slice(0, -'.js'.length), code]));
  if (Object.keys(codes).sort().join() !== [...GAMES, 'shared'].sort().join())
    throw new Error(`Expected one worker file per game and a shared one, but got: ${Object.keys(codes).join()}`);
  // The name includes a content hash, so a script from another build doesn't find the global, and its worker ends
  // immediately.
  const place = `globalThis[Symbol.for("cartavola.bots-${createHash('sha256').update(codes.shared).digest('hex').slice(0, 8)}")]`;
  const script = (code) => `(()=>{${code}})();`;
  const left = (names) => `${place}={${pairs(names, (own, name = own) => `${name}:${own}`)}}`;
  const taken = (names) => `const{${pairs(names, (name, own = name) => `${name}:${own}`)}}=${place};`;
  const made = {shared: script(codes.shared.replace(EXPORTS, (_, names) => left(names)))};
  for (const game of GAMES) made[game] = script(codes[game].replace(IMPORTS, (_, names) => taken(names)));
  if (Object.values(made).some((code) => /\b(?:import|export)\b\s*[{"*]/.test(code)))
    throw new Error('A bot script still contains an import or export');
  return made;
}

/**
 * Builds the scripts of the bots' workers, keyed by game, and `shared`, which runs before any of them. They are
 * minified classic scripts, cached until their sources change.
 */
export const bundleWorkers = () =>
  keptUntilChanged({
    store: `${root}node_modules/.cache/workers/all.json`,
    root,
    files: MADE_BY,
    make: makeWorkers,
  });

/** Builds the complete, self-contained worker script of a game's bots. */
export async function bundleWorker(game) {
  const scripts = await bundleWorkers();
  return scripts.shared + scripts[game];
}

/** Generates all files. Returns their content, keyed by file name. */
async function files() {
  const texts = {};
  const {shared, ...scripts} = await bundleWorkers();
  texts['bots-shared.generated.ts'] =
    '/** Script that runs first in the worker of any game. */\n' +
    `export const shared: string = ${JSON.stringify(shared)};\n`;
  for (const [game, script] of Object.entries(scripts))
    texts[`bots-${game}.generated.ts`] =
      "import {shared} from './bots-shared.generated.js';\n\n" +
      '/** Script of the worker for the bots of a game. */\n' +
      `export const source: string = shared + ${JSON.stringify(script)};\n`;
  const lines = GAMES.map(
    (game) =>
      `  '${game}': {script: () => import('./bots-${game}.generated.js'), players: () => import('@cartavola/bots/games/${game}/players.js')},\n`,
  );
  texts['thinkers.generated.ts'] =
    "import type {Thinkers} from '../thinker.js';\n\n" +
    '/** Loaders for the bots, keyed by game. */\n' +
    `export const THINKERS: Readonly<Record<string, Thinkers>> = {\n${lines.join('')}};\n`;
  return texts;
}

/** Writes changed generated files. */
export async function generate() {
  writeRegistries(root);
  writeElementModules(root);
  const texts = await files();
  for (const name of readdirSync(thinking))
    if (name.endsWith('.generated.ts') && !(name in texts)) rmSync(thinking + name, {force: true});
  for (const [name, text] of Object.entries(texts)) writeWhole(thinking + name, text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await generate();
