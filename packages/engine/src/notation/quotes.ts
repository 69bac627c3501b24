import {plain} from '../plain.js';
import {fault} from './fault.js';

/** Signs around a name or a title, each with those that may close it. Editors make `″` of a straight one after a digit. */
const QUOTES: Readonly<Record<string, string>> = {'"': '"', '“': '”″', '„': '“”', '«': '»'};

/** The signs of which each closes what a sign opens; undefined for a sign that is no quotation mark. */
export const closingQuote = (sign: string): string | undefined =>
  Object.hasOwn(QUOTES, sign) ? QUOTES[sign] : undefined;

/** Returns the place of the closing sign, one of `signs`; a backslash takes away the meaning of the sign after it. */
export function endOf(text: string, start: number, signs: string): number {
  for (let place = start + 1; place < text.length; place++) {
    if (text.charAt(place) === '\\') place++;
    else if (signs.includes(text.charAt(place))) return place;
  }
  return fault('unclosed', start, {word: /^.\S*/.exec(text.slice(start, start + 60))![0], sign: signs.charAt(0)});
}

/** What stands between quotation marks; French ones have spaces within. */
export const betweenQuotes = (quoted: string): string =>
  quoted.startsWith('«') ? quoted.slice(1, -1).trim() : quoted.slice(1, -1);

/** A text without the backslashes that take away a meaning; `\n` and `\r` are line ends. */
export const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_, letter: string) => (letter === 'r' ? '\r' : letter === 'n' ? '\n' : letter));

/** Quoted text and comments, which are read as they are written; one that is not closed goes on to the end. */
const KEPT =
  /(\{(?:\\.?|[^\\}])*(?:\}|$)|"(?:\\.?|[^\\"])*(?:"|$)|“(?:\\.?|[^\\”″])*(?:[”″]|$)|„(?:\\.?|[^\\“”])*(?:[“”]|$)|«(?:\\.?|[^\\»])*(?:»|$))/s;

/** Returns a text of the same length in plain signs, except in comments and between quotation marks. */
export const plainNotation = (text: string): string =>
  text
    .split(KEPT)
    .map((part, place) => (place % 2 === 0 ? plain(part) : part))
    .join('');
