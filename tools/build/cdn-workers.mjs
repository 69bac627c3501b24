// Vite plugin for the bots in the CDN folder: each file of them serves three times.
import {bundleWorkers} from './generate.mjs';

/** Module that carries a worker's script as text, in the sources. */
const CARRIED = /\/bots-([\w-]+)\.generated\.ts$/;
/** Module of a game's players, in the sources. */
const PLAYERS = /\/bots\/src\/games\/([\w-]+)\/players\.ts$/;

const runOf = (game) => `globalThis[Symbol.for("cartavola.bots-${game}")]`;
const playersOf = (game) => `globalThis[Symbol.for("cartavola.players-${game}")]`;

/** Name of the script that all games share. */
const SHARED = 'shared';
/** Loads that script in a worker, from beside its own; a page that demands trusted types may demand them of its workers, too. */
const LOADED = `importScripts(globalThis.trustedTypes?trustedTypes.createPolicy("cartavola",{createScriptURL:(url)=>url}).createScriptURL("bots-${SHARED}.js"):"bots-${SHARED}.js")`;

/**
 * Wraps a script: it leaves its function, which a page, that imports the file as a module, has for its text, or to be called; in a worker it
 * runs, after the script that all share.
 */
export const threefold = (name, script) => {
  const before = name === SHARED ? '' : `${runOf(SHARED)}||${LOADED};`;
  return `((run)=>{${runOf(name)}=run;if(typeof document=="undefined"){${before}run()}})(function(){${script}\n});\n`;
};

const imported = (game) => `import"../bots-${SHARED}.js";import"../bots-${game}.js";`;

/** Code of the chunk that carries a worker's script: the texts of both functions, called. */
export const carrier = (game) =>
  `${imported(game)}const source=\`(\${${runOf(SHARED)}})();(\${${runOf(game)}})()\`;export{source};\n`;

/** Code of the chunk with the players for the page's own thread: in a page, that function leaves them. */
export const playersChunk = (game) =>
  `${imported(game)}${runOf(SHARED)}();${runOf(game)}();const players=${playersOf(game)};export{players};\n`;

const KINDS = [
  {module: CARRIED, name: 'source', stub: 'export const source = "";', made: carrier},
  {module: PLAYERS, name: 'players', stub: 'export const players = {};', made: playersChunk},
];

/**
 * Emits `bots-<game>.js` and `bots-shared.js`: for pages that serve them beside the loader, or copies; for the text of the worker that pages of
 * other origins start; and for the page's own thread.
 */
export const workers = {
  name: 'bots-workers',
  /** What these modules have is in those files, and in no chunk. */
  load: (id) => KINDS.find(({module}) => module.test(id))?.stub,
  async generateBundle(_, bundle) {
    for (const [name, script] of Object.entries(await bundleWorkers()))
      this.emitFile({type: 'asset', fileName: `bots-${name}.js`, source: threefold(name, script)});
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
