import {SUITS, UNKNOWN, type Card, type Suit} from '../card.js';
import type {Mapping} from '../deck.js';
import {fault} from './fault.js';
import type {Token} from './field.js';
import {cardLetters, cardWords, lettersReading, meantIn} from './card-words.js';
import {parseCardIn, parseSuitIn, type Letters} from './letters.js';

/** Largest number of unknown cards that a number stands for: two packs. */
const MOST = 104;

/** Reads cards in the letters of a text, and gathers those that are marked with `*`. */
export class CardReader {
  readonly letters: Letters;
  /** Cards that are looked at, in the order of the text. */
  readonly marked: Card[] = [];
  /** Every card that was read, with its place. */
  readonly read: {readonly card: Card; readonly at: number}[] = [];

  readonly #isPack: boolean;
  /** Whether letters of Italian packs cannot be read, as the game maps their suits in its own way. */
  readonly #isOwn: boolean;
  readonly #coins: Suit;

  /** `isPack`: the letters of Italian packs are read besides, unless `mapping`, the game's own to their suits, is another than the usual one. */
  constructor(letters: Letters, isPack = false, mapping?: Mapping) {
    this.letters = letters;
    this.#isPack = isPack && !mapping;
    this.#isOwn = isPack && !this.#isPack;
    this.#coins = SUITS.find((suit) => mapping?.suits[suit] === 'coins') ?? 'D';
  }

  /** Reads a suit; undefined if it is not one. */
  suit(text: string): Suit | undefined {
    return parseSuitIn(text, this.letters, this.#isPack);
  }

  /** Reads one card; `??` where unknown ones are allowed. */
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

  /** Reads cards; a number alone is so many unknown ones, `-` none. */
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
