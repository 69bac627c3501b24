import {loadCharacters} from '@cartavola/faces';
import type {Language} from '@cartavola/words';
import type {ReactiveControllerHost} from 'lit';
import {busy} from '../../base/clock.js';
import {idle, turnOf} from '../../base/page/scheduler.js';
import {OnlineController} from '../../base/page/online-controller.js';
import {TableErrorEvent} from '../events.js';
import {adopt} from '../../base/adopt.js';
import type {Layout} from '../layout.js';
import {loadTable, UNLOADED, type Loaded, type Shown} from './loaded.js';
import type {Scores} from '../scene/scene.js';
import {RENAMED} from '../../match/standing.js';

/** Table that shows the loaded words and drawings. */
interface LoadingHost extends ReactiveControllerHost, Element {
  readonly layout: Layout;
  /** Repeats requests that have failed. */
  retry(): void;
}

/** The table's announcements, in the loaded language. */
interface Speech {
  /** Drops announcements that are in the previous language. */
  forgetWords(): void;
  /** Reports that something could not be loaded. */
  missing(): void;
}

/**
 * Loads a table's words and drawings in the page's language and for the deck in its settings. If loading fails, the
 * table keeps what it has.
 */
export class Loading {
  loaded: Loaded | undefined;
  /** Whether the current request has failed. */
  hasFailed = false;
  #wanted = '';
  /** The scores, and their pending request. */
  #scores: Scores | undefined;
  #scoring: Promise<void> | undefined;
  #done: Promise<Loaded> | undefined;
  readonly #host: LoadingHost;
  readonly #speech: Speech;
  readonly #importScores: (layout: Layout) => Promise<Scores>;

  /** Creates the loader. `importScores` loads the code for a game's scores. */
  constructor(host: LoadingHost, speech: Speech, importScores: (layout: Layout) => Promise<Scores>) {
    this.#host = host;
    this.#speech = speech;
    this.#importScores = importScores;
    new OnlineController(host, () => host.retry());
    // Load these when the page is idle, so that no table in the page has to wait. Players have initials until the
    // pictures are loaded.
    host.addEventListener('table-ready', () => void this.#drawCharacters(), {once: true});
    host.addEventListener('table-ready', () => void idle().then(() => this.#score()), {once: true});
  }

  /** Resolves with the words and drawings. Rejects if loading fails and there were none before. */
  get done(): Promise<Loaded> {
    return this.#done ?? Promise.reject(new Error('Nothing has been requested yet.'));
  }

  /**
   * Loads the words and drawings for the language, the deck and the current options. Returns false if the last request
   * was the same.
   */
  want(language: Language, settings: Shown | undefined, options = settings?.options): boolean {
    const wanted = `${language} ${settings?.deck.deck.id} ${JSON.stringify(options)}`;
    if (wanted === this.#wanted) return false;
    this.#wanted = wanted;
    if (settings && options) this.#done = this.#load(wanted, language, {deck: settings.deck, options});
    // Avoid an unhandled rejection. Callers that await `done` report the failure.
    this.#done?.catch(() => undefined);
    return true;
  }

  async #drawCharacters(): Promise<void> {
    try {
      await idle();
      const drawCharacter = await busy(loadCharacters());
      this.loaded &&= {...this.loaded, drawCharacter};
      this.#host.requestUpdate();
    } catch {
      // Keep the initials.
    }
  }

  /**
   * Loads the scores. If that fails, informs the reader, and the next call tries again. Resolves in both cases. Returns
   * undefined if the scores are already loaded.
   */
  readonly loadScores = (): Promise<void> | undefined =>
    this.#scores ? undefined : this.#score().then(() => (this.#scores ? undefined : this.#speech.missing()));

  #score(): Promise<void> {
    return (this.#scoring ??= busy(this.#importScores(this.#host.layout)).then(
      (scores) => {
        this.#scores = scores;
        adopt(this.#host.shadowRoot!, scores.styles);
        this.loaded &&= {...this.loaded, scores};
        this.#host.requestUpdate();
      },
      () => (this.#scoring = undefined),
    ));
  }

  /** Forgets the last request, so the next `want` loads everything again. */
  forget(): void {
    this.#wanted = '';
  }

  /** Notifies companions that the language or names have changed. */
  tellRenamed(): void {
    this.#host.dispatchEvent(new Event(RENAMED, {bubbles: true, composed: true}));
  }

  async #load(wanted: string, language: Language, settings: Shown): Promise<Loaded> {
    const before = this.loaded;
    try {
      const loaded = await busy(loadTable(this.#host.layout, language, settings));
      await turnOf(this.#host);
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
    const scores = this.#scores;
    this.loaded = {...before, ...loaded, ...(scores && {scores})};
    if (before && before.language !== loaded.language) this.#speech.forgetWords();
    this.#host.requestUpdate();
    this.tellRenamed();
  }
}
