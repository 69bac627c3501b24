import {plain} from '@cartavola/engine';
import {LETTERS, type Letters} from '@cartavola/engine/notation/letters.js';
import type {Language} from '@cartavola/words';
import type {Candidate} from '../base/settings/reader-settings.js';

/** Content that a page wants to be read. */
export interface AskedContent {
  /** Text in any form, or a record or position as data. */
  readonly given: unknown;
  /** Id of the game if the text doesn't name one. May be empty. */
  readonly game: string;
  /** Language of the letters for the cards if the text doesn't declare one. Absent: the page's language. */
  readonly letters: string | undefined;
  readonly language: Language;
  /** The page's language when the text was first read. A browser's translator may later change the page's language, but not the text. */
  readonly written: Language;
  readonly decks: readonly Candidate[];
}

const isLetters = (text: string | undefined): text is Letters => (LETTERS as readonly unknown[]).includes(text);

/** Returns the letters for the cards in a text that doesn't declare any. */
export const lettersOf = ({letters, written}: Pick<AskedContent, 'letters' | 'written'>): Letters =>
  [letters, written].find(isLetters) ?? 'en';

/** Returns the letters that a text declares, or otherwise those from `lettersOf`. */
export const lettersIn = (asked: AskedContent): Letters => {
  const [, declared] =
    typeof asked.given === 'string' ? (/(?:^|[\n/])\s*letters\s*:?\s*(\w+)/i.exec(plain(asked.given)) ?? []) : [];
  return isLetters(declared?.toLowerCase()) ? (declared.toLowerCase() as Letters) : lettersOf(asked);
};
