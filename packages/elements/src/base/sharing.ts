/** Whether an element accepts and offers links, files and pictures. */
export const SHARING = ['all', 'none'] as const;
/** Value of the `sharing` attribute. */
export type Sharing = (typeof SHARING)[number];
