import type {Move} from '@cartavola/engine';

/** A move of the seat to act, and what it is exactly worth when all play their best from there on. */
export interface MoveValue {
  readonly move: Move;
  readonly value: number;
}

/**
 * A search for the values of all moves, in steps: each looks at about as many positions as was asked for, and the last returns the
 * values. What a step has found out is kept for the next. Several searches may be under way at the same time.
 */
export type Solving = Generator<undefined, readonly MoveValue[]>;

/** The values if they are found within one step; undefined if not. */
export function inOneStep(solving: Solving): readonly MoveValue[] | undefined {
  const {done, value} = solving.next();
  return done ? value : undefined;
}
