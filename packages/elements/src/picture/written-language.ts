import type {Language} from '@cartavola/words';

/** Remembers the page's language at the time a text was read. */
export class WrittenLanguage {
  #text: unknown;
  #language: Language | undefined;

  /** Returns the page's language when a text was read, or otherwise its current one. */
  of(text: unknown, language: Language): Language {
    return text === this.#text ? (this.#language ?? language) : language;
  }

  /** Remembers that a text could be read with the letters of a language. */
  note(text: unknown, language: Language): void {
    [this.#text, this.#language] = [text, language];
  }
}
