/** Themes of pictures. `plain` has no background, and its texts have the colour of the surrounding element. */
export const THEMES = ['felt', 'light', 'dark', 'plain'] as const;
/** Name of a theme. */
export type Theme = (typeof THEMES)[number];
