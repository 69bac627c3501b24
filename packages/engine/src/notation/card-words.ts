import {card, RANKS, SUITS, type Rank, type Suit} from '../card.js';
import {plain} from '../plain.js';
import {formatCardIn, formatSuit, LETTERS, parseCardIn, rankLetter, upper, type Letters} from './letters.js';

/** Splits a word into the words of its cards: `AS,KH`, `A♠K♥`, `♠AK♥10`. Each may have a star. */
export function cardWords(word: string): readonly string[] {
  const words = word.split(',').filter(Boolean);
  return words.flatMap((one) => {
    const pairs = one.match(/(?:10|[^♠♥♦♣*])[♠♥♦♣]\*?/g) ?? [];
    if (pairs.join('') === one) return pairs;
    // A suit at the front needs at least one rank after it.
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
 * Characters that stand for a rank or suit in other notations, or that people type by mistake. Each is followed by possible meanings, most likely
 * first.
 */
const MEANT = 'XT O0 IA LA NQ RK DQ FJ VJ CQ BJ KK QQ JJ TT PS BC SS HH DD CC QD KD FC TC'.split(' ');

/** Finds a character in a word that must be replaced to make it a card, and the replacement. `coins` is the suit shown as coins. */
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
export const suitLetters = (letters: Letters): readonly string[] => SUITS.map((suit) => formatSuit(suit, letters));

/** Finds the language whose letters make a word a card. */
export const lettersReading = (word: string): Letters | undefined =>
  LETTERS.find((letters) => parseCardIn(word, letters) !== undefined);

/** Ranks, suits and an example, written in these letters. */
export const cardLetters = (
  letters: Letters,
): {readonly ranks: readonly string[]; readonly suits: readonly string[]; readonly such: string} => ({
  ranks: RANKS.map((rank) => rankLetter(rank, letters)),
  suits: suitLetters(letters),
  such: formatCardIn(card('Q', 'H'), letters),
});
