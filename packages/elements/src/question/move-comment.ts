import type {Exercise} from '@cartavola/lessons';

/** Returns the number of facts up to and including a move, or 0 before the first move. */
const momentOf = ({moments}: Exercise, move: number): number => (move === 0 ? 0 : (moments[move - 1] ?? 0));

/** Returns the number of facts that precede each comment of a step. */
export const pausesOf = (exercise: Exercise): readonly number[] =>
  (exercise.step.comments ?? []).map(({move}) => momentOf(exercise, move));

/** Returns the comment to show after this number of facts, or undefined if there is none. */
export const commentNow = (exercise: Exercise | undefined, place: number): string | undefined =>
  exercise?.step.comments?.find(({move}) => momentOf(exercise, move) === place)?.text;
