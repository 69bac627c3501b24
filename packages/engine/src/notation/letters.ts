import {card, formatCard, RANKS, SUITS, UNKNOWN, type Card, type Rank, type Suit} from '../card.js';
import {plain} from '../plain.js';

/** Languages whose letters cards can be written in. */
export const LETTERS = ['en', 'fr', 'it'] as const;
/** A language whose letters cards are written in; `en`: those of the records. */
export type Letters = (typeof LETTERS)[number];

/** Letters of ranks, in the order of `RANKS`, with `0` for 10: roi, dame, valet; re, donna, fante. */
const RANK_LETTERS: Readonly<Record<Letters, string>> = {
  en: 'AKQJT98765432',
  fr: 'ARDV098765432',
  it: 'ARDF098765432',
};
/** Letters of suits, in the order of `SUITS`: pique, cœur, carreau, trèfle; picche, cuori, quadri, fiori. */
const SUIT_LETTERS: Readonly<Record<Letters, string>> = {en: 'SHDC', fr: 'PCKT', it: 'PCQF'};
const SIGNS = '♠♥♦♣';

/** Letters of ranks, and of the suits that go with them. */
type Pairing = readonly [ranks: string, suits: string];

/** Pairings that are read, the usual first; a suit's sign goes with English ranks, too. */
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
/** What is read besides where Italian packs are meant: re, cavallo, fante; spade, coppe, denari, bastoni. */
const PACK: Pairing = ['ARCF098765432', `SCDB${SIGNS}`];

const rankLetter = (rank: Rank, letters: Letters): string =>
  RANK_LETTERS[letters].charAt(RANKS.indexOf(rank)).replace('0', '10');

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

/** A word in plain capitals, with `A` for 1 and `0` for 10. */
const signsOf = (word: string): string => upper(plain(word)).trimEnd().replace('10', '0').replace('1', 'A');

/** Reads a suit, by letter or sign; undefined if it is not one. `isPack` as with cards. */
export function parseSuitIn(text: string, letters: Letters, isPack = false): Suit | undefined {
  const [, suits] = isPack ? PACK : READ[letters][0]!;
  const sign = signsOf(text);
  const place = sign.length === 1 ? suits.indexOf(sign) : -1;
  if (place >= 0) return SUITS[place & 3];
  return isPack ? parseSuitIn(text, letters) : undefined;
}

/**
 * Reads a card in the letters of a language, and `??`; undefined if it is not one. What keyboards, phones and editors make of it is read, too, and a
 * suit before its rank where the other way round it is not a card. `isPack`: in Italian, the letters of Italian packs are read besides.
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

/** Returns a text with each card in it, and each sign of a suit, as records write them; words end at spaces and at the signs `, : = > /`. */
export const codesIn = (text: string): string =>
  plain(text.replace(/\p{DI}/gu, '')).replace(/[^\s,:=>/]+/g, (word) => {
    const read = parseCardIn(word, 'en');
    return read === undefined ? word.replace(/[♠♥♦♣]/g, (sign) => SUITS[SIGNS.indexOf(sign)]!) : formatCard(read);
  });

/** Divides a word into those of its cards: `AS,KH`, `A♠K♥`, `♠AK♥10`. Each may have a star. */
export function cardWords(word: string): readonly string[] {
  const words = word.split(',').filter(Boolean);
  return words.flatMap((one) => {
    const pairs = one.match(/(?:10|[^♠♥♦♣*])[♠♥♦♣]\*?/g) ?? [];
    if (pairs.join('') === one) return pairs;
    // A suit before its ranks has at least one.
    if (!/^[♠♥♦♣]/.test(one) || /[♠♥♦♣*](?:[♠♥♦♣*]|$)/.test(one.replace(/\*$/, ''))) return [one];
    return one.split(/(?=[♠♥♦♣])/).flatMap((suit) =>
      suit
        .slice(1)
        .match(/(?:10|.)\*?/g)!
        .map((rank) => suit[0] + rank),
    );
  });
}

/** Signs that are written for a rank or a suit elsewhere, or by mistake, each with what it may mean, the likeliest first. */
const MEANT = 'XT O0 IA LA NQ RK DQ FJ VJ CQ BJ KK QQ JJ TT PS BC SS HH DD CC QD KD FC TC'.split(' ');

/** Finds the sign of a word that has to be another for it to be a card, and that other. `coins`: the suit that coins are. */
export function meantIn(
  word: string,
  letters: Letters,
  coins: Suit,
): {readonly write: string; readonly instead: string} | undefined {
  const signs = upper(plain(word).trimEnd());
  for (const [instead, usual] of MEANT.map((pair) => [...pair] as [string, string])) {
    const meant = letters === 'it' && instead + usual === 'DD' ? coins : usual;
    const isSuit = SUITS.includes(meant as Suit);
    const write = isSuit ? formatSuit(meant as Suit, letters) : rankLetter(meant as Rank, letters) || meant;
    const place = isSuit ? signs.lastIndexOf(instead) : signs.indexOf(instead);
    const other = signs.slice(0, place) + write + signs.slice(place + 1);
    if (place >= 0 && other !== signs && parseCardIn(other, letters) !== undefined) return {write, instead};
  }
  return undefined;
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
  such: formatCardIn(card('Q', 'H'), letters),
});
