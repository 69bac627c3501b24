import type {Option, OptionsOf} from '../../option.js';

/**
 * Options, in record order. The record schema and docs/lessons.md are generated from these comments:
 * `node tools/run.mjs build/doc-tables`.
 */
export const OPTIONS = [
  /** Whether players draw for partners and trump suits before the match (`calypso.draw`). */
  {name: 'draw', values: [true, false], fallback: false},
  /** Whether a player who can overruff must do so. */
  {name: 'overruff', values: ['compulsory', 'free'], fallback: 'compulsory'},
  /** Whether a revoke (failing to follow suit when able to) is refused, or costs points when the match is scored. */
  {name: 'revoke', values: ['prevent', 'penalise'], fallback: 'prevent'},
] as const satisfies readonly Option[];

/** Options for a match of Calypso. */
export type CalypsoOptions = OptionsOf<typeof OPTIONS>;
