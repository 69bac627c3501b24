import {failure, type Problem, type Result} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import {busy} from '../base/clock.js';
import type {Candidate} from '../base/settings/reader-settings.js';
import {openReplay, type OpenReplay} from './open-replay.js';

/** Problem for a replay that could not be fully loaded. */
export const UNLOADED: Problem = {code: 'replay.load', path: '', message: 'Part of the replay could not be loaded.'};

interface ReplayRequest {
  /** Record or notation. Empty if the match is at the URL in `src`. */
  readonly given: unknown;
  readonly src: string | undefined;
  readonly game: string;
  readonly letters: string | undefined;
  readonly language: Language;
  readonly written: Language;
  readonly decks: readonly Candidate[];
  /** Attributes that depend on the match's seats. */
  readonly seat: string | undefined;
  readonly guess: string | undefined;
  readonly ply: string | undefined;
  readonly theme: string | undefined;
  readonly speed: string | undefined;
  readonly sharing: string | undefined;
}

/** Opens the matches that a page requests. If requests overlap, only the last one counts. */
export class ReplayLoader {
  #wanted: readonly unknown[] = [];
  #loading: AbortController | undefined;
  /** Text loaded from the last URL. */
  #fetched: {readonly src: string; readonly text: string} | undefined;

  /**
   * Opens a match if the request has changed or `again` is true. `before` is the current replay. Resolves to undefined
   * if there is nothing to open, or if a newer request has been made. Never rejects.
   */
  async open(
    request: ReplayRequest,
    before: OpenReplay | undefined,
    again = false,
  ): Promise<Result<OpenReplay> | undefined> {
    const {given, ...texts} = request;
    const wanted = [given, JSON.stringify(texts)];
    if (!again && wanted.every((one, place) => one === this.#wanted[place])) return undefined;
    this.#wanted = wanted;
    this.#loading?.abort();
    const {signal} = (this.#loading = new AbortController());
    const opened = await busy(this.#load(request, before, signal)).catch(
      () => ({ok: false, problem: UNLOADED}) as const,
    );
    return signal.aborted ? undefined : opened;
  }

  async #load(
    request: ReplayRequest,
    before: OpenReplay | undefined,
    signal: AbortSignal,
  ): Promise<Result<OpenReplay>> {
    const {src} = request;
    if (request.given !== '') return openReplay(request, before);
    if (!src) return failure('replay.match', '', 'A replay needs a match: a record, or notation with moves.');
    if (this.#fetched?.src !== src) {
      const {loadText} = await import('../base/files/load-text.js');
      const loaded = await loadText(src, signal);
      if (!loaded.ok) return loaded;
      this.#fetched = {src, text: loaded.value};
    }
    return openReplay({...request, given: this.#fetched.text}, before);
  }
}
