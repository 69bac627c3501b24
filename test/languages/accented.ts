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

/** The text with an accent on every vowel, but for the ids of terms in links: applied twice it is the same. */
const accentedText = (text: string): string => text.replace(/\]\([^)]*\)|[aeiou]/giu, (part) => ACCENTS[part] ?? part);

/** Whatever a module of texts exports, each of its texts accented, those that its functions make too. */
function accented(value: unknown): unknown {
  if (typeof value === 'string') return accentedText(value);
  if (typeof value === 'function')
    return (...given: readonly unknown[]): unknown =>
      accented((value as (...all: readonly unknown[]) => unknown)(...given));
  if (Array.isArray(value)) return value.map(accented);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, accented(one)]));
}

/** A language made from the English texts: what a template for translators would give. */
export const accentedTexts: TextSource = async (_name, english) => accented(await english());
