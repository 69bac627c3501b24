import type {Suit} from '@cartavola/engine';

/** Cards of a game that may stand for one another in a question. */
export interface Likeness {
  /** Suits that may be exchanged. */
  readonly suits: readonly Suit[];
  /** Whether ranks are exchanged in each suit by itself, or in all suits alike so that pairs stay pairs. */
  readonly ranks: 'each' | 'alike';
  /** Codes of the cards that stay what they are. */
  readonly fixed: readonly string[];
}
