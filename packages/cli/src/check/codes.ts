import {DATA_CODES} from './data-codes.js';
import {RULES} from './rules.js';

/** Meanings of the codes for findings about a file as a whole. */
const OTHERS: Readonly<Record<string, string>> = {
  'page.empty': 'The page has no elements of the kit. With `--require`, this is a finding, not a warning.',
  'page.large': 'The text is too long to check.',
};

/**
 * Meaning of every code, with a way to fix the fault. A code that ends with `…` stands for all codes with that prefix.
 */
export const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.values(RULES).map(({codes}) => codes), OTHERS, DATA_CODES]
    .flatMap((codes) => Object.entries(codes))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** Returns the meaning of a code. */
export const meaningOf = (code: string): string =>
  CODES[code] ?? CODES[`${code.split('.')[0]!}.…`] ?? 'Something is wrong.';
