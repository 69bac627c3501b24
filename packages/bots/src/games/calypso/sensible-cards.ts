import {suitOf, type Card, type Move, type Seat} from '@cartavola/engine';
import {bestPlace, isRuff, suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';

/**
 * Returns the view's moves without bad ones of the last to play in a trick: a ruff of the partner's trick, and on a trick of the others a
 * card that its calypso lacks where a lower one of the suit is already in that calypso.
 */
export function undominated({moves, trick, trumps, building, viewer}: CalypsoView): readonly Move[] {
  const {cards, leader} = trick;
  if (cards.length !== trumps.length - 1) return moves;
  const me = viewer as Seat;
  const suits = suitIndices(trumps);
  const isOwn = (laid: readonly Card[]): boolean => (leader + bestPlace(laid, leader, suits)) % 2 === me % 2;
  const isUseless = (card: Card): boolean => building[trumps.indexOf(suitOf(card))]!.includes(card);
  const isBad = ({card}: Move): boolean => {
    const laid = [...cards, card!];
    if (isOwn(cards)) return isRuff(laid, cards.length, leader, suits);
    // In a suit a higher number is a lower card.
    const isSpared = (other: Card): boolean => other >> 4 === card! >> 4 && other > card! && isUseless(other);
    return !isOwn(laid) && !isUseless(card!) && moves.some((move) => isSpared(move.card!));
  };
  const left = moves.filter((move) => !isBad(move));
  return left.length > 0 ? left : moves;
}
