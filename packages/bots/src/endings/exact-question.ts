import type {Seat} from '@cartavola/engine';

/** Question for the exact solver: how a seat's side can end the deal against the best defence, with all cards known. */
export interface ExactQuestion {
  /** A seat on the side in question. The viewer may be a different seat. */
  readonly seat: Seat;
  /** Minimum and maximum number of points that the side should end with. */
  readonly range?: readonly [least: number, most: number];
}

/** The exact solver's answer. The accompanying choice is best for the side of the seat to act. */
export interface ExactAnswer {
  /** Points that the side has so far. */
  readonly taken: number;
  /** Final points of the side after each of the view's moves, if it plays for as many as possible and the other side for as few as possible. */
  readonly values: readonly number[];
  /** Whether the side can force a result within the range after each move. Absent if there was no range. */
  readonly meets?: readonly boolean[];
}
