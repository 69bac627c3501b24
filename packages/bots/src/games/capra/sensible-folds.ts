import {SUITS, type Card, type Move, type Seat} from '@cartavola/engine';
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import {sumOf} from './worth.js';

/** Points more than another fold gives from which a fold is not considered: to a trick that is lost, and while the partner may save it. */
const DEAR = {lost: 4, open: 7};

/**
 * Returns the view's moves without folds to a trick in which the other side is ahead, if another fold gives far fewer points and no more
 * trumps, or to a trick that is lost a lower card of the suit.
 */
export function undominated(view: CapraView): readonly Move[] {
  const {moves, trick, trump, viewer} = view;
  const winner = trick.plays.findLast(({type}) => type !== 'fold');
  const me = viewer as Seat;
  if (!winner || winner.seat % 2 === me % 2) return moves;
  const trumpsIn = (cards: readonly Card[]): number => cards.filter((card) => SUITS[card >> 4] === trump).length;
  const folds = moves.filter(({type}) => type === 'fold').map(({cards}) => cards!);
  const isLost = trick.plays.some(({seat}) => seat % 2 === me % 2);
  const dear = isLost ? DEAR.lost : DEAR.open;
  const isDear = (cards: readonly Card[]): boolean =>
    folds.some(
      (other) =>
        (sumOf(other) + dear <= sumOf(cards) && trumpsIn(other) <= trumpsIn(cards)) ||
        (isLost && isLower(other, cards)),
    );
  return moves.filter(({type, cards}) => type !== 'fold' || !isDear(cards!));
}

/** True if cards are of the same suits as others, and each is the same or lower; both in written order. */
const isLower = (cards: readonly Card[], others: readonly Card[]): boolean =>
  sumOf(cards) < sumOf(others) &&
  cards.every((card, place) => card >> 4 === others[place]! >> 4 && sumOf([card]) <= sumOf([others[place]!]));
