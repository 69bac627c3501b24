import {suitOf, type Card, type Move, type Seat} from '@cartavola/engine';
import {bestPlace, isRuff, suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';

/**
 * Returns the view's moves without those that are bad for the last player in a trick:
 *
 * - ruffing the partner's trick
 * - in a trick that the other side wins: playing a card that the calypso of its suit lacks, although the hand has a
 *   lower one of the suit that this calypso already contains
 * - in a suit of the player's own side: playing a higher card than needed to win, although a lower one would be as
 *   useful
 * - in the partner's trick: playing a card of the side's suits that the calypso of its suit already contains, although
 *   the hand has a lower one that this calypso lacks
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
    // Within a suit, a higher number means a lower card.
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
