// Vite plugin for the bots in the CDN folder: those of a game are in one file, which serves three times.
import {bundleWorker, GAMES} from './generate.mjs';

/** Module that carries a worker's script as text, in the sources. */
const CARRIED = /\/bots-([\w-]+)\.generated\.ts$/;
/** Module of a game's players, in the sources. */
const PLAYERS = /\/bots\/src\/games\/([\w-]+)\/players\.ts$/;

const runOf = (game) => `globalThis[Symbol.for("cartavola.bots-${game}")]`;
const playersOf = (game) => `globalThis[Symbol.for("cartavola.players-${game}")]`;

/** Wraps a worker's script: in a worker it runs; in a page, which imports the file as a module, it leaves its function: for its text, or to be called. */
export const threefold = (game, script) =>
  `((run)=>typeof document=="undefined"?run():${runOf(game)}=run)(function(){${script}\n});\n`;

/** Code of the chunk that carries a worker's script: the text of that function, called. */
export const carrier = (game) => `import"../bots-${game}.js";const source=\`(\${${runOf(game)}})()\`;export{source};\n`;

/** Code of the chunk with the players for the page's own thread: in a page, that function leaves them. */
export const playersChunk = (game) =>
  `import"../bots-${game}.js";${runOf(game)}();const players=${playersOf(game)};export{players};\n`;

const KINDS = [
  {module: CARRIED, name: 'source', made: carrier},
  {module: PLAYERS, name: 'players', made: playersChunk},
];

/**
 * Emits `bots-<game>.js`: for pages that serve it beside the loader, or copies; for the text of the worker that pages of other origins start; and
 * for the page's own thread.
 */
export const workers = {
  name: 'bots-workers',
  /** What only the players of a game need is in that file, and in no chunk. */
  load: (id) => (PLAYERS.test(id) ? 'export const players = {};' : undefined),
  async generateBundle(_, bundle) {
    for (const game of GAMES)
      this.emitFile({type: 'asset', fileName: `bots-${game}.js`, source: threefold(game, await bundleWorker(game))});
    for (const chunk of Object.values(bundle)) {
      for (const {module, name, made} of KINDS) {
        const [, game] = module.exec(chunk.facadeModuleId ?? '') ?? [];
        if (!game) continue;
        if (chunk.exports.join() !== name || chunk.moduleIds.length !== 1)
          throw new Error(`${chunk.fileName} is more than the ${name} of a game's bots`);
        chunk.code = made(game);
        chunk.map = null;
      }
    }
  },
};
