import type {MoveKey} from '@cartavola/engine';
import type {Exercise} from './lesson-game.js';

/** Types of legal moves, in order. */
export const typesNow = ({view}: Exercise): readonly string[] => [...new Set(view.moves.map(({type}) => type))];

/** Returns the keys of a type of move. */
export const partsOf = ({lessonGame, options}: Exercise, type: string): readonly MoveKey[] =>
  lessonGame.game.moveKeys(options)[type] ?? [];

/** Returns the number of cards from the hand in a move, or undefined if it varies. */
export function cardsAsked(exercise: Exercise): number | undefined {
  const [type] = typesNow(exercise);
  if (type === undefined) return 0;
  const parts = partsOf(exercise, type);
  if (parts.includes('cards')) return undefined;
  return parts.filter((part) => part === 'card' || part === 'left' || part === 'right').length;
}

/** Returns whether every move is a single card from the hand, so one tap makes it. */
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
