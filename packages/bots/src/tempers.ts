import type {Random} from '@cartavola/engine';

/** Properties of a move that each temper values differently, from 0 to 1. */
export interface Style {
  /** Height of the card that it spends. */
  readonly high: number;
  /** Its immediate gain, or how far it puts the player ahead. */
  readonly gain: number;
}

/** A temper's preference between moves of about the same value. */
interface Preference {
  /** Share of the coach's threshold (`SearchedGame.sure`) within which moves count as about equal. */
  readonly alike: number;
  /** Returns how well a move suits the temper. The move with the highest value is chosen. */
  readonly liking: (style: Style, random: Random) => number;
}

const PREFERENCES = {
  exact: undefined,
  fickle: {alike: 0.05, liking: (_, random) => random.below(1 << 20)},
  patient: {alike: 0.05, liking: ({high}) => -high},
  greedy: {alike: 0.3, liking: ({gain}) => gain},
  bold: {alike: 0.08, liking: ({high, gain}) => high * gain},
  wary: {alike: 0.15, liking: ({gain}) => -gain},
} as const satisfies Readonly<Record<string, Preference | undefined>>;

/**
 * A player's temper: a preference between moves that the level considers about equal. `exact` always plays the best
 * one, and `fickle` plays any of them. `patient` keeps high cards, and `bold` spends them to get ahead. `greedy` takes
 * everything it can, and `wary` lets others take.
 */
export type Temper = keyof typeof PREFERENCES;

/** All tempers. */
export const TEMPERS = Object.keys(PREFERENCES) as readonly Temper[];

/** Returns a temper's preference, or undefined if it has none. */
export const preferenceOf = (temper: Temper): Preference | undefined => PREFERENCES[temper];
