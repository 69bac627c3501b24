import type {CardNames} from '@cartavola/engine';

/** Names of the cards of all decks in one language, and the function that joins a rank and a suit. */
export interface LanguageNames extends CardNames {
  readonly join: (rank: string, suit: string) => string;
  /** Label for the button that saves a picture of cards. */
  readonly save: string;
}

/**
 * Names of the characters to play against, keyed by id, in seat order. Each name is in the form that is usual in the
 * language.
 */
export type CharacterNames = Readonly<
  Record<'librarian' | 'painter' | 'gardener' | 'cook' | 'musician' | 'sailor', string>
>;
