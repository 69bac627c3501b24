import type {Move} from '@cartavola/engine';

/** A legal move and its exact (minimax) value. */
export interface MoveValue {
  readonly move: Move;
  readonly value: number;
}

/**
 * Solver in steps: each visits about as many positions as asked for and keeps what it has found for the next; the last returns the values
 * of all moves. Several solvers may run concurrently.
 */
export type Solving = Generator<undefined, readonly MoveValue[]>;

/** Returns the values if one step finds them; else undefined. */
export function inOneStep(solving: Solving): readonly MoveValue[] | undefined {
  const {done, value} = solving.next();
  return done ? value : undefined;
}
