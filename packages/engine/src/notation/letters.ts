import {formatCard, parseCard, RANKS, SUITS, UNKNOWN, type Card, type Rank, type Suit} from '../card.js';

/** Languages whose letters cards can be written in. */
export const LETTERS = ['en', 'fr', 'it'] as const;
/** A language whose letters cards are written in; `en`: those of the records. */
export type Letters = (typeof LETTERS)[number];

/** Letters where they are not those of the records, by language: roi, dame, valet; pique, cœur, carreau, trèfle. */
const RANK_LETTERS: Readonly<Record<Letters, Readonly<Partial<Record<Rank, string>>>>> = {
  en: {},
  fr: {K: 'R', Q: 'D', J: 'V'},
  it: {K: 'R', Q: 'D', J: 'F'},
};
/** Letters of suits, in the order of `SUITS`: picche, cuori, quadri, fiori in Italian. */
const SUIT_LETTERS: Readonly<Record<Letters, string>> = {en: 'SHDC', fr: 'PCKT', it: 'PCQF'};
const SYMBOLS = '♠♥♦♣';

const rankLetter = (rank: Rank, letters: Letters): string =>
  RANK_LETTERS[letters][rank] ?? (rank === 'T' && letters !== 'en' ? '10' : rank);

/** Writes a suit in the letters of a language. */
export const formatSuit = (suit: Suit, letters: Letters): string => SUIT_LETTERS[letters].charAt(SUITS.indexOf(suit));

/** Writes a card in the letters of a language: `QH`, `DC` (dame de cœur), `??`. */
export function formatCardIn(card: Card, letters: Letters): string {
  const code = formatCard(card);
  if (card === UNKNOWN || letters === 'en') return code;
  return rankLetter(code.charAt(0) as Rank, letters) + formatSuit(code.charAt(1) as Suit, letters);
}

// Letters of the alphabet alone: elsewhere upper case may be another letter's.
const upper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Reads a suit, by letter or symbol; undefined if it is none. */
export function parseSuit(text: string, letters: Letters): Suit | undefined {
  if (text.length !== 1) return undefined;
  return SUITS[Math.max(SUIT_LETTERS[letters].indexOf(upper(text)), SYMBOLS.indexOf(text))];
}

/** Reads a card in the letters of a language, also `10♥` and `??`; undefined if it is none. */
export function parseCardIn(text: string, letters: Letters): Card | undefined {
  if (text === '??') return UNKNOWN;
  if (letters === 'en') return parseCard(text);
  const suit = parseSuit(text.slice(-1), letters);
  const written = upper(text.slice(0, -1));
  const rank = RANKS.find((one) => rankLetter(one, letters) === written);
  return suit && rank && parseCard(rank + suit);
}

/** Letters of the suits. */
export const suitLetters = (letters: Letters): readonly string[] => [...SUIT_LETTERS[letters]];

/** Finds the language in whose letters a word is a card. */
export const lettersReading = (word: string): Letters | undefined =>
  LETTERS.find((letters) => parseCardIn(word, letters) !== undefined);

/** What cards are written with: ranks, suits, and an example. */
export const cardLetters = (
  letters: Letters,
): {readonly ranks: readonly string[]; readonly suits: readonly string[]; readonly such: string} => ({
  ranks: RANKS.map((rank) => rankLetter(rank, letters)),
  suits: suitLetters(letters),
  such: formatCardIn(parseCard('QH')!, letters),
});
