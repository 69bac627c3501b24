/** Colours that a picture may have. `plain` has no ground, and its texts take the colour of what it stands in. */
export const THEMES = ['felt', 'light', 'dark', 'plain'] as const;
/** Name of one of these. */
export type Theme = (typeof THEMES)[number];
