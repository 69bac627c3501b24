import type {Fact} from '@cartavola/engine';
import {askedBoard, type Board, type Exercise} from '@cartavola/lessons';

/** Returns an exercise's table after the given facts. A trick that was taken stays visible until the next event. */
export function boardAt(exercise: Exercise, shown: readonly Fact[]): Board {
  const {board} = exercise.lessonGame;
  const {kind, from} = exercise.step;
  const isMoving = kind === 'watch' || kind === 'play' || (kind === 'choose' && from === undefined);
  const start =
    kind === 'watch' ? [exercise.start] : [...(isMoving ? [] : exercise.shown.map(({view}) => view)), exercise.view];
  const seen = [...start, ...shown.map(({view}) => view)].map((view) => board(view));
  const last = seen.at(-1)!;
  const lying = seen.findLast(({trick}) => trick.length > 0);
  const stays = !last.table && last.trick.length === 0 && lying;
  return askedBoard(exercise, stays ? {...last, trick: lying.trick, ...(lying.led && {led: lying.led})} : last);
}
