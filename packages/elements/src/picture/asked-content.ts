import {plain} from '@cartavola/engine';
import {LETTERS, type Letters} from '@cartavola/engine/notation/letters.js';
import type {Language} from '@cartavola/words';
import type {Candidate} from '../base/settings/reader-settings.js';

/** What a page wants to be read. */
export interface AskedContent {
  /** Text in any form, or a record or position as data. */
  readonly given: unknown;
  /** Id of the game where the text names none; may be empty. */
  readonly game: string;
  /** Language of the letters of the cards, where the text declares none; absent: that of the page. */
  readonly letters: string | undefined;
  readonly language: Language;
  /** Language of the page when the text was first read: a translator changes that of the page later, and not the text. */
  readonly written: Language;
  readonly decks: readonly Candidate[];
}

const isLetters = (text: string | undefined): text is Letters => (LETTERS as readonly unknown[]).includes(text);

/** Returns whose letters the cards of a text have, where it declares none. */
export const lettersOf = ({letters, written}: Pick<AskedContent, 'letters' | 'written'>): Letters =>
  [letters, written].find(isLetters) ?? 'en';

/** Returns whose letters a text declares, or those where it declares none. */
export const lettersIn = (asked: AskedContent): Letters => {
  const [, declared] =
    typeof asked.given === 'string' ? (/(?:^|[\n/])\s*letters\s*:?\s*(\w+)/i.exec(plain(asked.given)) ?? []) : [];
  return isLetters(declared?.toLowerCase()) ? (declared.toLowerCase() as Letters) : lettersOf(asked);
};
