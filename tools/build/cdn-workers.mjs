// Vite plugin for the bots in the CDN folder. Each of the bots' files serves three purposes.
import {bundleWorkers} from './generate.mjs';

/** Source module that contains a worker's script as a string. */
const CARRIED = /\/bots-([\w-]+)\.generated\.ts$/;
/** Source module with a game's players. */
const PLAYERS = /\/bots\/src\/games\/([\w-]+)\/players\.ts$/;

const runOf = (game) => `globalThis[Symbol.for("cartavola.bots-${game}")]`;
const playersOf = (game) => `globalThis[Symbol.for("cartavola.players-${game}")]`;

/** Name of the script that all games share. */
const SHARED = 'shared';
/**
 * Code that loads the shared script in a worker, from the worker's folder. A page that requires Trusted Types may
 * require them in its workers, too.
 */
const LOADED = `importScripts(globalThis.trustedTypes?trustedTypes.createPolicy("cartavola",{createScriptURL:(url)=>url}).createScriptURL("bots-${SHARED}.js"):"bots-${SHARED}.js")`;

/**
 * Wraps a script for its three purposes. It stores its function, so that a page that imports the file as a module can
 * read the function's source or call it. In a worker, it runs after the shared script.
 */
export const threefold = (name, script) => {
  const before = name === SHARED ? '' : `${runOf(SHARED)}||${LOADED};`;
  return `((run)=>{${runOf(name)}=run;if(typeof document=="undefined"){${before}run()}})(function(){${script}\n});\n`;
};

const imported = (game) => `import"../bots-${SHARED}.js";import"../bots-${game}.js";`;

/** Returns the code of the chunk that exports a worker's script: the source of both functions, and calls to them. */
export const carrier = (game) =>
  `${imported(game)}const source=\`(\${${runOf(SHARED)}})();(\${${runOf(game)}})()\`;export{source};\n`;

/**
 * Returns the code of the chunk with the players for the main thread. On a page, the function stores the players in a
 * global.
 */
export const playersChunk = (game) =>
  `${imported(game)}${runOf(SHARED)}();${runOf(game)}();const players=${playersOf(game)};export{players};\n`;

const KINDS = [
  {module: CARRIED, name: 'source', stub: 'export const source = "";', made: carrier},
  {module: PLAYERS, name: 'players', stub: 'export const players = {};', made: playersChunk},
];

/**
 * Emits `bots-<game>.js` and `bots-shared.js`. A page can start them as workers, use their source for workers if the
 * kit is on another origin, or run them on the main thread.
 */
export const workers = {
  name: 'bots-workers',
  /** The emitted files contain the code of these modules, so chunks contain a stub instead. */
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
