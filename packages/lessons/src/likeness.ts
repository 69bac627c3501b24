import type {Suit} from '@cartavola/engine';

/** A game's cards that may replace one another in a question. */
export interface Likeness {
  /** Suits that may be swapped. */
  readonly suits: readonly Suit[];
  /** How ranks are swapped: in each suit separately, or in the same way in all suits so that pairs stay pairs. */
  readonly ranks: 'each' | 'alike';
  /** Codes of cards that are never swapped. */
  readonly fixed: readonly string[];
}
