import {UNKNOWN, type Card} from '../card.js';
import {fault} from './fault.js';
import type {Token} from './field.js';
import {cardLetters, lettersReading, parseCardIn, type Letters} from './letters.js';

/** Largest number of unknown cards that a number stands for: two packs. */
const MOST = 104;

/** Reads cards in the letters of a text, and gathers those that are marked with `*`. */
export class CardReader {
  readonly letters: Letters;
  /** Cards that are looked at, in the order of the text. */
  readonly marked: Card[] = [];
  /** Every card that was read, with its place. */
  readonly read: {readonly card: Card; readonly at: number}[] = [];

  constructor(letters: Letters) {
    this.letters = letters;
  }

  /** Reads one card; `??` where unknown ones are allowed. */
  card({text, at}: Token): Card {
    const bare = text.replace(/\*$/, '');
    const card = parseCardIn(bare, this.letters);
    if (card === undefined)
      return fault('card', at, {word: text, ...cardLetters(this.letters), read: lettersReading(bare)});
    this.read.push({card, at});
    if (bare !== text) this.marked.push(card);
    return card;
  }

  /** Reads cards; a number alone is so many unknown ones, `-` none. */
  cards(words: readonly Token[]): Card[] {
    const [first] = words;
    if (words.length === 1 && first!.text === '-') return [];
    if (words.length === 1 && /^\d+$/.test(first!.text)) {
      const count = Number(first!.text);
      if (count > MOST) fault('too-many-cards', first!.at, {most: MOST});
      this.read.push({card: UNKNOWN, at: first!.at});
      return Array<Card>(count).fill(UNKNOWN);
    }
    // Commas may divide them.
    return words.map(({text, at}) => this.card({text: text.replace(/,$/, ''), at}));
  }
}
