import type {Option, OptionsOf} from '../../option.js';

/** Options, in the order of records; what is said of each stands in the schema and in the documentation, too. */
export const OPTIONS = [
  /** Penalty points that lose the match. */
  {name: 'target', values: 'count', fallback: 12},
] as const satisfies readonly Option[];

/** The options of a match of Capra. */
export type CapraOptions = OptionsOf<typeof OPTIONS>;
