import type {Option, OptionsOf} from '../../option.js';

/** Options: number of players, and the marks that win a match. */
export const OPTIONS = [
  {name: 'players', values: [1, 2, 3, 4, 5, 6]},
  {name: 'target', values: 'count', fallback: 7},
] as const satisfies readonly Option[];

/** The options of a match of Capodama. */
export type CapodamaOptions = OptionsOf<typeof OPTIONS>;
