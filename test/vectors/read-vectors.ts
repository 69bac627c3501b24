import {readdirSync, readFileSync} from 'node:fs';
import type {VectorFile} from './check-vectors.js';

const FOLDER = 'test/vectors';

/** All vector files. Tests run from the root of the repository. */
export const vectorFiles: readonly VectorFile[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as VectorFile);
