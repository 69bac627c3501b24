import {suitOf, type Card, type Move, type Seat} from '@cartavola/engine';
import {bestPlace, isRuff, suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';

/**
 * Returns the view's moves without bad ones of the last to play in a trick: a ruff of the partner's trick; on a trick of the others a card that
 * its calypso lacks where a lower one of the suit is already in that calypso; in a suit of the own side a higher card than wins, where the
 * lower one is as welcome, and on the partner's trick one that the calypso has where it lacks a lower one.
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
    // In a suit a higher number is a lower card.
    const lower = moves.map((move) => move.card!).filter((other) => other >> 4 === card! >> 4 && other > card!);
    const isOurs = suits.indexOf(card! >> 4) % 2 === me % 2;
    if (isOwn(cards)) {
      if (isRuff(laid, cards.length, leader, suits)) return true;
      return isOurs && isUseless(card!) && lower.some((other) => !isUseless(other) && isOwn([...cards, other]));
    }
    if (!isOwn(laid)) return !isUseless(card!) && lower.some(isUseless);
    const isAsWelcome = (other: Card): boolean => isUseless(card!) || !isUseless(other);
    return isOurs && lower.some((other) => isAsWelcome(other) && isOwn([...cards, other]));
  };
  const left = moves.filter((move) => !isBad(move));
  return left.length > 0 ? left : moves;
}
