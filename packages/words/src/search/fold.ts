/** Word in a text, without accents and capitals, with its position in the text. */
interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;
const LIGATURES: Readonly<Record<string, string>> = {œ: 'oe', æ: 'ae'};

/** Removes accents and capitals, and replaces ligatures with two letters. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæ]/g, (one) => LIGATURES[one]!);

/** Lists the words in a text: sequences of letters and digits. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(LETTERS)].map(({0: word, index}) => ({word: fold(word), start: index, end: index + word.length}));

/** Splits words at spaces. */
export const listed = (text: string): readonly string[] => text.split(' ').filter(Boolean);
