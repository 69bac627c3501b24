import type {Move} from '@cartavola/engine';

/** Moves that are more than a card played: by their writing, numbers from here on. */
const FIRST = 64;
const numbers = new Map<string, number>();

/** A number that two moves have in common exactly where they are the same. */
export function numberOf(move: Move): number {
  if (move.card !== undefined && move.type === 'play' && move.takes === undefined) return move.card;
  const {type, suit = '', card = '', takes, left = '', right = '', cards} = move;
  const written = `${type} ${suit} ${card} ${left} ${right} ${(takes ?? cards ?? []).join()}`;
  const known = numbers.get(written) ?? FIRST + numbers.size;
  numbers.set(written, known);
  return known;
}

/** The number under which others see a move of which they see only the type and how many cards it has. */
export const faceDown = ({type, cards = []}: Move): number => -1 - cards.length - (type === 'give' ? 64 : 0);
