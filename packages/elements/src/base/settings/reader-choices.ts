import {forget, load, PREFIX, save} from '../page/save.js';
import {isValueOf, type SettingName, type SettingValues} from './setting-values.js';

/** Key of the browser's storage under which all choices stand, after the kit's prefix. */
const KEY = 'settings';

/** Parses stored choices. Whatever is not a text by name is dropped: other pages of the site may write there, too. */
function readChoices(text: string | undefined): Record<string, string> {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Names under which a choice may be kept, the first one for writing: a level is that of a game, or of all games that have none. */
const namesOf = (setting: SettingName, game: string): readonly [string, ...string[]] =>
  setting === 'level' && game !== '' ? [`level ${game}`, setting] : [setting];

/** Settings that the reader has chosen, at any element of the page. The browser remembers them for the whole site, where it may. */
export class ReaderChoices {
  #chosen: Record<string, string> | undefined;
  readonly #listeners = new Set<() => void>();

  /** Returns what the reader has chosen; undefined if nothing. `game` counts for the level alone. */
  get<N extends SettingName>(setting: N, game: string): SettingValues[N] | undefined {
    const texts = namesOf(setting, game).map((name) => this.#all[name]);
    return texts.find((text): text is SettingValues[N] => text !== undefined && isValueOf(setting, text));
  }

  /** True if the reader has chosen anything. */
  get hasAny(): boolean {
    return Object.keys(this.#all).length > 0;
  }

  /** Chooses a value, at all elements and for the next visit. */
  set<N extends SettingName>(setting: N, game: string, value: SettingValues[N]): void {
    this.#chosen = {...this.#all, [namesOf(setting, game)[0]]: value};
    save(KEY, JSON.stringify(this.#chosen));
    this.#tell();
  }

  /** Forgets all choices, also in the browser's storage. */
  forget(): void {
    this.#chosen = {};
    forget(KEY);
    this.#tell();
  }

  /** Calls `listener` after each change, also by another tab, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) {
      addEventListener('storage', this.#handleStorage);
      // Another tab may have changed them while nobody listened.
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

/** Choices of the reader of this page. */
export const choices = new ReaderChoices();
