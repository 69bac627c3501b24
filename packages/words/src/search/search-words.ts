/** Words that readers write in a search field, and the rulebooks' words for the same things. Words are separated by spaces. */
export interface SearchWords {
  /** Words that are ignored if there are others. */
  readonly ignored: string;
  /** Endings in which forms of a word differ, without accents. */
  readonly endings: string;
  /** Everyday words, and the rulebooks' words that they also find. Words joined by `+` are found if a rule has all of them. */
  readonly meant: readonly (readonly [said: string, written: string])[];
}
