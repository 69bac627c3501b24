import type {CardNames} from '@cartavola/engine';

/** Names of all decks' cards in a language, and the function that joins rank and suit. */
export interface LanguageNames extends CardNames {
  readonly join: (rank: string, suit: string) => string;
  /** Label for the button that saves a picture of cards. */
  readonly save: string;
}

/**
 * Names of the characters to play against, keyed by id, in seat order. Each name has its usual form in the language.
 */
export type CharacterNames = Readonly<
  Record<'librarian' | 'painter' | 'gardener' | 'cook' | 'musician' | 'sailor', string>
>;
