import type {Language} from '@cartavola/words';

/** Remembers the page's language at the time content was read, because browser translation may change it later. */
export class WrittenLanguage {
  #text: unknown;
  #language: Language | undefined;

  /** Returns the page's language at the time `text` was read. Falls back to `language`. */
  of(text: unknown, language: Language): Language {
    return text === this.#text ? (this.#language ?? language) : language;
  }

  /** Records the page's language for content that was read successfully. */
  note(text: unknown, language: Language): void {
    [this.#text, this.#language] = [text, language];
  }
}
