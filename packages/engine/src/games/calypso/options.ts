import type {Option, OptionsOf} from '../../option.js';

/** Options, in the order of records; what is said of each stands in the schema and in the documentation, too. */
export const OPTIONS = [
  /** Whether partners and trump suits are drawn for before the match (`calypso.draw`). */
  {name: 'draw', values: [true, false], fallback: false},
  /** Whether one who can must overruff. */
  {name: 'overruff', values: ['compulsory', 'free'], fallback: 'compulsory'},
  /** Whether not following while able is refused, or costs points when the match is counted. */
  {name: 'revoke', values: ['prevent', 'penalise'], fallback: 'prevent'},
] as const satisfies readonly Option[];

/** The options of a match of Calypso. */
export type CalypsoOptions = OptionsOf<typeof OPTIONS>;
