import type {Card} from './card.js';
import type {Seat} from './move.js';

/** A line in a deal's score, for a seat or a side. */
export interface ScoreLine {
  readonly rule: string;
  readonly seat?: Seat;
  readonly side?: number;
  /** Points. May be negative. */
  readonly points: number;
  /** Cards that prove the line. May be empty. */
  readonly cards: readonly Card[];
}

/** Score of a deal. For the last deal of a match, this may be the score of the match. */
export interface Score {
  readonly lines: readonly ScoreLine[];
  /**
   * Marks that the deal adds to the totals, by seat, or by side in games with fixed sides. Absent if only matches are
   * scored.
   */
  readonly marks?: readonly number[];
}
