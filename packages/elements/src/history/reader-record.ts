import {forget, load, PREFIX, save, unsaved} from '../base/page/save.js';
import {NOTHING_PLAYED, type PlayedGame} from './played.js';
import {readPlayed, writePlayed, type PlayedGames} from './read-played.js';
import {withScore, type AddedScore} from './with-score.js';

/** Key of the browser's storage under which the matches of all games stand, after the kit's prefix. */
const KEY = 'record';

/** What the reader of this browser has played at the tables of the site. It stays in the browser, and in the page where that cannot keep it. */
class ReaderRecord {
  #read: PlayedGames | undefined;
  readonly #listeners = new Set<() => void>();
  /** How often something was forgotten. */
  #erased = 0;

  /** Returns what is kept of a game. */
  of(game: string): PlayedGame {
    return (this.#read ??= this.#newest() ?? new Map<string, PlayedGame>()).get(game) ?? NOTHING_PLAYED;
  }

  /** True if what was played lasts beyond this page. */
  get isKept(): boolean {
    return unsaved(KEY) === undefined;
  }

  /**
   * Adds a score to what the browser keeps at this moment: another tab may have written there. Listeners are told by `tell`. Two tabs that
   * write at once do not see what the other writes, and one score is lost: so each adds its own once more, one tab after the other.
   */
  add(game: string, score: AddedScore): void {
    this.#add(game, score);
    const erased = this.#erased;
    // Undefined in insecure pages and older browsers.
    const locks = (globalThis.navigator as Navigator | undefined)?.locks;
    locks
      ?.request(PREFIX + KEY, () => {
        // What is no longer there was erased meanwhile, here or by another tab.
        if (erased === this.#erased && load(KEY) !== undefined) this.#add(game, score);
      })
      .catch(() => undefined);
  }

  #add(game: string, score: AddedScore): void {
    const games = this.#newest();
    if (games) this.#write(new Map([...games, [game, withScore(games.get(game) ?? NOTHING_PLAYED, score)]]));
  }

  /** Forgets what is kept of a game; of all games if none is named. */
  forget(game?: string): void {
    this.#erased++;
    const left = new Map(game === undefined ? [] : this.#newest());
    if (game !== undefined) left.delete(game);
    // Nothing is left behind, not even in memory where writing has failed before.
    forget(KEY);
    this.#read = left;
    if (left.size > 0) this.#write(left);
    this.tell();
  }

  /** Calls `listener` after each change, also by another tab, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) {
      addEventListener('storage', this.#handleStorage);
      // Another tab may have played while nobody listened.
      this.#read = undefined;
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener('storage', this.#handleStorage);
    };
  }

  /** Has all listeners show what is kept. */
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

/** Record of the reader of this page. */
export const readerRecord = new ReaderRecord();
