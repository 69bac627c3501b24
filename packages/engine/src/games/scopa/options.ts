import type {Option, Options, OptionsOf} from '../../option.js';

const isItalian = (others: Options): boolean => others['rules'] === 'italian';

/**
 * Options, in the order of records: a rule set (`rules`) gives the defaults of the more specific ones. What is said of each stands in the
 * schema and in the documentation, too.
 */
export const OPTIONS = [
  /** Number of players; four are two partnerships. */
  {name: 'players', values: [2, 4], usual: 2},
  /** Points that win the match. */
  {name: 'target', values: 'count', fallback: 11},
  /** Rule set; `italian`: settebello, primiera, no scopa with the last card, a new deal where three kings lie on the table. */
  {name: 'rules', values: ['source', 'italian'], fallback: 'source'},
  /** What the point for sevens is for: the most of them, or the best primiera. */
  {name: 'sevens', values: ['most', 'primiera'], fallback: (others) => (isItalian(others) ? 'primiera' : 'most')},
  /** Whether the seven of diamonds is a point (`scopa.settebello`). */
  {name: 'settebello', values: [true, false], fallback: isItalian},
  /** Whether the very last card of a deal can make a scopa (`scopa.scopa`). */
  {name: 'lastScopa', values: [true, false], fallback: (others) => !isItalian(others)},
  /** Whether three kings or more on the first table mean a new deal (`scopa.redeal`). */
  {name: 'redealKings', values: [true, false], fallback: isItalian},
  /** Whether an ace takes all cards on the table, which is no scopa (`scopa.ace-takes-all`). */
  {name: 'acesTakeAll', values: [true, false], fallback: false},
] as const satisfies readonly Option[];

/** The options of a match of Scopa. */
export type ScopaOptions = OptionsOf<typeof OPTIONS>;
