import {SUITS, type Card, type Move} from '@cartavola/engine';

/** Random 44-bit weight by card, for additive hashing of sets: no two sets that can occur have the same sum. */
const WEIGHTS = Float64Array.from({length: 64}, (_, card) => {
  const high = mixed(card + 1) & 0x3fffff;
  return high * 2 ** 22 + (mixed(card + 65) & 0x3fffff);
});

/** Finalizer of MurmurHash3. */
function mixed(value: number): number {
  let bits = Math.imul(value, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Size of the hash range for a type of move: sums of up to eight weights. */
const RANGE = 2 ** 47;

/**
 * Hashes a move. Two moves in the same game have equal hashes if and only if they are equal, whatever the order of
 * their cards.
 */
export function numberOf({type, card, takes, cards, left, right, suit}: Move): number {
  if (card !== undefined && takes === undefined) return type === 'play' ? card : 64 + card;
  if (left !== undefined) return 256 + 64 * left + (right ?? 63);
  if (suit !== undefined) return 128 + SUITS.indexOf(suit);
  const range = (type.charCodeAt(0) - 96) * RANGE;
  // A factor distinguishes the card played from the set that it captures.
  return range + (card === undefined ? 0 : 5 * WEIGHTS[card]!) + sumOf(takes) + sumOf(cards);
}

function sumOf(cards: readonly Card[] | undefined): number {
  let sum = 0;
  if (cards) for (const card of cards) sum += WEIGHTS[card]!;
  return sum;
}

/** Hash of a move for observers that see only its type and number of cards. */
export const faceDown = ({type, cards = []}: Move): number => -1 - cards.length - (type === 'give' ? 64 : 0);
