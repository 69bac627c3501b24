import type {Card, Position, Suit, TakenTrick, Trick, View} from '@cartavola/engine';
import type {BriscolaOptions} from './options.js';

/** What one viewer knows of a deal. */
export interface BriscolaView extends View {
  readonly game: 'briscola';
  readonly options: BriscolaOptions;
  readonly position?: BriscolaPosition;
  readonly trump: Suit;
  /** The card that was turned up; absent where the deal began in a position without a stock. */
  readonly turnedUp?: Card;
  /** How many cards are in the stock, the one that was turned up among them. */
  readonly stock: number;
  readonly trick: Trick;
  /** The tricks taken since the deal, or the position, began. */
  readonly tricks: readonly TakenTrick[];
  /** By side, the cards taken. */
  readonly piles: readonly (readonly Card[])[];
  /** By side, what they count. */
  readonly points: readonly number[];
}

/** A deal that begins in the middle. */
export interface BriscolaPosition extends Position {
  readonly options: BriscolaOptions;
  /** Must be said. */
  readonly trump?: Suit;
  /** By side, the cards taken. */
  readonly piles: readonly (readonly Card[])[];
}
