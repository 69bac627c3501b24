import type {CardNames} from '@cartavola/engine';

/** What a language calls the cards of all decks, and how a name is made of rank and suit. */
export interface LanguageNames extends CardNames {
  readonly join: (rank: string, suit: string) => string;
}
