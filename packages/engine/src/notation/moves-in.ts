import {WrittenTexts} from './comments-in.js';
import {fault, quoted} from './fault.js';
import {endOf, type Token} from './fields.js';
import {playMove, type Playing, type WrittenMove} from './move-in.js';

/** Moves as they are read, with what is said of them. */
export interface WrittenMoves {
  readonly moves: readonly WrittenMove[];
  readonly comments: WrittenTexts;
}

/** A line in square brackets, and where it stands. */
export interface WrittenLine extends WrittenMoves {
  readonly title: WrittenTexts;
  readonly at: number;
}

/** Moves of a deal, and its lines by the number of moves before them. */
export interface WrittenDeal extends WrittenMoves {
  readonly lines: Readonly<Record<number, readonly WrittenLine[]>>;
}

/** Reads moves, comments and lines between two places of a text, and plays the moves: whose turn it is need not be written. */
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

  /** Reads up to the end, or up to the end of the line that begins at `line`. */
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
      if (letter === '{')
        comments.add(String(moves.length), this.#quoted('}', 'A comment is not closed: “}” is missing.'), at);
      else if (letter === '[') {
        if (line !== undefined) return fault('notation.line', at, 'A line holds no lines.');
        (lines[moves.length] ??= []).push(this.#line(playing));
      } else if (letter === ']' && line !== undefined) {
        this.#place++;
        return {moves, comments, lines};
      } else if (/[,|\n]/.test(letter)) {
        // Within round brackets commas divide cards.
        const isOpen = words.some(({text}) => text.startsWith('(')) && !words.at(-1)!.text.endsWith(')');
        if (letter !== ',' || !isOpen) end();
        this.#place++;
      } else if (/\s/.test(letter)) this.#place++;
      else words.push(this.#word());
    }
    if (line !== undefined) return fault('notation.unclosed', line, 'A line is not closed: “]” is missing.');
    end();
    return {moves, comments, lines};
  }

  /** The letter at the place; empty at the end. */
  get #letter(): string {
    return this.#place < this.#to ? this.#text.charAt(this.#place) : '';
  }

  #word(): Token {
    const at = this.#place;
    const [text] = /^[^\s,|{}[\]"]+/.exec(this.#text.slice(at, this.#to)) ?? [];
    if (text === undefined) return fault('notation.move', at, `${quoted(this.#letter)} has no meaning here.`);
    this.#place += text.length;
    return {text, at};
  }

  /** Reads up to a closing sign. */
  #quoted(sign: string, missing: string): string {
    const from = this.#place + 1;
    const closed = endOf(this.#text, this.#place, sign, missing);
    this.#place = closed + 1;
    return this.#text.slice(from, closed);
  }

  /** Reads a line, from its bracket to the other. */
  #line(playing: Playing): WrittenLine {
    const at = this.#place++;
    const title = new WrittenTexts();
    for (let letter = this.#letter; letter === '"' || /\s/.test(letter); letter = this.#letter) {
      const place = this.#place;
      if (letter === '"')
        title.add('title', this.#quoted('"', 'A title is not closed: a quotation mark is missing.'), place);
      else this.#place++;
    }
    const {moves, comments} = this.read({...playing, deal: playing.deal.clone()}, at);
    if (moves.length === 0) return fault('notation.line', at, 'A line has at least one move.');
    return {title, moves, comments, at};
  }
}
