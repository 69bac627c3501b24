import {card, RANKS, SUITS, type Rank, type Suit} from '../card.js';
import {plain} from '../plain.js';
import {formatCardIn, formatSuit, LETTERS, parseCardIn, rankLetter, upper, type Letters} from './letters.js';

/** Splits a word such as `AS,KH`, `A♠K♥` or `♠AK♥10` into one word per card. Each card may be marked with `*`. */
export function cardWords(word: string): readonly string[] {
  const words = word.split(',').filter(Boolean);
  return words.flatMap((one) => {
    const pairs = one.match(/(?:10|[^♠♥♦♣*])[♠♥♦♣]\*?/g) ?? [];
    if (pairs.join('') === one) return pairs;
    // A suit that comes before its ranks needs at least one rank.
    if (!/^[♠♥♦♣]/.test(one) || /[♠♥♦♣*](?:[♠♥♦♣*]|$)/.test(one.replace(/\*$/, ''))) return [one];
    return one.split(/(?=[♠♥♦♣])/).flatMap((suit) =>
      suit
        .slice(1)
        .match(/(?:10|.)\*?/g)!
        .map((rank) => suit[0] + rank),
    );
  });
}

/**
 * Pairs of a wrong character and the intended one, most likely first. The wrong characters come from other notations or
 * from typing mistakes.
 */
const MEANT = 'XT O0 IA LA NQ RK DQ FJ VJ CQ BJ KK QQ JJ TT PS BC SS HH DD CC QD KD FC TC'.split(' ');

/** Finds a character whose replacement turns a word into a card. `coins` is the suit shown as coins. */
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

/** Returns the letters of the four suits. */
export const suitLetters = (letters: Letters): readonly string[] => SUITS.map((suit) => formatSuit(suit, letters));

/** Finds a language in whose letters the word is a card. */
export const lettersReading = (word: string): Letters | undefined =>
  LETTERS.find((letters) => parseCardIn(word, letters) !== undefined);

/** Returns the ranks, the suits and an example card, written in these letters. */
export const cardLetters = (
  letters: Letters,
): {readonly ranks: readonly string[]; readonly suits: readonly string[]; readonly such: string} => ({
  ranks: RANKS.map((rank) => rankLetter(rank, letters)),
  suits: suitLetters(letters),
  such: formatCardIn(card('Q', 'H'), letters),
});
