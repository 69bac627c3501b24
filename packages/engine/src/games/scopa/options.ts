import type {Option, Options, OptionsOf} from '../../option.js';

const isItalian = (others: Options): boolean => others['rules'] === 'italian';

/**
 * Options, in record order. A rule set (`rules`) gives the defaults of the more specific options. The record schema and
 * docs/lessons.md are generated from these comments: `node tools/run.mjs build/doc-tables`.
 */
export const OPTIONS = [
  /** Number of players. Four play in two partnerships. */
  {name: 'players', values: [2, 4], usual: 2},
  /** Points needed to win the match. */
  {name: 'target', values: 'count', fallback: 11},
  /** Rule set. `italian`: settebello, primiera, no scopa with the last card, and a new deal if three kings are dealt to the table. */
  {name: 'rules', values: ['source', 'italian'], fallback: 'source'},
  /** How the point for sevens is won: with the most sevens, or with the best primiera. */
  {name: 'sevens', values: ['most', 'primiera'], fallback: (others) => (isItalian(others) ? 'primiera' : 'most')},
  /** Whether the seven of diamonds is worth a point (`scopa.settebello`). */
  {name: 'settebello', values: [true, false], fallback: isItalian},
  /** Whether the very last card of a deal can make a scopa (`scopa.scopa`). */
  {name: 'lastScopa', values: [true, false], fallback: (others) => !isItalian(others)},
  /** Whether the cards are dealt again if three or more kings are dealt to the table (`scopa.redeal`). */
  {name: 'redealKings', values: [true, false], fallback: isItalian},
  /** Whether an ace takes all cards on the table, without scoring a scopa (`scopa.ace-takes-all`). */
  {name: 'acesTakeAll', values: [true, false], fallback: false},
] as const satisfies readonly Option[];

/** Options for a match of Scopa. */
export type ScopaOptions = OptionsOf<typeof OPTIONS>;
