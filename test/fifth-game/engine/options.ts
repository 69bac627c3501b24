import type {Option} from '@cartavola/engine';
import type {OptionsOf} from '@cartavola/engine/extend.js';

/** Options of a match, in the order in which records list them. */
export const OPTIONS = [
  {name: 'players', values: [2, 4], usual: 2},
  {name: 'target', values: 'count', fallback: 3},
] as const satisfies readonly Option[];

/** Option values: the number of players, and the number of deals needed to win the match. */
export type BriscolaOptions = OptionsOf<typeof OPTIONS>;
