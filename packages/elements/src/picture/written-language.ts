import type {Language} from '@cartavola/words';

/** Remembers in which language of the page a text was read. */
export class WrittenLanguage {
  #text: unknown;
  #language: Language | undefined;

  /** Returns the language in which a text was read, else that of the page. */
  of(text: unknown, language: Language): Language {
    return text === this.#text ? (this.#language ?? language) : language;
  }

  /** Notes that a text could be read with the letters of a language. */
  note(text: unknown, language: Language): void {
    [this.#text, this.#language] = [text, language];
  }
}
