/** Words that readers write in a search field, and what the rulebooks call the same. Words are separated by spaces. */
export interface SearchWords {
  /** Words that are not searched for beside others. */
  readonly ignored: string;
  /** Endings in which the forms of a word differ, without accents. */
  readonly endings: string;
  /**
   * Everyday words, and the rulebooks' words that they find as well as themselves. Words that are joined by `+` are found where a rule has
   * all of them.
   */
  readonly meant: readonly (readonly [said: string, written: string])[];
}
