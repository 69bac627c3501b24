import {createContext} from '@lit/context';
import type {ReaderChoices} from './reader-choices.js';
import {choices} from './reader-choices.js';
import type {SettingName, SettingValues} from './setting-values.js';

/** Settings made by the page's author. */
export type AuthorSettings = {readonly [N in SettingName]?: SettingValues[N]};

/** Settings around an element: the author's (the nearest ones win) and the reader's choices. */
export interface SettingsScope {
  readonly choices: ReaderChoices;
  /** The author's settings. */
  readonly author: AuthorSettings;
  /** Settings that the reader can't change here. */
  readonly locked: ReadonlySet<SettingName>;
  /** Whether games played here are left out of the reader's record. */
  readonly uncounted: boolean;
}

/** Scope of an element without surrounding settings. */
export const OUTERMOST: SettingsScope = {choices, author: {}, locked: new Set(), uncounted: false};

/**
 * Returns the scope inside an element. Settings that are locked around the element stay locked inside it, and games
 * left out of the record stay left out.
 */
export function scopeWithin(
  {choices: read, author, locked, uncounted}: SettingsScope,
  own: AuthorSettings,
  alsoLocked: readonly SettingName[],
  isUncounted: boolean,
): SettingsScope {
  return {
    choices: read,
    author: {...author, ...own},
    locked: new Set([...locked, ...alsoLocked]),
    uncounted: uncounted || isUncounted,
  };
}

/** Context that provides the scope to tables, lessons, cards and companions. */
export const settingsContext = createContext<SettingsScope>(Symbol.for('cartavola.settings'));
