import type {Option, OptionsOf} from '../../option.js';

/**
 * Options, in record order. The record schema and docs/lessons.md are generated from these comments:
 * `node tools/run.mjs build/doc-tables`.
 */
export const OPTIONS = [
  /** Penalty points at which a side loses the match. */
  {name: 'target', values: 'count', fallback: 12},
] as const satisfies readonly Option[];

/** Options for a match of Capra. */
export type CapraOptions = OptionsOf<typeof OPTIONS>;
