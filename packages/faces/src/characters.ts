/** The people to play against, of different ages and trades. */
export const CHARACTERS = ['librarian', 'painter', 'gardener', 'cook', 'musician', 'sailor'] as const;

/** Id of a character. */
export type Character = (typeof CHARACTERS)[number];
