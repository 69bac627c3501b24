import type {RulebookWords} from '@cartavola/words';
import type {Found} from '@cartavola/words/search/search-book.js';
import type {TemplateResult} from 'lit';
import type {OpenRules} from '../question/open-book.js';

/** Search in a book, and the function that renders its results. */
interface OpenSearch {
  find(text: string): Found;
  render(found: Found, words: RulebookWords): TemplateResult;
}

/** Searches a rulebook. Loads the code and the language's everyday words on the first search. */
export class Searching {
  /** Text in the search field. */
  text = '';
  /** Whether the search could not be loaded. The next change to the text tries again. */
  isMissing = false;
  readonly #changed: () => void;
  #book: OpenRules['book'] | undefined;
  #search: OpenSearch | undefined;

  /** `changed` is called when results can be shown. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Loads the search for a book. Does nothing if it is already loaded. */
  async load(open: OpenRules): Promise<void> {
    if (this.#book === open.book) return;
    this.#book = open.book;
    this.#search = undefined;
    try {
      const {renderResults, searchIn} = await import('./search/book-search.js');
      const search = await searchIn(open);
      if (this.#book !== open.book) return;
      this.#search = {find: (text) => search.find(text), render: renderResults};
    } catch (error) {
      console.error('Cartavola: the search could not be loaded.', error);
      this.#book = undefined;
      this.isMissing = true;
    }
    this.#changed();
  }

  /** Sets the text to search for. */
  write(text: string): void {
    this.text = text;
    this.isMissing = false;
  }

  /**
   * Returns the results and their template. Returns undefined if there is no text to search for, or if the search is
   * still loading.
   */
  results(open: OpenRules): {readonly found: Found; readonly list: TemplateResult} | undefined {
    const text = this.text.trim();
    if (!text) return undefined;
    if (this.#book !== open.book && !this.isMissing) void this.load(open);
    if (!this.#search || this.#book !== open.book) return undefined;
    const found = this.#search.find(text);
    return {found, list: this.#search.render(found, open.words)};
  }
}
