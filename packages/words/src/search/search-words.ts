/**
 * Words that readers type in a search field, and the rulebooks' words for the same things. Words are separated by
 * spaces.
 */
export interface SearchWords {
  /** Words to ignore in a query that also has other words. */
  readonly ignored: string;
  /** Endings of words in their various forms, without accents. */
  readonly endings: string;
  /**
   * Everyday words, each with the rulebook words that a search for it also finds. Words joined with `+` match if a rule
   * contains all of them.
   */
  readonly meant: readonly (readonly [said: string, written: string])[];
}
