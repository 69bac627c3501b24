import {forget, load, PREFIX, save} from '../page/save.js';
import {isValueOf, type SettingName, type SettingValues} from './setting-values.js';

/** Storage key of all choices, without the kit's prefix. */
const KEY = 'settings';

/**
 * Parses stored choices. Drops every value that isn't a string, because other scripts on the site may use the same key.
 */
function readChoices(text: string | undefined): Record<string, string> {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/**
 * Returns the keys under which a choice may be stored. The first one is used for writing. A level is stored per game,
 * and falls back to the level for all games.
 */
const namesOf = (setting: SettingName, game: string): readonly [string, ...string[]] =>
  setting === 'level' && game !== '' ? [`level ${game}`, setting] : [setting];

/**
 * Settings that the reader has chosen in any element of the page. They are stored for the whole site if the browser
 * allows it.
 */
export class ReaderChoices {
  #chosen: Record<string, string> | undefined;
  readonly #listeners = new Set<() => void>();

  /** Returns the reader's choice, or undefined if there is none. `game` matters only for the level. */
  get<N extends SettingName>(setting: N, game: string): SettingValues[N] | undefined {
    const texts = namesOf(setting, game).map((name) => this.#all[name]);
    return texts.find((text): text is SettingValues[N] => text !== undefined && isValueOf(setting, text));
  }

  /** Whether the reader has chosen anything. */
  get hasAny(): boolean {
    return Object.keys(this.#all).length > 0;
  }

  /** Sets a value for all elements, and saves it for the next visit. */
  set<N extends SettingName>(setting: N, game: string, value: SettingValues[N]): void {
    this.#chosen = {...this.#all, [namesOf(setting, game)[0]]: value};
    save(KEY, JSON.stringify(this.#chosen));
    this.#tell();
  }

  /** Deletes all choices, including those in the browser's storage. */
  forget(): void {
    this.#chosen = {};
    forget(KEY);
    this.#tell();
  }

  /** Calls `listener` after each change, including those in other tabs, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) {
      addEventListener('storage', this.#handleStorage);
      // Another tab may have changed the choices while there were no listeners.
      this.#chosen = undefined;
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener('storage', this.#handleStorage);
    };
  }

  get #all(): Record<string, string> {
    return (this.#chosen ??= readChoices(load(KEY)));
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  readonly #handleStorage = ({key}: StorageEvent): void => {
    // The key is null if the whole storage was cleared.
    if (key !== null && key !== PREFIX + KEY) return;
    this.#chosen = undefined;
    this.#tell();
  };
}

/** The current reader's choices. */
export const choices = new ReaderChoices();
