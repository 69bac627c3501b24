// Vite plugin for the workers of the bots in the CDN folder, each in one file that serves twice.
import {bundleWorker, GAMES} from './generate.mjs';

/** Module that carries a worker's script as text, in the sources. */
const CARRIED = /\/bots-([\w-]+)\.generated\.ts$/;

const keyOf = (game) => `Symbol.for("cartavola.bots-${game}")`;

/** Wraps a worker's script: in a worker it runs; in a page, which imports the file as a module, it leaves its function for its text. */
export const twofold = (game, script) =>
  `((run)=>typeof document=="undefined"?run():globalThis[${keyOf(game)}]=run)(function(){${script}\n});\n`;

/** Code of the chunk that carries a worker's script: the text of that function, called. */
export const carrier = (game) =>
  `import"../bots-${game}.js";const source=\`(\${globalThis[${keyOf(game)}]})()\`;export{source};\n`;

/** Emits `bots-<game>.js`: for pages that serve it beside the loader, or copies; and the text of the worker that pages of other origins start. */
export const workers = {
  name: 'bots-workers',
  async generateBundle(_, bundle) {
    for (const game of GAMES)
      this.emitFile({type: 'asset', fileName: `bots-${game}.js`, source: twofold(game, await bundleWorker(game))});
    for (const chunk of Object.values(bundle)) {
      const [, game] = CARRIED.exec(chunk.facadeModuleId ?? '') ?? [];
      if (!game) continue;
      if (chunk.exports.join() !== 'source' || chunk.moduleIds.length !== 1)
        throw new Error(`${chunk.fileName} is more than the script of a worker`);
      chunk.code = carrier(game);
      chunk.map = null;
    }
  },
};
