import type {Seat} from '@cartavola/engine';

/**
 * Question for the exact solver: the result that a seat's side can force against the best defence, with all cards
 * known.
 */
export interface ExactQuestion {
  /** Any seat on the side in question, not necessarily the viewer's seat. */
  readonly seat: Seat;
  /** Minimum and maximum number of points that the side should end with. */
  readonly range?: readonly [least: number, most: number];
}

/** The exact solver's answer. The choice that contains it is the best one for the side of the seat to act. */
export interface ExactAnswer {
  /** Points that the side has so far. */
  readonly taken: number;
  /**
   * Final points of the side after each of the view's moves, if this side maximises them and the other side minimises
   * them.
   */
  readonly values: readonly number[];
  /** Whether the side can force a result within the range after each move. Absent if the question has no range. */
  readonly meets?: readonly boolean[];
}
