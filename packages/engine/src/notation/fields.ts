import {fault} from './fault.js';
import type {Field, Token} from './field.js';
import {SeatNames} from './names.js';
import {closingQuote, endOf} from './quotes.js';

/** Classifies a word before a colon or at the start of a line. */
interface Vocabulary {
  isKey(word: string): boolean;
  isSeat(word: string): boolean;
  /** True for keys that take a single word, so the next line doesn't belong to them. */
  isSingle(key: string): boolean;
}

/** Fields of the input, and the names that it may use for seats. */
interface Fields {
  readonly fields: readonly Field[];
  readonly names: SeatNames;
}

/** Splits text into fields at line endings and slashes. In `moves`, only a line with a key begins a new field. */
export function fieldsIn(text: string, vocabulary: Vocabulary): Fields {
  const fields: Field[] = [];
  let names = new SeatNames();
  /** Field whose names were read last, and the number of those that can't change any more. */
  let [namesField, read]: [Field | undefined, number] = [undefined, 0];
  for (const {from, to, isLine} of segmentsOf(text)) {
    const last = fields.at(-1);
    const inMoves = last?.key === 'moves';
    if (last?.key === 'names') {
      if (last !== namesField) {
        names = new SeatNames((word) => vocabulary.isKey(word));
        [namesField, read] = [last, 0];
      }
      // Only the last name may go on, so don't read the others again.
      for (let seat = read; seat < last.parts.length; seat++) names.read(text, last.parts[seat]!, seat);
      read = last.parts.length - 1;
    }
    const named = inMoves ? undefined : nameHead(text, from, to, names);
    // After a slash, a player's name may be a word that is a key elsewhere.
    const inNames = last?.key === 'names' && !isLine;
    const head =
      named ?? (isLine || !inMoves ? headOf(text.slice(from, to), from, vocabulary, {inMoves, inNames}) : undefined);
    if (head) {
      const start = from + head.length;
      const parts = [wordsIn(text, start, to)];
      const at = from + head.indent;
      fields.push({key: head.key, at, isSeat: head.isSeat, parts, from: start, to});
      continue;
    }
    const words = wordsIn(text, from, to);
    if (!last || (isLine && vocabulary.isSingle(last.key))) {
      if (words.length > 0 || !isLine) fields.push({key: '', at: from, isSeat: false, parts: [words], from, to});
    } else {
      if (!isLine) last.parts.push(words);
      else for (const word of words) last.parts.at(-1)!.push(word);
      last.to = to;
    }
  }
  return {fields, names};
}

interface Segment {
  readonly from: number;
  readonly to: number;
  /** True at the start of a line, false after a slash. */
  readonly isLine: boolean;
}

/** Splits text at line endings and at `/`, except inside comments and names in quotes. */
function* segmentsOf(text: string): Generator<Segment> {
  let from = 0;
  let isLine = true;
  for (let place = 0; place <= text.length; place++) {
    const letter = text.charAt(place);
    if (letter === '{') place = endOf(text, place, '}');
    else if (closingQuote(letter)) place = endOf(text, place, closingQuote(letter)!);
    else if (letter === '\n' || letter === '/' || place === text.length) {
      yield {from, to: place, isLine};
      from = place + 1;
      isLine = letter === '\n';
    }
  }
}

interface Head {
  readonly key: string;
  readonly isSeat: boolean;
  /** Number of characters before the key, and number before its value. */
  readonly indent: number;
  readonly length: number;
}

/** Type of field that contains a segment. The meaning of a colon depends on it. */
interface Within {
  readonly inMoves: boolean;
  readonly inNames: boolean;
}

/** Reads the player's name and the colon that precede a hand. */
function nameHead(text: string, from: number, to: number, names: SeatNames): Head | undefined {
  const indent = /^\s*/.exec(text.slice(from, to))![0].length;
  const named = names.at(text, from + indent);
  return named && {key: String(named.seat), isSeat: true, indent, length: indent + named.length};
}

function headOf(
  segment: string,
  from: number,
  {isKey, isSeat}: Vocabulary,
  {inMoves, inNames}: Within,
): Head | undefined {
  const [whole, indent, word, space, colon] = /^(\s*)([\p{L}\d][\p{L}\d-]*)(\s*)(:?)/u.exec(segment) ?? [];
  if (whole === undefined) return undefined;
  const key = word!.toLowerCase();
  const head = {key, indent: indent!.length, length: whole.length};
  const isWord = /^\p{L}{2,}/u.test(key);
  const isAlone = key === 'deal' || (isWord && !inMoves && (space || whole.length === segment.length));
  if (isKey(key) && (colon || (isAlone && !inNames))) return {...head, isSeat: false};
  if (colon && !inMoves) {
    if (isSeat(key)) return {...head, isSeat: true};
    fault('key', from + head.indent, {word: word!});
  }
  return undefined;
}

/**
 * Matches a word, or text in quotation marks. Without a closing mark, which happens only in comments, the text extends
 * to the end, so that nothing is searched twice.
 */
const WORDS =
  // oxlint-disable-next-line regexp/no-super-linear-move -- Linear, because every alternative matches up to the end of the text.
  /"(?:\\.?|[^"\\])*(?:"|$)|“(?:\\.?|[^”″\\])*(?:[”″]|$)|„(?:\\.?|[^“”\\])*(?:[“”]|$)|«(?:\\.?|[^»\\])*(?:»|$)|[^\s"“„«]+/gs;

/** Lists the words between two offsets in the text. A name in quotes is one word. */
function wordsIn(text: string, from: number, to: number): Token[] {
  const words: Token[] = [];
  for (const match of text.slice(from, to).matchAll(WORDS)) words.push({text: match[0], at: from + match.index});
  return words;
}
