import {WrittenTexts} from './comments-in.js';
import {fault} from './fault.js';
import type {Token} from './field.js';
import {betweenQuotes, closingQuote, endOf} from './quotes.js';
import {playMove, type Playing, type WrittenMove} from './move-in.js';

/** Moves that were read, with their comments. */
export interface WrittenMoves {
  readonly moves: readonly WrittenMove[];
  readonly comments: WrittenTexts;
}

/** A line in square brackets, with its location in the text. */
interface WrittenLine extends WrittenMoves {
  readonly title: WrittenTexts;
  readonly at: number;
}

/** A deal's moves, and its lines, keyed by the number of moves before them. */
export interface WrittenDeal extends WrittenMoves {
  readonly lines: Readonly<Record<number, readonly WrittenLine[]>>;
}

/**
 * Reads the moves, comments and lines between two offsets in the text, and plays the moves. A move doesn't need a seat
 * if only one seat can act.
 */
export const movesIn = (text: string, from: number, to: number, playing: Playing): WrittenDeal =>
  new MovesReader(text, from, to).read(playing);

class MovesReader {
  readonly #text: string;
  readonly #to: number;
  #place: number;

  constructor(text: string, from: number, to: number) {
    this.#text = text;
    this.#place = from;
    this.#to = to;
  }

  /** Reads to the end, or to the end of the line that begins at `line`. */
  read(playing: Playing, line?: number): WrittenDeal {
    const moves: WrittenMove[] = [];
    const comments = new WrittenTexts();
    const lines: Record<number, WrittenLine[]> = {};
    let words: Token[] = [];
    const end = (): void => {
      if (words.length > 0) moves.push(playMove(words, playing));
      words = [];
    };
    for (let letter = this.#letter; letter !== ''; letter = this.#letter) {
      if (/[{[\]]/.test(letter)) end();
      const at = this.#place;
      if (letter === '{') comments.add(String(moves.length), this.#quoted('}').slice(1, -1), at);
      else if (letter === '[') {
        if (line !== undefined) return fault('line-in-line', at, {});
        (lines[moves.length] ??= []).push(this.#line(playing));
      } else if (letter === ']' && line !== undefined) {
        this.#place++;
        return {moves, comments, lines};
      } else if (/[,|\n]/.test(letter)) {
        // Inside round brackets, commas separate cards.
        const isOpen = words.some(({text}) => text.startsWith('(')) && !words.at(-1)!.text.endsWith(')');
        if (letter !== ',' || !isOpen) end();
        this.#place++;
      } else if (/\s/.test(letter)) this.#place++;
      else words.push((words.length === 0 && this.#name(playing)) || this.#word());
    }
    if (line !== undefined)
      return fault('unclosed', line, {word: /^.\S*/.exec(this.#text.slice(line, this.#to))![0], sign: ']'});
    end();
    return {moves, comments, lines};
  }

  /** Character at the current offset. Empty at the end. */
  get #letter(): string {
    return this.#place < this.#to ? this.#text.charAt(this.#place) : '';
  }

  #word(): Token {
    const at = this.#place;
    const [text] = /^[^\s,|{}[\]"“„«]+/.exec(this.#text.slice(at, this.#to)) ?? [];
    if (text === undefined) return fault('sign', at, {word: this.#letter});
    this.#place += text.length;
    return {text, at};
  }

  /** Reads the name of a seat and the colon that follows it. */
  #name({names}: Playing): Token | undefined {
    const at = this.#place;
    const named = names.at(this.#text, at);
    if (!named) return undefined;
    this.#place += named.length;
    return {text: this.#text.slice(at, this.#place), at, seat: named.seat};
  }

  /** Reads text in quotation marks or braces, including the delimiters. */
  #quoted(sign: string): string {
    const from = this.#place;
    this.#place = endOf(this.#text, from, sign) + 1;
    return this.#text.slice(from, this.#place);
  }

  /** Reads a line, from its opening to its closing bracket. */
  #line(playing: Playing): WrittenLine {
    const at = this.#place++;
    const title = new WrittenTexts();
    for (let letter = this.#letter; closingQuote(letter) || /\s/.test(letter); letter = this.#letter) {
      const place = this.#place;
      const sign = closingQuote(letter);
      if (sign) title.add('title', betweenQuotes(this.#quoted(sign)), place);
      else this.#place++;
    }
    const {moves, comments} = this.read({...playing, deal: playing.deal.clone()}, at);
    if (moves.length === 0) return fault('empty-line', at, {word: this.#text.slice(at, this.#place)});
    return {title, moves, comments, at};
  }
}
