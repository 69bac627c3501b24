import type {Card, Move, MoveKey, Suit} from '@cartavola/engine';
import type {Exercise} from './lesson-game.js';
import {isSame} from './move-text.js';

/** Parts that a reader has chosen for a move. */
interface Chosen {
  readonly cards: readonly Card[];
  readonly table: readonly Card[];
  readonly suit?: Suit;
}

/** Types of the legal moves, in their order. */
export const typesNow = ({view}: Exercise): readonly string[] => [...new Set(view.moves.map(({type}) => type))];

/** Returns the keys that a type of move has. */
export const partsOf = ({lessonGame, options}: Exercise, type: string): readonly MoveKey[] =>
  lessonGame.game.moveKeys(options)[type] ?? [];

/** Returns the number of cards of the hand that a move takes; undefined if it may vary. */
export function cardsAsked(exercise: Exercise): number | undefined {
  const [type] = typesNow(exercise);
  if (type === undefined) return 0;
  const parts = partsOf(exercise, type);
  if (parts.includes('cards')) return undefined;
  return parts.filter((part) => part === 'card' || part === 'left' || part === 'right').length;
}

/** Returns true if one card of the hand is a whole move, so that a tap plays it. */
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

/** Makes the move of a choice, legal or not; undefined while a part is missing. `type`: absent, the first one. */
export function picksMove(exercise: Exercise, {cards, table, suit}: Chosen, type?: string): Move | undefined {
  const wanted = type ?? typesNow(exercise)[0];
  if (wanted === undefined) return undefined;
  const parts = partsOf(exercise, wanted);
  const own = [...cards];
  const move: {-readonly [key in keyof Move]: Move[key]} = {type: wanted};
  for (const part of parts) {
    if (part === 'suit') {
      if (suit === undefined) return undefined;
      move.suit = suit;
    } else if (part === 'takes') {
      if (table.length > 0) move.takes = table;
    } else if (part === 'cards') {
      if (own.length === 0) return undefined;
      move.cards = own.splice(0);
    } else {
      const card = own.shift();
      if (card === undefined) return undefined;
      move[part] = card;
    }
  }
  if (own.length > 0) return undefined;
  // The engine's own move, if it is legal: its lists are in the order that the rules compare.
  return legalLike(exercise, move) ?? onlyMoveWith(exercise, move) ?? move;
}

/** Completes a capture if the card can take only one set, as at a real table. */
function onlyMoveWith({view}: Exercise, {type, card, takes}: Move): Move | undefined {
  if (card === undefined || takes) return undefined;
  const own = view.moves.filter((one) => one.type === type && one.card === card);
  return own.length === 1 && own[0]!.takes ? own[0] : undefined;
}

/** Legal move with the same parts, in any order. */
const legalLike = ({view}: Exercise, move: Move): Move | undefined =>
  view.moves.find(
    (one) =>
      one.type === move.type &&
      one.suit === move.suit &&
      one.card === move.card &&
      one.left === move.left &&
      one.right === move.right &&
      isSame(one.cards ?? [], move.cards ?? []) &&
      isSame(one.takes ?? [], move.takes ?? []),
  );
