import {UNKNOWN, type Card} from './card.js';
import {hiddenHand} from './lists.js';
import type {Viewer} from './move.js';
import type {Position} from './position.js';

/** Where a deal begins in the middle: the position with all hands known, and by seat the cards of it that everybody has seen. */
export interface Origin<P extends Position = Position> {
  readonly position: P;
  readonly seen: readonly (readonly Card[])[];
}

/** The position in which a deal began, as a viewer may know it; the stock nobody sees. */
export const positionSeen = <P extends Position>({position, seen}: Origin<P>, viewer: Viewer): P => ({
  ...position,
  hands: position.hands.map((hand, seat) =>
    viewer === 'open' || seat === viewer
      ? hand
      : hiddenHand(
          hand.length,
          hand.filter((card) => seen[seat]!.includes(card)),
        ),
  ),
  stock: position.stock.map(() => UNKNOWN),
});

/** By seat, the cards that a position shows of its hand. */
export const shownHands = ({hands}: Position): Card[][] => hands.map((hand) => hand.filter((card) => card !== UNKNOWN));

/** The origin of a world drawn from a view: the position in which the deal began, with hands, trick and stock as they were there. */
export const originWith = <P extends Position>(
  position: P,
  drawn: Pick<Position, 'hands' | 'stock'> & Partial<Pick<Position, 'trick'>>,
  compare: (a: Card, b: Card) => number,
): Origin<P> => ({
  position: {...position, ...drawn, hands: drawn.hands.map((hand) => [...hand].sort(compare))},
  seen: shownHands(position),
});
