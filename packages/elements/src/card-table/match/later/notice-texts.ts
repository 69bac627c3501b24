import type {Language} from '@cartavola/words';
import {loadNoticeWords} from '@cartavola/words/table/load-notice-words.js';
import type {NoticeWords} from '@cartavola/words/table/notice-words.js';

/** Words of the notices of a table, loaded when a rendering first asks for them. */
export class NoticeTexts {
  readonly #changed: () => void;
  #language: Language | undefined;
  #words: NoticeWords | undefined;

  /** Creates the texts. `changed` is called once those of another language are there. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Returns the words in a language; those of the previous one, or undefined, until they are loaded. */
  in(language: Language): NoticeWords | undefined {
    if (language !== this.#language) this.#load((this.#language = language));
    return this.#words;
  }

  #load(language: Language): void {
    loadNoticeWords(language).then(
      (words) => {
        if (language !== this.#language) return;
        this.#words = words;
        this.#changed();
      },
      // The next rendering tries again.
      () => (this.#language = undefined),
    );
  }
}
