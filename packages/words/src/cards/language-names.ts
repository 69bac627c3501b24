import type {CardNames} from '@cartavola/engine';

/** Names of the cards of all decks in a language, and the function that joins rank and suit. */
export interface LanguageNames extends CardNames {
  readonly join: (rank: string, suit: string) => string;
  /** Label of the button that saves a picture of cards. */
  readonly save: string;
}

/** Names of the characters to play against, by their ids and in the order of their seats, each in the form that is usual in the language. */
export type CharacterNames = Readonly<
  Record<'librarian' | 'painter' | 'gardener' | 'cook' | 'musician' | 'sailor', string>
>;
