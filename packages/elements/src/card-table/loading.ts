import type {Language} from '@cartavola/words';
import type {Layout} from './layout.js';
import {loadTable, type Loaded} from './loaded.js';
import type {Settings} from './settings.js';

/** The table that is shown with what is loaded. */
interface LoadingHost {
  layout(): Layout;
  /** Other words, or other cards, are there. */
  renamed(before: Loaded | undefined): void;
  /** They could not be loaded: what was there stays. */
  lacks(): void;
}

/** The words and drawings of a table: in the language of the page, with the cards of its settings. What is there is better than nothing. */
export class Loading {
  loaded: Loaded | undefined;
  /** What is wanted could not be loaded. */
  #hasFailed = false;
  #wanted = '';
  #done: Promise<Loaded> | undefined;
  readonly #host: LoadingHost;

  constructor(host: LoadingHost) {
    this.#host = host;
  }

  /** Kept once there is something to be shown with. */
  get done(): Promise<Loaded> {
    return this.#done ?? Promise.reject(new Error('Nothing is wanted yet.'));
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Loads what is wanted now; false where that is what was wanted before. */
  want(language: Language, settings: Settings | undefined): boolean {
    const wanted = `${language} ${settings?.deck}`;
    if (wanted === this.#wanted) return false;
    this.#wanted = wanted;
    if (settings) this.#done = this.#load(wanted, language, settings);
    // Where there is nothing yet, whoever waits for it says so.
    this.#done?.catch(() => undefined);
    return true;
  }

  /** The next time everything is wanted anew. */
  forget(): void {
    this.#wanted = '';
  }

  async #load(wanted: string, language: Language, settings: Settings): Promise<Loaded> {
    const before = this.loaded;
    try {
      const loaded = await loadTable(this.#host.layout(), language, settings);
      if (wanted !== this.#wanted) return loaded;
      this.#hasFailed = false;
      this.loaded = loaded;
      this.#host.renamed(before);
      return loaded;
    } catch (error) {
      if (wanted === this.#wanted) this.#hasFailed = true;
      if (!before) throw error;
      this.#host.lacks();
      return before;
    }
  }
}
