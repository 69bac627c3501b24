import {plain} from '../plain.js';
import {fault} from './fault.js';

/**
 * Opening quotation marks, each with the characters that may close it. Editors turn a straight mark after a digit into
 * `″`.
 */
const QUOTES: Readonly<Record<string, string>> = {'"': '"', '“': '”″', '„': '“”', '«': '»'};

/** Returns the characters that may close a quotation, or undefined if `sign` isn't a quotation mark. */
export const closingQuote = (sign: string): string | undefined =>
  Object.hasOwn(QUOTES, sign) ? QUOTES[sign] : undefined;

/** Returns the index of the closing character, which is one of `signs`. A backslash escapes the next character. */
export function endOf(text: string, start: number, signs: string): number {
  for (let place = start + 1; place < text.length; place++) {
    if (text.charAt(place) === '\\') place++;
    else if (signs.includes(text.charAt(place))) return place;
  }
  return fault('unclosed', start, {word: /^.\S*/.exec(text.slice(start, start + 60))![0], sign: signs.charAt(0)});
}

/** Returns the text between quotation marks. French quotation marks have spaces inside. */
export const betweenQuotes = (quoted: string): string =>
  quoted.startsWith('«') ? quoted.slice(1, -1).trim() : quoted.slice(1, -1);

/** Returns text without the backslashes that escape characters. `\n` and `\r` are line endings. */
export const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_, letter: string) => (letter === 'r' ? '\r' : letter === 'n' ? '\n' : letter));

/**
 * Matches quoted text and comments, which are kept unchanged. Without a closing character, they extend to the end of
 * the text.
 */
const KEPT =
  // oxlint-disable-next-line regexp/no-super-linear-move -- Linear, because every alternative matches up to the end of the text.
  /(\{(?:\\.?|[^\\}])*(?:\}|$)|"(?:\\.?|[^\\"])*(?:"|$)|“(?:\\.?|[^\\”″])*(?:[”″]|$)|„(?:\\.?|[^\\“”])*(?:[“”]|$)|«(?:\\.?|[^\\»])*(?:»|$))/s;

/** Converts text to plain characters without changing its length. Leaves comments and quoted text unchanged. */
export const plainNotation = (text: string): string =>
  text
    .split(KEPT)
    .map((part, place) => (place % 2 === 0 ? plain(part) : part))
    .join('');
