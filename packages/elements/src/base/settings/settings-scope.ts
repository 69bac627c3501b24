import {createContext} from '@lit/context';
import type {ReaderChoices} from './reader-choices.js';
import {choices} from './reader-choices.js';
import type {SettingName, SettingValues} from './setting-values.js';

/** Settings that an author writes in one place. */
export type AuthorSettings = {readonly [N in SettingName]?: SettingValues[N]};

/** What surrounds an element: the author's settings, those of the nearest place first, and what the reader has chosen. */
export interface SettingsScope {
  readonly choices: ReaderChoices;
  /** Settings of the author. */
  readonly author: AuthorSettings;
  /** Settings that the reader may not choose here. */
  readonly locked: ReadonlySet<SettingName>;
  /** True if nothing that is played here is counted in the reader's record. */
  readonly uncounted: boolean;
}

/** Scope of an element that nothing surrounds. */
export const OUTERMOST: SettingsScope = {choices, author: {}, locked: new Set(), uncounted: false};

/** Returns the scope within a place. What is locked or uncounted further out is so there. */
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

/** Context that carries the scope to tables, lessons, cards and companions. */
export const settingsContext = createContext<SettingsScope>(Symbol.for('cartavola.settings'));
