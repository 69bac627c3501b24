import type {Random} from '@cartavola/engine';

/** By what players of different tempers differ in a move, each from 0 to 1. */
export interface Style {
  /** How high a card it spends. */
  readonly high: number;
  /** How much it takes, or how far it goes ahead, at once. */
  readonly gain: number;
}

/** What a player of a temper prefers among moves that it holds to be about as good. */
interface Preference {
  /** Share of the coach's mark (`SearchedGame.sure`) within which moves are about as good to it. */
  readonly alike: number;
  /** Returns how much it likes a move; the greatest is chosen. */
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
 * Temper of a player: what it prefers where its level holds several moves to be about as good. `exact`: nothing but what is best; `fickle`:
 * any of them; `patient` keeps high cards, `bold` spends them to go ahead; `greedy` takes what it can, `wary` lets others take.
 */
export type Temper = keyof typeof PREFERENCES;

/** All tempers. */
export const TEMPERS = Object.keys(PREFERENCES) as readonly Temper[];

/** Returns the preference of a temper; undefined: it has none. */
export const preferenceOf = (temper: Temper): Preference | undefined => PREFERENCES[temper];
