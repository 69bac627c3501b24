import {UNKNOWN, type Card} from './card.js';
import {hiddenHand} from './lists.js';
import type {Viewer} from './move.js';
import type {Position} from './position.js';

/** Starting position of a deal, with all hands known. `seen` lists the cards in each hand that all players know. */
export interface Origin<P extends Position = Position> {
  readonly position: P;
  readonly seen: readonly (readonly Card[])[];
}

/** Returns the starting position as seen by a viewer. Nobody sees the stock. */
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

/** Returns the known cards of each hand in a position. */
export const shownHands = ({hands}: Position): Card[][] => hands.map((hand) => hand.filter((card) => card !== UNKNOWN));

/** Returns the origin of a sampled deal: the starting position with the hands, trick and stock drawn for that deal. */
export const originWith = <P extends Position>(
  position: P,
  drawn: Pick<Position, 'hands' | 'stock'> & Partial<Pick<Position, 'trick'>>,
  compare: (a: Card, b: Card) => number,
): Origin<P> => ({
  position: {...position, ...drawn, hands: drawn.hands.map((hand) => [...hand].sort(compare))},
  seen: shownHands(position),
});
