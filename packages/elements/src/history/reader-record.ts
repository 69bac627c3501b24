import {forget, load, PREFIX, save, unsaved} from '../base/page/save.js';
import {NOTHING_PLAYED, type PlayedGame} from './played.js';
import {readPlayed, writePlayed, type PlayedGames} from './read-played.js';
import {withScore, type AddedScore} from './with-score.js';

/** Storage key of the matches of all games, without the kit's prefix. */
const KEY = 'record';

/**
 * The reader's record, for all tables on the site. It stays in this browser, or only in this page if the browser can't
 * store it.
 */
class ReaderRecord {
  #read: PlayedGames | undefined;
  readonly #listeners = new Set<() => void>();
  /** Number of times anything was erased. */
  #erased = 0;

  /** Returns the record of a game. */
  of(game: string): PlayedGame {
    return (this.#read ??= this.#newest() ?? new Map<string, PlayedGame>()).get(game) ?? NOTHING_PLAYED;
  }

  /** Whether the record is stored in the browser, not only in this page. */
  get isKept(): boolean {
    return unsaved(KEY) === undefined;
  }

  /**
   * Adds a score to the latest stored record, because another tab may have written to it. Call `tell` to notify
   * listeners. If two tabs write at the same time, one score may be lost, so each tab then adds its score again under a
   * lock.
   */
  add(game: string, score: AddedScore): void {
    this.#add(game, score);
    const erased = this.#erased;
    // Web Locks are undefined in insecure pages and older browsers.
    const locks = (globalThis.navigator as Navigator | undefined)?.locks;
    locks
      ?.request(PREFIX + KEY, () => {
        // If the record is gone, it has been erased in the meantime, here or in another tab.
        if (erased === this.#erased && load(KEY) !== undefined) this.#add(game, score);
      })
      .catch(() => undefined);
  }

  #add(game: string, score: AddedScore): void {
    const games = this.#newest();
    if (games) this.#write(new Map([...games, [game, withScore(games.get(game) ?? NOTHING_PLAYED, score)]]));
  }

  /** Erases the record of a game, or of all games if none is given. */
  forget(game?: string): void {
    this.#erased++;
    const left = new Map(game === undefined ? [] : this.#newest());
    if (game !== undefined) left.delete(game);
    // Also clears the copy in memory, which exists if a write has failed.
    forget(KEY);
    this.#read = left;
    if (left.size > 0) this.#write(left);
    this.tell();
  }

  /** Calls `listener` after each change, including those in other tabs, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) {
      addEventListener('storage', this.#handleStorage);
      // Another tab may have changed the record while there were no listeners.
      this.#read = undefined;
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener('storage', this.#handleStorage);
    };
  }

  /** Notifies all listeners of a change. */
  tell(): void {
    this.#read = undefined;
    for (const listener of [...this.#listeners]) listener();
  }

  #newest(): PlayedGames | undefined {
    return readPlayed(load(KEY));
  }

  #write(games: PlayedGames): void {
    save(KEY, writePlayed(games));
  }

  readonly #handleStorage = ({key}: StorageEvent): void => {
    // The key is null if the whole storage was cleared.
    if (key === null || key === PREFIX + KEY) this.tell();
  };
}

/** The current reader's record. */
export const readerRecord = new ReaderRecord();
