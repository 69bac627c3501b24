import type {CardNames} from '@cartavola/engine';

/** Names of the cards of all decks in a language, and the function that joins rank and suit. */
export interface LanguageNames extends CardNames {
  readonly join: (rank: string, suit: string) => string;
}
