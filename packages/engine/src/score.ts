import type {Card} from './card.js';
import type {Seat} from './move.js';

/** A line of the score of a deal, for a seat or a side. */
export interface ScoreLine {
  readonly rule: string;
  readonly seat?: Seat;
  readonly side?: number;
  /** May be negative. */
  readonly points: number;
  /** The cards that prove the line; may be empty. */
  readonly cards: readonly Card[];
}

/** What a deal gave, or with its last deal a match. */
export interface Score {
  readonly lines: readonly ScoreLine[];
  /** What the deal adds to the totals: by seat, or by side in games with fixed sides. Absent where only matches are scored. */
  readonly marks?: readonly number[];
}
