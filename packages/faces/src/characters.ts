/** Opponents of different ages and occupations. */
export const CHARACTERS = ['librarian', 'painter', 'gardener', 'cook', 'musician', 'sailor'] as const;

/** Id of a character. */
export type Character = (typeof CHARACTERS)[number];
