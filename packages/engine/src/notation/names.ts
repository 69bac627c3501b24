import type {Seat} from '../move.js';
import {fault} from './fault.js';
import {plain} from '../plain.js';
import type {Field, Token} from './field.js';
import {betweenQuotes, closingQuote, unescaped} from './quotes.js';
import {isSeatWord} from './seats.js';

/**
 * Reads the players' names by seat. `text` is the original text, but `parts` come from the text in plain characters.
 */
export const namesIn = (text: string, {parts}: Field): string[] => parts.map((words) => nameIn(text, words));

function nameIn(text: string, words: readonly Token[]): string {
  const [first, second] = words;
  if (!first) return '';
  if (!closingQuote(first.text.charAt(0))) {
    const last = words.at(-1)!;
    const end = last.at + last.text.length;
    // The plain text lacks invisible characters at the end of the last word, so add them.
    return text.slice(first.at, end) + /^[^\s/"“„«]*/.exec(text.slice(end, end + 100))![0];
  }
  if (second) return fault('after-name', second.at, {word: second.text});
  if (!first.text.startsWith('"')) return unescaped(betweenQuotes(first.text));
  try {
    return JSON.parse(first.text) as string;
  } catch {
    return fault('name', first.at, {word: first.text});
  }
}

/** Players' names that can stand for seats: those that are unique and have no other meaning in the notation. */
export class SeatNames {
  readonly #seats: ReadonlyMap<string, Seat>;

  constructor(names: readonly string[] = [], isKey: (word: string) => boolean = () => false) {
    const words = names.map((name) => plain(name).trimEnd().toLowerCase());
    const isName = (word: string, seat: Seat): boolean =>
      /^[\p{L}\p{M}\d.’' -]*\p{L}[\p{L}\p{M}\d.’' -]*$/u.test(word) &&
      !isKey(word) &&
      !isSeatWord(word) &&
      words.every((other, place) => place === seat || other !== word);
    this.#seats = new Map(words.flatMap((word, seat) => (isName(word, seat) ? [[word, seat] as const] : [])));
  }

  /** Returns the seat with a name, or undefined if the name can't stand for a seat. */
  seat(name: string): Seat | undefined {
    return this.#seats.get(name.toLowerCase());
  }

  /**
   * Finds a name and the colon that follows it at an offset in the text. Returns the seat, and the length including the
   * colon.
   */
  at(text: string, place: number): {readonly seat: Seat; readonly length: number} | undefined {
    for (const [name, seat] of this.#seats) {
      const end = place + name.length;
      if (text.slice(place, end).toLowerCase() !== name) continue;
      const [colon] = /^[ \t]*:/.exec(text.slice(end, end + 20)) ?? [];
      if (colon) return {seat, length: name.length + colon.length};
    }
    return undefined;
  }
}
