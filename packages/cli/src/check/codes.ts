import {DATA_CODES} from './data-codes.js';
import {RULES} from './rules.js';

/** Codes of whole texts, with what they mean. */
const OTHERS: Readonly<Record<string, string>> = {
  'page.empty': 'The page has no elements of the kit. With `--require` this is a finding.',
  'page.large': 'The text is too long to check.',
};

/** What every code means and how to fix the fault. A code that ends with `…` stands for all codes with that beginning. */
export const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.values(RULES).map(({codes}) => codes), OTHERS, DATA_CODES]
    .flatMap((codes) => Object.entries(codes))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** What a code means. */
export const meaningOf = (code: string): string =>
  CODES[code] ?? CODES[`${code.split('.')[0]!}.…`] ?? 'Something is wrong.';
