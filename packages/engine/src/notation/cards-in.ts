import {SUITS, UNKNOWN, type Card, type Suit} from '../card.js';
import type {Mapping} from '../deck.js';
import {fault} from './fault.js';
import type {Token} from './field.js';
import {cardLetters, cardWords, lettersReading, meantIn} from './card-words.js';
import {parseCardIn, parseSuitIn, type Letters} from './letters.js';

/** Maximum number of unknown cards that a number may stand for: two packs. */
const MOST = 104;

/** Reads cards in the letters of a language, and collects those marked with `*`. */
export class CardReader {
  readonly letters: Letters;
  /** Marked cards, in the order in which they appear. */
  readonly marked: Card[] = [];
  /** All cards read so far, with their locations in the text. */
  readonly read: {readonly card: Card; readonly at: number}[] = [];

  readonly #isPack: boolean;
  /** True if the letters of Italian packs can't be read, because the game has its own mapping to their suits. */
  readonly #isOwn: boolean;
  readonly #coins: Suit;

  /** With `isPack`, also reads the letters of Italian packs, unless the game has its own `mapping` to their suits. */
  constructor(letters: Letters, isPack = false, mapping?: Mapping) {
    this.letters = letters;
    this.#isPack = isPack && !mapping;
    this.#isOwn = isPack && !this.#isPack;
    this.#coins = SUITS.find((suit) => mapping?.suits[suit] === 'coins') ?? 'D';
  }

  /** Reads a suit. Returns undefined if the string isn't a suit. */
  suit(text: string): Suit | undefined {
    return parseSuitIn(text, this.letters, this.#isPack);
  }

  /** Reads one card, or `??` if unknown cards are allowed. */
  card({text, at}: Token): Card {
    const bare = text.replace(/\*$/, '');
    const card = parseCardIn(bare, this.letters, this.#isPack);
    if (card === undefined) {
      const read = this.#isOwn ? undefined : lettersReading(bare);
      return fault('card', at, {
        word: text,
        ...cardLetters(this.letters),
        read,
        ...(!read && {meant: meantIn(bare, this.letters, this.#coins)}),
      });
    }
    this.read.push({card, at});
    if (bare !== text) this.marked.push(card);
    return card;
  }

  /** Reads cards. A single number stands for that many unknown cards, and `-` for no cards. */
  cards(words: readonly Token[]): Card[] {
    const [first] = words;
    if (words.length === 1 && /^-+$/.test(first!.text)) return [];
    if (words.length === 1 && /^\d+$/.test(first!.text)) {
      const count = Number(first!.text);
      if (count > MOST) fault('too-many-cards', first!.at, {most: MOST});
      this.read.push({card: UNKNOWN, at: first!.at});
      return Array<Card>(count).fill(UNKNOWN);
    }
    return words.flatMap(({text, at}) =>
      cardWords(text).map((one) => this.card({text: one, at: at + Math.max(0, text.indexOf(one))})),
    );
  }
}
