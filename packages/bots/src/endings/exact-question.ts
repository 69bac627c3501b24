import type {Seat} from '@cartavola/engine';

/** Question to the exact solver: how a seat's side can end the deal against the best defence, with all cards known. */
export interface ExactQuestion {
  /** Seat of the side in question. The viewer may be another seat. */
  readonly seat: Seat;
  /** Minimum and maximum of the points that the side should end with. */
  readonly range?: readonly [least: number, most: number];
}

/** Answer of the exact solver. The accompanying choice is best for the side of the seat to act. */
export interface ExactAnswer {
  /** Points that the side has so far. */
  readonly taken: number;
  /** Final points of the side after each of the view's moves, if it plays for most and the other side for least. */
  readonly values: readonly number[];
  /** Whether the side can force a result within the range after each move. Absent if there was no range. */
  readonly meets?: readonly boolean[];
}
