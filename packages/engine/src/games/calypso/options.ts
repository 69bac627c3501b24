import type {Option, OptionsOf} from '../../option.js';

/** Options: drawing for seats, the duty to overruff, and the treatment of revokes. */
export const OPTIONS = [
  {name: 'draw', values: [true, false], fallback: false},
  {name: 'overruff', values: ['compulsory', 'free'], fallback: 'compulsory'},
  {name: 'revoke', values: ['prevent', 'penalise'], fallback: 'prevent'},
] as const satisfies readonly Option[];

/** The options of a match of Calypso. */
export type CalypsoOptions = OptionsOf<typeof OPTIONS>;
