/** Words that readers write in a search field, and the rulebooks' words for the same things. Words are separated by spaces. */
export interface SearchWords {
  /** Words that are ignored if there are others. */
  readonly ignored: string;
  /** Endings that distinguish forms of a word, without accents. */
  readonly endings: string;
  /** Everyday words, with the rulebooks' words that they also find. Words joined with `+` are found if a rule has all of them. */
  readonly meant: readonly (readonly [said: string, written: string])[];
}
