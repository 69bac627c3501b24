import {createRequire} from 'node:module';
import {readWhole} from './local-files.js';

/** Reads the set of puzzles that is shipped for a game, by its id; rejects if there is none. */
export const shippedPuzzles = (game: string): Promise<Uint8Array> =>
  readWhole(createRequire(import.meta.url).resolve(`@cartavola/lessons/puzzles/${game}.json`));
