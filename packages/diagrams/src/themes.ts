/** Themes for pictures. `plain` has no background, and its text has the colour of the surrounding element's text. */
export const THEMES = ['felt', 'light', 'dark', 'plain'] as const;
/** Name of a theme. */
export type Theme = (typeof THEMES)[number];
