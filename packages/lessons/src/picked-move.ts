import type {Card, Move, Suit} from '@cartavola/engine';
import type {Exercise} from './lesson-game.js';
import {partsOf, typesNow} from './move-parts.js';
import {isSame} from './move-text.js';

/** Parts that a reader has chosen for a move. */
interface Chosen {
  readonly cards: readonly Card[];
  readonly table: readonly Card[];
  readonly suit?: Suit;
}

/**
 * Converts a choice to a move, legal or not. Returns undefined while a part is missing. If `type` is absent, uses the
 * first legal type.
 */
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
  // If the move is legal, return the engine's own object, whose lists are in the order that the rules expect.
  return legalLike(exercise, move) ?? onlyMoveWith(exercise, move) ?? move;
}

/** Completes a capture if the card can take only one set, as at a real table. */
function onlyMoveWith({view}: Exercise, {type, card, takes}: Move): Move | undefined {
  if (card === undefined || takes) return undefined;
  const own = view.moves.filter((one) => one.type === type && one.card === card);
  return own.length === 1 && own[0]!.takes ? own[0] : undefined;
}

/** Returns the legal move with the same parts, in any order. */
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
