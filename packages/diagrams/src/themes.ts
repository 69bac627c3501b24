/** Themes for pictures. `plain` has no background, and its text takes the surrounding element's colour. */
export const THEMES = ['felt', 'light', 'dark', 'plain'] as const;
/** Name of a theme. */
export type Theme = (typeof THEMES)[number];
