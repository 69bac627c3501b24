import {card, parseCard, RANKS, SUITS, suitOf} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';
import {fold} from './fold.js';

/** Names of a rank or suit: those that readers may type, and the one in the rulebook. */
export interface Alias {
  readonly said: readonly string[];
  readonly written: string;
}

/**
 * Lists the names of ranks and suits in all decks, including the one shown. Readers can also type a rank as a number.
 */
export function cardAliases(shown: CardWords, others: readonly CardWords[]): readonly Alias[] {
  const all = [shown, ...others];
  const alias = (nameIn: (words: CardWords) => string, ...more: readonly string[]): Alias => ({
    said: [...new Set([...all.map((words) => fold(nameIn(words))), ...more])],
    written: fold(nameIn(shown)),
  });
  const numbers: Readonly<Record<string, string>> = {A: '1', T: '10'};
  return [
    ...RANKS.map((rank) =>
      alias((words) => words.rank(card(rank, 'H')), ...(/[AT\d]/.test(rank) ? [numbers[rank] ?? rank] : [])),
    ),
    ...SUITS.map((suit) => alias((words) => words.suit(suit))),
  ];
}

/** Matches card codes that aren't words in any language: `7D`, `10h`, `Q♥`. */
const CODE = /^(?:(?:\d+|[akqjt])[♠♥♦♣]|\d+[shdc])$/i;

/** Splits a card's code into the names of its rank and suit. Returns undefined if the string isn't a code. */
export function namesOfCode(text: string, shown: CardWords): readonly string[] | undefined {
  const found = CODE.test(text) ? parseCard(text) : undefined;
  return found === undefined ? undefined : [fold(shown.rank(found)), fold(shown.suit(suitOf(found)))];
}
