import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

/** Reads the set of puzzles that is shipped for a game, by its id; rejects if there is none. */
export const shippedPuzzles = (game: string): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve(`@cartavola/lessons/puzzles/${game}.json`));
