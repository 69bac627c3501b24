/** What an element takes and offers of links, files and pictures. */
export const SHARING = ['all', 'none'] as const;
/** Name of what an element takes and offers of them. */
export type Sharing = (typeof SHARING)[number];
