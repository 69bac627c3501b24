import {LEVELS, type Level} from '@cartavola/bots/levels.js';

/** Speeds of animations and bots, slowest last. */
const SPEEDS = ['instant', 'fast', 'normal', 'slow'] as const;
/** Name of a speed. */
export type Speed = (typeof SPEEDS)[number];

/** Themes of a table. */
const THEMES = ['felt', 'wood', 'plain'] as const;
/** Name of a theme. */
export type Theme = (typeof THEMES)[number];

/** Sound volumes. */
const VOLUMES = ['quiet', 'medium', 'loud'] as const;
/** Name of a sound volume. */
export type Volume = (typeof VOLUMES)[number];

const ON_OR_OFF = ['true', 'false'] as const;

/**
 * Settings that a reader may choose, with their allowed values. `deck` may be any non-empty string, because pages can
 * register decks.
 */
export const SETTINGS = {
  deck: undefined,
  theme: THEMES,
  speed: SPEEDS,
  sound: ON_OR_OFF,
  volume: VOLUMES,
  level: [...LEVELS, 'adaptive'],
  hints: ON_OR_OFF,
  coach: ON_OR_OFF,
  leftHand: ON_OR_OFF,
  silent: ON_OR_OFF,
} as const satisfies Record<string, readonly string[] | undefined>;

/** Name of a setting, and of the property that sets it. */
export type SettingName = keyof typeof SETTINGS;

/** Value of each setting. */
export interface SettingValues {
  readonly deck: string;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: 'true' | 'false';
  readonly volume: Volume;
  readonly level: Level | 'adaptive';
  readonly hints: 'true' | 'false';
  readonly coach: 'true' | 'false';
  readonly leftHand: 'true' | 'false';
  readonly silent: 'true' | 'false';
}

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Attribute for a setting. */
export const settingAttribute = (name: SettingName): string => (name === 'leftHand' ? 'left-hand' : name);

/** Whether a string is a valid value of the setting. Doesn't check whether a game has the deck. */
export function isValueOf<N extends SettingName>(name: N, text: string): text is SettingValues[N] {
  const values: readonly string[] | undefined = SETTINGS[name];
  return values ? values.includes(text) : text !== '';
}

/** Whether a setting can only be on or off. */
export const isSwitch = (name: SettingName): boolean => (SETTINGS[name] as unknown) === ON_OR_OFF;
