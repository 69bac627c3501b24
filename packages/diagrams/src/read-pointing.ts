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

/** Maximum length of either string, in characters. All arrows between the cards of a pack are shorter. */
const LONGEST = 2000;

const wordsOf = (text: string, between: RegExp | string): string[] =>
  plain(text)
    .split(between)
    .map((word) => word.trim())
    .filter(Boolean);

/** Returns the words on both sides of an arrow: `>` after any number of hyphens, or `→`. */
function endsOf(arrow: string): readonly string[] {
  if (arrow.includes('→')) return arrow.split('→');
  const [from = '', ...others] = arrow.split('>');
  let end = from.length;
  while (from.charAt(end - 1) === '-') end--;
  return [from.slice(0, end), ...others];
}

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
  for (const [name, text] of Object.entries({dim, arrows}))
    if (text.length > LONGEST)
      return failure(`attribute.${name}`, name, `"${name}" can have at most ${LONGEST} characters.`);
  const dimmed: Card[] = [];
  for (const word of wordsOf(dim, /[\s,]+/)) {
    const cards = cardsNamed(word, letters);
    if (!cards) return failure('attribute.dim', 'dim', `"${word}" is not a card or a rank.`);
    dimmed.push(...cards);
  }
  const drawn: Arrow[] = [];
  for (const word of wordsOf(arrows, ',')) {
    const [from, to, ...more] = endsOf(word).map((one) => parseCardIn(one.trim(), letters));
    if (from === undefined || to === undefined || more.length > 0)
      return failure('attribute.arrows', 'arrows', `"${word}" is not an arrow: write it as 7D>5C.`);
    drawn.push({from, to});
  }
  return success({dimmed, arrows: drawn});
}
