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

/** Longest name that can stand for a seat, in characters. */
const LONGEST = 200;

/** Players' names that can stand for seats: those that are unique and have no other meaning in the notation. */
export class SeatNames {
  readonly #isKey: (word: string) => boolean;
  /** Names as words of the notation, by seat. */
  readonly #words: string[] = [];
  /** Seats, keyed by name. */
  readonly #seats = new Map<string, Set<Seat>>();

  constructor(isKey: (word: string) => boolean = () => false) {
    this.#isKey = isKey;
  }

  /** Reads the name of a seat. Replaces the one that was read before, because a name may continue on the next line. */
  read(text: string, words: readonly Token[], seat: Seat): void {
    const [first, last] = [words[0], words.at(-1)];
    const isLong = first && last && last.at + last.text.length - first.at > LONGEST;
    const word = isLong ? '' : plain(nameIn(text, words)).trimEnd().toLowerCase();
    this.#seats.get(this.#words[seat] ?? '')?.delete(seat);
    this.#words[seat] = word;
    const same = this.#seats.get(word);
    if (same) same.add(seat);
    else this.#seats.set(word, new Set([seat]));
  }

  /** Returns the seat with a name, or undefined if the name can't stand for a seat. */
  seat(name: string): Seat | undefined {
    const word = name.toLowerCase();
    const [seat, second] = this.#seats.get(word) ?? [];
    const isName =
      /^[\p{L}\p{M}\d.’' -]+$/u.test(word) && /\p{L}/u.test(word) && !this.#isKey(word) && !isSeatWord(word);
    return isName && second === undefined ? seat : undefined;
  }

  /**
   * Finds a name and the colon that follows it at an offset in the text. Returns the seat, and the length including the
   * colon.
   */
  at(text: string, place: number): {readonly seat: Seat; readonly length: number} | undefined {
    if (this.#seats.size === 0) return undefined;
    const colon = text.slice(place, place + LONGEST + 20).indexOf(':');
    const before = text.slice(place, place + colon);
    const seat = colon < 0 || before.includes('\n') ? undefined : this.seat(before.trimEnd());
    return seat === undefined ? undefined : {seat, length: colon + 1};
  }
}
