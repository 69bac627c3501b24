import type {Option, OptionsOf} from '../../option.js';

/**
 * Options, in record order. The record schema and docs/lessons.md are generated from these comments:
 * `node tools/run.mjs build/doc-tables`.
 */
export const OPTIONS = [
  /** Number of players. */
  {name: 'players', values: [1, 2, 3, 4, 5, 6], usual: 4},
  /** Marks needed to win the match. */
  {name: 'target', values: 'count', fallback: 7},
] as const satisfies readonly Option[];

/** Options for a match of Capodama. */
export type CapodamaOptions = OptionsOf<typeof OPTIONS>;
