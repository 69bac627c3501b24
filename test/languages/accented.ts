import type {TextSource} from '@cartavola/words';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/**
 * Puts an accent on every vowel in a string, except in the ids of terms in links. Applying it twice makes no
 * difference.
 */
const accentedText = (text: string): string => text.replace(/\]\([^)]*\)|[aeiou]/giu, (part) => ACCENTS[part] ?? part);

/** Accents all strings that a module exports, including those that its functions return. */
function accented(value: unknown): unknown {
  if (typeof value === 'string') return accentedText(value);
  if (typeof value === 'function')
    return (...given: readonly unknown[]): unknown =>
      accented((value as (...all: readonly unknown[]) => unknown)(...given));
  if (Array.isArray(value)) return value.map(accented);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, accented(one)]));
}

/** Test language made by accenting the English strings (a pseudolocale). */
export const accentedTexts: TextSource = async (_name, english) => accented(await english());
