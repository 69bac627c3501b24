import type {Card, Suit} from './card.js';
import type {Seat} from './move.js';
import type {Options} from './option.js';
import type {Laid} from './position.js';

/** Known cards outside the hands. Keys without a value are absent. */
export interface Lying {
  /** Cards in one trick, in order. The trick may be complete. */
  readonly trick?: readonly Laid[];
  /** Cards on the table that can be captured. */
  readonly table?: readonly Card[];
  /** Suit that counts twice. */
  readonly doubled?: Suit;
  /** Trump: a suit, a card, or each seat's own suit. */
  readonly trump?: Suit | Card | readonly Suit[];
  /** Cards that each player or side has taken. */
  readonly pile?: readonly (readonly Card[])[];
  /** Cards that each seat has collected so far. */
  readonly building?: readonly (readonly Card[])[];
  /** Cards still to be dealt. Any of them may be unknown. */
  readonly stock?: readonly Card[];
}

/** Part of a table without hands, such as a trick, to show as a picture. Unlike a position, it can't start a deal. */
export interface Excerpt extends Lying {
  readonly options: Options;
  /** Seat addressed as “you” in sentences about the picture. */
  readonly seat: Seat;
}
