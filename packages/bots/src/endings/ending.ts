import type {Move} from '@cartavola/engine';

/** A legal move and its exact (minimax) value. */
export interface MoveValue {
  readonly move: Move;
  readonly value: number;
}

/**
 * Solver that works in steps. Each step visits roughly the requested number of positions and saves its results for the
 * next step. The last step returns the values of all moves. Several solvers may run concurrently.
 */
export type Solving = Generator<undefined, readonly MoveValue[]>;

/** Returns the values if the first step finds them, otherwise undefined. */
export function inOneStep(solving: Solving): readonly MoveValue[] | undefined {
  const {done, value} = solving.next();
  return done ? value : undefined;
}
