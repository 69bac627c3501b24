import type {Option, Options, OptionsOf} from '../../option.js';

const isItalian = (others: Options): boolean => others['rules'] === 'italian';

/** Options: a rule set (`rules`) gives the defaults of the more specific ones. */
export const OPTIONS = [
  {name: 'players', values: [2, 4]},
  {name: 'target', values: 'count', fallback: 11},
  {name: 'rules', values: ['source', 'italian'], fallback: 'source'},
  {name: 'sevens', values: ['most', 'primiera'], fallback: (others) => (isItalian(others) ? 'primiera' : 'most')},
  {name: 'settebello', values: [true, false], fallback: isItalian},
  {name: 'lastScopa', values: [true, false], fallback: (others) => !isItalian(others)},
  {name: 'redealKings', values: [true, false], fallback: isItalian},
  {name: 'acesTakeAll', values: [true, false], fallback: false},
] as const satisfies readonly Option[];

/** The options of a match of Scopa. */
export type ScopaOptions = OptionsOf<typeof OPTIONS>;
