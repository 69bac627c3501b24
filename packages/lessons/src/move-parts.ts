import type {MoveKey} from '@cartavola/engine';
import type {Exercise} from './lesson-game.js';

/** Types of the legal moves, in their order. */
export const typesNow = ({view}: Exercise): readonly string[] => [...new Set(view.moves.map(({type}) => type))];

/** Returns the keys that a type of move has. */
export const partsOf = ({lessonGame, options}: Exercise, type: string): readonly MoveKey[] =>
  lessonGame.game.moveKeys(options)[type] ?? [];

/** Returns the number of cards of the hand in a move. Undefined if it varies. */
export function cardsAsked(exercise: Exercise): number | undefined {
  const [type] = typesNow(exercise);
  if (type === undefined) return 0;
  const parts = partsOf(exercise, type);
  if (parts.includes('cards')) return undefined;
  return parts.filter((part) => part === 'card' || part === 'left' || part === 'right').length;
}

/** Returns true if a move is a single card of the hand, so that a tap plays it. */
export function isOneTap(exercise: Exercise): boolean {
  const types = typesNow(exercise);
  return (
    exercise.step.kind === 'play' &&
    types.length === 1 &&
    partsOf(exercise, types[0]!).every((part) => part === 'card' || part === 'takes') &&
    exercise.view.moves.every(({takes}) => takes === undefined) &&
    (exercise.lessonGame.board(exercise.view).table ?? []).length === 0
  );
}
