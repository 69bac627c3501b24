import type {Language} from '@cartavola/words';
import type {ReactiveControllerHost} from 'lit';
import {OnlineController} from '../../page/online-controller.js';
import {TableErrorEvent} from '../events.js';
import type {Layout} from '../layout.js';
import {loadTable, UNLOADED, type Loaded, type Shown} from './loaded.js';
import {RENAMED} from '../scene/standing.js';

/** Table that is shown with what is loaded. */
interface LoadingHost extends ReactiveControllerHost {
  readonly layout: Layout;
  /** Tries again what could not be loaded. */
  retry(): void;
  dispatchEvent(event: Event): boolean;
}

/** Speech of the table, which depends on what is loaded. */
interface Speech {
  /** Drops texts that are in the previous language. */
  forgetWords(): void;
  /** Tells the reader that something could not be loaded. */
  missing(): void;
}

/**
 * Loads the words and drawings of a table, in the page's language and for the deck of its settings. If loading fails, the table keeps those
 * that it has.
 */
export class Loading {
  loaded: Loaded | undefined;
  /** True if what is wanted could not be loaded. */
  hasFailed = false;
  #wanted = '';
  #done: Promise<Loaded> | undefined;
  readonly #host: LoadingHost;
  readonly #speech: Speech;

  constructor(host: LoadingHost, speech: Speech) {
    this.#host = host;
    this.#speech = speech;
    new OnlineController(host, () => host.retry());
  }

  /** Resolves with the words and drawings. Rejects if loading fails and there were none before. */
  get done(): Promise<Loaded> {
    return this.#done ?? Promise.reject(new Error('Nothing is wanted yet.'));
  }

  /** Loads what is wanted at present, for the options that are played. Returns false if the same was wanted before. */
  want(language: Language, settings: Shown | undefined, options = settings?.options): boolean {
    const wanted = `${language} ${settings?.deck.deck.id} ${JSON.stringify(options)}`;
    if (wanted === this.#wanted) return false;
    this.#wanted = wanted;
    if (settings && options) this.#done = this.#load(wanted, language, {deck: settings.deck, options});
    // Avoids an unhandled rejection: whoever awaits `done` reports the failure.
    this.#done?.catch(() => undefined);
    return true;
  }

  /** Forgets what was wanted, so that the next `want` loads everything again. */
  forget(): void {
    this.#wanted = '';
  }

  /** Tells companions that the language or names have changed. */
  tellRenamed(): void {
    this.#host.dispatchEvent(new Event(RENAMED, {bubbles: true, composed: true}));
  }

  async #load(wanted: string, language: Language, settings: Shown): Promise<Loaded> {
    const before = this.loaded;
    try {
      const loaded = await loadTable(this.#host.layout, language, settings);
      if (wanted === this.#wanted) this.#show(loaded, before);
      return loaded;
    } catch (error) {
      this.hasFailed ||= wanted === this.#wanted;
      if (!before) throw error;
      this.#speech.missing();
      this.#host.dispatchEvent(new TableErrorEvent(UNLOADED));
      return before;
    }
  }

  #show(loaded: Loaded, before: Loaded | undefined): void {
    this.hasFailed = false;
    this.loaded = loaded;
    if (before && before.language !== loaded.language) this.#speech.forgetWords();
    this.#host.requestUpdate();
    this.tellRenamed();
  }
}
