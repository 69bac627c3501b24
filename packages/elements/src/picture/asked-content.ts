import {plain} from '@cartavola/engine';
import {LETTERS, type Letters} from '@cartavola/engine/notation/letters.js';
import type {Language} from '@cartavola/words';
import type {Candidate} from '../base/settings/reader-settings.js';

/** Content that a page asks an element to show. */
export interface AskedContent {
  /** Text in any supported format, or a record or position as data. */
  readonly given: unknown;
  /** Id of the game if the text doesn't specify one. May be empty. */
  readonly game: string;
  /** Language of the card letters, if the text doesn't declare one. Defaults to the page's language. */
  readonly letters: string | undefined;
  readonly language: Language;
  /**
   * The page's language when the text was first read. The browser may later translate the page and change its language,
   * but not the language of this text.
   */
  readonly written: Language;
  readonly decks: readonly Candidate[];
}

const isLetters = (text: string | undefined): text is Letters => (LETTERS as readonly unknown[]).includes(text);

/** Returns the language of the card letters in content that doesn't declare one. */
export const lettersOf = ({letters, written}: Pick<AskedContent, 'letters' | 'written'>): Letters =>
  [letters, written].find(isLetters) ?? 'en';

/**
 * Returns the value of a key in text that isn't parsed yet. `start` is a global pattern for what may precede the key,
 * with the spaces before the key. `entry` is a sticky pattern for the key and its value. Two patterns read a long run of
 * spaces once, and one would read it again from each space.
 */
export function valueIn(text: string, start: RegExp, entry: RegExp): string | undefined {
  for (const {0: before, index} of text.matchAll(start)) {
    entry.lastIndex = index + before.length;
    const found = entry.exec(text);
    if (found) return found[1];
  }
  return undefined;
}

/** Returns the language of the card letters that the content declares. Falls back to `lettersOf`. */
export const lettersIn = (asked: AskedContent): Letters => {
  const declared =
    typeof asked.given === 'string'
      ? valueIn(plain(asked.given), /(?:^|[\n/])\s*/g, /letters\s*(?::\s*)?(\w+)/iy)
      : undefined;
  return isLetters(declared?.toLowerCase()) ? (declared.toLowerCase() as Letters) : lettersOf(asked);
};
