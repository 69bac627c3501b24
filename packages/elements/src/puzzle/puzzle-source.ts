import {failure, success, type Problem, type Result} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import {lessons} from '@cartavola/lessons/games.js';
import {busy} from '../base/clock.js';
import {loadPuzzles, MISSING, type LoadedPuzzles} from './load-puzzles.js';

/** Problem for a puzzle that could not be fully loaded. */
export const UNLOADED: Problem = {code: 'puzzle.load', path: '', message: 'Part of the puzzle could not be loaded.'};

/**
 * Returns the URL of the kit's puzzles for a game, or undefined in a page's own bundle. The kit's folder is stored under
 * the same symbol as for the workers in `ladder.ts`.
 */
function setInKit(game: string): string | undefined {
  const kit = (globalThis as {[folder: symbol]: string | undefined})[Symbol.for('cartavola.folder')];
  return kit && new URL(`puzzles/${game}.json`, kit).href;
}

interface AskedSource {
  /** Puzzle or set. Undefined if it is at the URL in `src`, or in the kit. */
  readonly given: unknown;
  readonly src: string | undefined;
  /** Game that the page expects, or undefined for any game. */
  readonly game: string | undefined;
  readonly language: Language;
}

/** Loads the puzzles that a page requests. If requests overlap, only the last one counts. */
export class PuzzleSource {
  /** Whether puzzles are being loaded. */
  isLoading = false;
  #wanted: readonly unknown[] | undefined;
  #loading: AbortController | undefined;
  /** Text loaded from the last URL. */
  #fetched: {readonly src: string; readonly text: string} | undefined;

  /**
   * Loads puzzles if the request has changed or `again` is true. Resolves to undefined if there is nothing to load, or
   * if a newer request has been made. Never rejects.
   */
  async load(asked: AskedSource, again: boolean): Promise<Result<LoadedPuzzles> | undefined> {
    const {given, src, game, language} = asked;
    const wanted = [given, src, game, language];
    if (!again && this.#wanted && wanted.every((one, place) => Object.is(one, this.#wanted![place]))) return undefined;
    this.#wanted = wanted;
    this.#loading?.abort();
    const {signal} = (this.#loading = new AbortController());
    this.isLoading = true;
    const loaded = await busy(this.#load(asked, signal)).catch(() => ({ok: false, problem: UNLOADED}) as const);
    if (signal.aborted) return undefined;
    this.isLoading = false;
    return loaded;
  }

  async #load({given, src, game, language}: AskedSource, signal: AbortSignal): Promise<Result<LoadedPuzzles>> {
    if (given !== undefined && given !== '') return loadPuzzles({given, game, language});
    const address = src || (game && Object.hasOwn(lessons, game) && setInKit(game));
    if (!address) return failure(...MISSING);
    const text = await this.#textAt(address, signal);
    return text.ok ? loadPuzzles({given: text.value, game, language}) : text;
  }

  async #textAt(src: string, signal: AbortSignal): Promise<Result<string>> {
    if (this.#fetched?.src === src) return success(this.#fetched.text);
    const {loadText} = await import('../base/files/load-text.js');
    const loaded = await loadText(src, signal);
    if (loaded.ok) this.#fetched = {src, text: loaded.value};
    return loaded;
  }
}
