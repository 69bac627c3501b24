import type {Fact} from '@cartavola/engine';
import type {Board, Exercise} from '@cartavola/lessons';

/** Returns the table of an exercise after some of its facts. A trick that was taken stays in view until something follows. */
export function boardAt(exercise: Exercise, shown: readonly Fact[]): Board {
  const {board} = exercise.lessonGame;
  const start = exercise.step.kind === 'watch' ? exercise.start : exercise.view;
  const seen = [start, ...shown.map(({view}) => view)].map((view) => board(view));
  const last = seen.at(-1)!;
  const lying = seen.findLast(({trick}) => trick.length > 0);
  if (last.table || last.trick.length > 0 || !lying) return last;
  return {...last, trick: lying.trick, ...(lying.led && {led: lying.led})};
}
