import type {Language} from '@cartavola/words';
import {loadNoticeWords} from '@cartavola/words/table/load-notice-words.js';
import type {NoticeWords} from '@cartavola/words/table/notice-words.js';

/** Words that are loaded when a rendering first needs them. */
export class LoadedTexts<W> {
  readonly #load: (language: Language) => Promise<W>;
  readonly #changed: () => void;
  #language: Language | undefined;
  #words: W | undefined;

  /** Creates the loader. `changed` is called each time the words in a new language are loaded. */
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

/**
 * Creates a loader for the words of a table's notices. `changed` is called each time the words in a new language are
 * loaded.
 */
export const noticeTexts = (changed: () => void): LoadedTexts<NoticeWords> => new LoadedTexts(loadNoticeWords, changed);
