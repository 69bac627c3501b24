import type {Option, OptionsOf} from '../../option.js';

/** Option: penalty points that lose a match. */
export const OPTIONS = [{name: 'target', values: 'count', fallback: 12}] as const satisfies readonly Option[];

/** The options of a match of Capra. */
export type CapraOptions = OptionsOf<typeof OPTIONS>;
