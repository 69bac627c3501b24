import type {Language} from '@cartavola/words';
import type {ReactiveControllerHost} from 'lit';
import {OnlineController} from '../../page/online-controller.js';
import {TableErrorEvent} from '../events.js';
import type {Layout} from '../layout.js';
import {loadTable, UNLOADED, type Loaded, type Shown} from './loaded.js';
import {RENAMED} from '../scene/standing.js';

/** The table that is shown with what is loaded. */
interface LoadingHost extends ReactiveControllerHost {
  readonly layout: Layout;
  /** What could not be loaded may be there now. */
  retry(): void;
  dispatchEvent(event: Event): boolean;
}

/** What is said with what is loaded. */
interface Speech {
  /** What was said is in another language. */
  forgetWords(): void;
  /** What is wanted could not be loaded. */
  missing(): void;
}

/** Loads the words and drawings of a table, in the page's language and with the cards of its settings. What is there is better than nothing. */
export class Loading {
  loaded: Loaded | undefined;
  /** What is wanted could not be loaded. */
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

  /** Kept once there is something to be shown with. */
  get done(): Promise<Loaded> {
    return this.#done ?? Promise.reject(new Error('Nothing is wanted yet.'));
  }

  /** Loads what is wanted now, for the options that are played; false where that is what was wanted before. */
  want(language: Language, settings: Shown | undefined, options = settings?.options): boolean {
    const wanted = `${language} ${settings?.deck.deck.id} ${JSON.stringify(options)}`;
    if (wanted === this.#wanted) return false;
    this.#wanted = wanted;
    if (settings && options) this.#done = this.#load(wanted, language, {deck: settings.deck, options});
    // Where there is nothing yet, whoever waits for it says so.
    this.#done?.catch(() => undefined);
    return true;
  }

  /** The next time everything is wanted anew. */
  forget(): void {
    this.#wanted = '';
  }

  /** Tells what is beside the table that everything is called otherwise. */
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
