import {createRequire} from 'node:module';
import {readWhole} from './local-files.js';

/** Reads the puzzle set that is shipped for a game, given the game's id. Rejects if there is none. */
export const shippedPuzzles = (game: string): Promise<Uint8Array> =>
  readWhole(createRequire(import.meta.url).resolve(`@cartavola/lessons/puzzles/${game}.json`));
