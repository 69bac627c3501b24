import {fault} from './fault.js';

/** Signs that stand around a name or a title, each with its closing one: straight, English and French. */
const QUOTES: Readonly<Record<string, string>> = {'"': '"', '“': '”', '«': '»'};

/** The sign that closes what a sign opens; undefined for a sign that is no quotation mark. */
export const closingQuote = (sign: string): string | undefined =>
  Object.hasOwn(QUOTES, sign) ? QUOTES[sign] : undefined;

/** Returns the place of the closing sign; a backslash takes away the meaning of the sign after it. */
export function endOf(text: string, start: number, sign: string): number {
  for (let place = start + 1; place < text.length; place++) {
    if (text.charAt(place) === '\\') place++;
    else if (text.charAt(place) === sign) return place;
  }
  return fault('unclosed', start, {word: /^.\S*/.exec(text.slice(start, start + 60))![0], sign});
}

/** What stands between quotation marks; French ones have spaces within. */
export const betweenQuotes = (quoted: string): string =>
  quoted.startsWith('«') ? quoted.slice(1, -1).trim() : quoted.slice(1, -1);

/** A text without the backslashes that take away a meaning; `\n` and `\r` are line ends. */
export const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_, letter: string) => (letter === 'r' ? '\r' : letter === 'n' ? '\n' : letter));
