import type {Card, Position, Suit, TakenTrick, Trick, View} from '@cartavola/engine';
import type {BriscolaOptions} from './options.js';

/** View of a deal: everything that a viewer knows. */
export interface BriscolaView extends View {
  readonly game: 'briscola';
  readonly options: BriscolaOptions;
  readonly position?: BriscolaPosition;
  readonly trump: Suit;
  /** Turned-up card, or undefined if the deal started from a position without a stock. */
  readonly turnedUp?: Card;
  /** Number of cards in the stock, including the turned-up one. */
  readonly stock: number;
  readonly trick: Trick;
  /** Tricks taken since the start of the deal or its position. */
  readonly tricks: readonly TakenTrick[];
  /** Cards taken, by side. */
  readonly piles: readonly (readonly Card[])[];
  /** Points for those cards, by side. */
  readonly points: readonly number[];
}

/** Position in the middle of a deal, from which a deal can start. */
export interface BriscolaPosition extends Position {
  readonly options: BriscolaOptions;
  /** Trump suit. Required. */
  readonly trump?: Suit;
  /** Cards taken, by side. */
  readonly piles: readonly (readonly Card[])[];
}
