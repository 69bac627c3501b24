import {failure, plain, success, SUITS, type Card, type Result} from '@cartavola/engine';
import {formatSuit, parseCardIn, type Letters} from '@cartavola/engine/notation/letters.js';
import type {Arrow} from './diagram.js';
import type {Pointing} from './diagram-of.js';

/** Cards and arrows to highlight in a diagram, as strings. An empty string has no effect. */
export interface WrittenPointing {
  /** Cards and ranks that don't count, separated by spaces: `9 8 7D`. */
  readonly dim?: string;
  /** Arrows between cards, separated by commas: `7D>5C, KS>KH`. */
  readonly arrows?: string;
}

const wordsOf = (text: string, between: RegExp): string[] => plain(text).trim().split(between).filter(Boolean);

/** Returns the card that a word stands for or, if the word is a rank, all cards of that rank. */
function cardsNamed(word: string, letters: Letters): readonly Card[] | undefined {
  const card = parseCardIn(word, letters);
  if (card !== undefined) return [card];
  const all = SUITS.map((suit) => parseCardIn(word + formatSuit(suit, letters), letters));
  return all.every((one) => one !== undefined) ? all : undefined;
}

/**
 * Reads the cards and arrows to highlight in a diagram. A problem has the code `attribute.dim` or `attribute.arrows`.
 */
export function readPointing({dim = '', arrows = ''}: WrittenPointing, letters: Letters = 'en'): Result<Pointing> {
  const dimmed: Card[] = [];
  for (const word of wordsOf(dim, /[\s,]+/)) {
    const cards = cardsNamed(word, letters);
    if (!cards) return failure('attribute.dim', 'dim', `"${word}" is not a card or a rank.`);
    dimmed.push(...cards);
  }
  const drawn: Arrow[] = [];
  for (const word of wordsOf(arrows, /\s*,\s*/)) {
    const [from, to, ...more] = word.split(/\s*(?:-*>|→)\s*/).map((one) => parseCardIn(one.trim(), letters));
    if (from === undefined || to === undefined || more.length > 0)
      return failure('attribute.arrows', 'arrows', `"${word}" is not an arrow: write it as 7D>5C.`);
    drawn.push({from, to});
  }
  return success({dimmed, arrows: drawn});
}
