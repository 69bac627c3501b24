import type {Language} from '@cartavola/words';
import {loadNoticeWords} from '@cartavola/words/table/load-notice-words.js';
import type {NoticeWords} from '@cartavola/words/table/notice-words.js';

/** Words that are loaded when a rendering first asks for them. */
export class LoadedTexts<W> {
  readonly #load: (language: Language) => Promise<W>;
  readonly #changed: () => void;
  #language: Language | undefined;
  #words: W | undefined;

  /** Creates the texts. `changed` is called once the texts in another language are loaded. */
  constructor(load: (language: Language) => Promise<W>, changed: () => void) {
    this.#load = load;
    this.#changed = changed;
  }

  /** Returns the words in a language. Until they are loaded, returns those in the previous language, or undefined. */
  in(language: Language): W | undefined {
    if (language !== this.#language) this.#ask((this.#language = language));
    return this.#words;
  }

  #ask(language: Language): void {
    this.#load(language).then(
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

/** Creates the words for a table's notices. `changed` is called once the words in another language are loaded. */
export const noticeTexts = (changed: () => void): LoadedTexts<NoticeWords> => new LoadedTexts(loadNoticeWords, changed);
