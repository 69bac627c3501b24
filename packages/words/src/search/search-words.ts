/** Words that readers write in a search field, and the rulebooks' words for the same things. Words are separated by spaces. */
export interface SearchWords {
  /** Words to ignore in a query if it has others. */
  readonly ignored: string;
  /** Endings that distinguish forms of a word, without accents. */
  readonly endings: string;
  /** Everyday words, each with the rulebook words that a search for it also finds. Words joined with `+` are found if a rule has all of them. */
  readonly meant: readonly (readonly [said: string, written: string])[];
}
