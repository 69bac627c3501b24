import {card, formatCard, RANKS, SUITS, UNKNOWN, type Card, type Rank, type Suit} from '../card.js';
import {plain} from '../plain.js';

/** Languages whose card letters are supported. */
export const LETTERS = ['en', 'fr', 'it'] as const;
/** Language of card letters. Records use the letters of `en`. */
export type Letters = (typeof LETTERS)[number];

/** Letters of ranks, in the order of `RANKS`, with `0` for 10: roi, dame, valet, re, donna, fante. */
const RANK_LETTERS: Readonly<Record<Letters, string>> = {
  en: 'AKQJT98765432',
  fr: 'ARDV098765432',
  it: 'ARDF098765432',
};
/** Letters of suits, in the order of `SUITS`: pique, cœur, carreau, trèfle, picche, cuori, quadri, fiori. */
const SUIT_LETTERS: Readonly<Record<Letters, string>> = {en: 'SHDC', fr: 'PCKT', it: 'PCQF'};
const SIGNS = '♠♥♦♣';

/** Letters of ranks, and letters of the suits that they are used with. */
type Pairing = readonly [ranks: string, suits: string];

/** Accepted pairings, the usual one first. A suit's symbol is also accepted with English ranks. */
const READ: Readonly<Record<Letters, readonly Pairing[]>> = {
  en: ['T', '0'].map((ten) => [RANK_LETTERS.en.replace('T', ten), SUIT_LETTERS.en + SIGNS]),
  fr: [
    [RANK_LETTERS.fr, SUIT_LETTERS.fr + SIGNS],
    [RANK_LETTERS.en, SIGNS],
  ],
  it: [
    [RANK_LETTERS.it, SUIT_LETTERS.it + SIGNS],
    [RANK_LETTERS.en, SIGNS],
  ],
};
/** Additional pairing for Italian packs: re, cavallo, fante, spade, coppe, denari, bastoni. */
const PACK: Pairing = ['ARCF098765432', `SCDB${SIGNS}`];

/** Formats a rank in the letters of a language. */
export const rankLetter = (rank: Rank, letters: Letters): string =>
  RANK_LETTERS[letters].charAt(RANKS.indexOf(rank)).replace('0', '10');

/** Formats a suit in the letters of a language. */
export const formatSuit = (suit: Suit, letters: Letters): string => SUIT_LETTERS[letters].charAt(SUITS.indexOf(suit));

/** Formats a card in the letters of a language, for example as `QH` or `DC` (dame de cœur). An unknown card is `??`. */
export function formatCardIn(card: Card, letters: Letters): string {
  const code = formatCard(card);
  if (card === UNKNOWN || letters === 'en') return code;
  return rankLetter(code.charAt(0) as Rank, letters) + formatSuit(code.charAt(1) as Suit, letters);
}

/**
 * Returns text with its ASCII letters in upper case. `toUpperCase` on the whole string can map other characters to
 * ASCII letters.
 */
export const upper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Converts a word to plain capitals, with `A` for 1 and `0` for 10. */
const signsOf = (word: string): string => upper(plain(word)).trimEnd().replace('10', '0').replace('1', 'A');

/** Reads a suit's letter or symbol. Returns undefined if the string isn't a suit. For `isPack`, see `parseCardIn`. */
export function parseSuitIn(text: string, letters: Letters, isPack = false): Suit | undefined {
  const [, suits] = isPack ? PACK : READ[letters][0]!;
  const sign = signsOf(text);
  const place = sign.length === 1 ? suits.indexOf(sign) : -1;
  if (place >= 0) return SUITS[place & 3];
  return isPack ? parseSuitIn(text, letters) : undefined;
}

/**
 * Reads a card in the letters of a language, or `??`. Returns undefined if the string isn't a card. Accepts the
 * variants that keyboards, phones and editors produce, and a suit before its rank if the other order isn't a card. With
 * `isPack`, also accepts the letters of Italian packs in Italian.
 */
export function parseCardIn(text: string, letters: Letters, isPack = false): Card | undefined {
  const word = signsOf(text);
  if (word === '??') return UNKNOWN;
  if (word.length !== 2) return undefined;
  const pairings = isPack && letters === 'it' ? [...READ.it, PACK] : READ[letters];
  for (const [rank, suit] of [word, word.charAt(1) + word.charAt(0)].map((signs) => [...signs]))
    for (const [ranks, suits] of pairings) {
      const [rankPlace, suitPlace] = [ranks.indexOf(rank!), suits.indexOf(suit!)];
      if (rankPlace >= 0 && suitPlace >= 0) return card(RANKS[rankPlace]!, SUITS[suitPlace & 3]!);
    }
  return undefined;
}

/**
 * Converts the cards and suit symbols in text to record format. Words end at spaces and at the characters `, : = > /`.
 */
export const codesIn = (text: string): string =>
  plain(text.replace(/\p{DI}/gu, '')).replace(/[^\s,:=>/]+/g, (word) => {
    const read = parseCardIn(word, 'en');
    return read === undefined ? word.replace(/[♠♥♦♣]/g, (sign) => SUITS[SIGNS.indexOf(sign)]!) : formatCard(read);
  });
