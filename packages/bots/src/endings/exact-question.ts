import type {Seat} from '@cartavola/engine';

/** Question to the exact solver: with what a seat's side can end the deal, all cards known, against the best defence. */
export interface ExactQuestion {
  /** Seat whose side it is about; the viewer may be another one. */
  readonly seat: Seat;
  /** Points with which that side wants to end, the least and the most. */
  readonly range?: readonly [least: number, most: number];
}

/** Answer of the exact solver. The choice that it comes with is best for the side of whoever is to act. */
export interface ExactAnswer {
  /** Points that the side has so far. */
  readonly taken: number;
  /** Points with which it ends the deal after each of the view's moves, if it wants most and the others want it to have least. */
  readonly values: readonly number[];
  /** Whether it can end within the range after each of them, whatever the others do; absent if there was no range. */
  readonly meets?: readonly boolean[];
}
