// `npm run generate`: generates sources that are imported but not written by hand: the registries of texts, and the scripts of the bots'
// workers, as texts, one per game.
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {buildTargets} from './features/least-browsers.mjs';
import {keptUntilChanged, writeWhole} from './kept-until-changed.mjs';
import {smaller} from './smaller-scripts.mjs';
import {writeRegistries} from './text-registries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const thinking = `${root}packages/elements/src/thinking/`;

/** Names of the games that bots play. */
export const GAMES = readdirSync(`${root}packages/bots/src/games`);

/** Makes the entry module of a game's worker. */
const entry = (game) => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
  load: (id) =>
    id === '\0entry'
      ? `import {work} from ${JSON.stringify(`${thinking}worker/bots-worker.ts`)};
import {players} from ${JSON.stringify(`${root}packages/bots/src/games/${game}/players.ts`)};
if (typeof document == 'undefined') work('${game}', players);
else globalThis[Symbol.for('cartavola.players-${game}')] = players;`
      : undefined,
});

/** Inputs of a worker's build other than its source. */
const MADE_BY = [
  'package-lock.json',
  'package.json',
  'tools/generate.mjs',
  'tools/smaller-scripts.mjs',
  ...readdirSync(`${root}packages`).map((name) => `packages/${name}/package.json`),
].map((file) => root + file);

/** Bundles the worker of a game; calls `note` for each file read. */
async function makeWorker(game, note) {
  const {rolldown} = await import('rolldown');
  const noted = {
    name: 'noted',
    transform: (code, id) => (id.startsWith('\0') ? undefined : note(id, code)),
  };
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    plugins: [entry(game), noted],
    resolve: {conditionNames: ['@cartavola/source', 'import', 'browser', 'default']},
    transform: {target: buildTargets},
    tsconfig: false,
  });
  const {output} = await build.generate({format: 'iife', minify: true, comments: false});
  await build.close();
  const {code} = await smaller(output[0].code, {module: false});
  return code;
}

/** Builds the worker script of a game's bots: classic, self-contained, minified. Cached until its sources change. */
export const bundleWorker = (game) =>
  keptUntilChanged({
    store: `${root}node_modules/.cache/workers/${game}.json`,
    root,
    files: MADE_BY,
    make: (note) => makeWorker(game, note),
  });

/** Generates all files; texts by file name. */
async function files() {
  const texts = {};
  for (const game of GAMES)
    texts[`bots-${game}.generated.ts`] =
      '/** Script of the worker for the bots of a game. */\n' +
      `export const source: string = ${JSON.stringify(await bundleWorker(game))};\n`;
  const lines = GAMES.map(
    (game) =>
      `  '${game}': {script: () => import('./bots-${game}.generated.js'), players: () => import('@cartavola/bots/games/${game}/players.js')},\n`,
  );
  texts['thinkers.generated.ts'] =
    "import type {Thinkers} from './ladder.js';\n\n" +
    '/** Loaders for the bots, by game. */\n' +
    `export const THINKERS: Readonly<Record<string, Thinkers>> = {\n${lines.join('')}};\n`;
  return texts;
}

/** Writes the generated files that have changed. */
export async function generate() {
  writeRegistries(root);
  const texts = await files();
  for (const name of readdirSync(thinking))
    if (name.endsWith('.generated.ts') && !(name in texts)) rmSync(thinking + name, {force: true});
  for (const [name, text] of Object.entries(texts)) {
    const file = thinking + name;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await generate();
