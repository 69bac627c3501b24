import type {Suit} from '@cartavola/engine';

/** Cards of a game that may replace one another in a question. */
export interface Likeness {
  /** Suits that may be exchanged. */
  readonly suits: readonly Suit[];
  /** Whether ranks are exchanged in each suit separately, or the same way in all suits, so that pairs stay pairs. */
  readonly ranks: 'each' | 'alike';
  /** Codes of cards that are never exchanged. */
  readonly fixed: readonly string[];
}
