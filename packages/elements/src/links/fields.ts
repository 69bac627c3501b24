import {failure, success, type Result} from '@cartavola/engine';
import {mended} from './mended.js';

/** Fields of a fragment, keyed by name. */
export type Fields = ReadonlyMap<string, string>;

/** Longest fragment that is read, in characters. Browsers don't open URLs of 2 MB or more. */
const LONGEST = 1_000_000;

/**
 * Reads the fields of a fragment such as `#game=…&lang=it`, which is encoded like a query string. If a name occurs
 * twice, the last value counts. Never throws.
 */
export function readFields(hash: string): Result<Fields> {
  if (hash.length <= LONGEST) return success(new Map(new URLSearchParams(mended(hash))));
  return failure('link.large', '', 'The URL is too long. Put the record in a file of up to 2 MB, and set src.');
}

/** Serialises fields as a fragment. */
export const writeFields = (fields: Iterable<readonly [name: string, value: string]>): string =>
  `#${new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString()}`;
