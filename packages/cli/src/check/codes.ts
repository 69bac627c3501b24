import {RULES} from './rules.js';

/** Codes that no rule of pages reports, with what they mean. */
const OTHERS: Readonly<Record<string, string>> = {
  'page.empty': 'The page has no elements of the kit. With `--require` this is a finding.',
  'page.large': 'The text is too long to check.',
  'file.missing': 'There is no such file. Correct the address, or add the file.',
  'file.…': 'A file that cannot be read: a folder, no permission, not text, or too large.',
  'puzzle.json': 'JSON that cannot be read. The message says what is expected.',
};

/** What every code means and how to fix it. A code that ends with `…` stands for all that begin like it. */
export const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.values(RULES).map(({codes}) => codes), OTHERS]
    .flatMap((codes) => Object.entries(codes))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** What a code means. */
export const meaningOf = (code: string): string =>
  CODES[code] ?? CODES[`${code.split('.')[0]!}.…`] ?? 'Something is wrong with an element.';
