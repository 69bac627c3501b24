import type {Card, Suit} from './card.js';
import type {Seat} from './move.js';
import type {Options} from './option.js';
import type {Laid} from './position.js';

/** What lies open on a table, or is known of it without any hand. What is absent is not told. */
export interface Lying {
  /** Cards of one trick, in order; it may be complete. */
  readonly trick?: readonly Laid[];
  /** Cards to be captured. */
  readonly table?: readonly Card[];
  /** Suit that counts twice. */
  readonly doubled?: Suit;
  /** Trump: a suit, a card, or each seat's own suit. */
  readonly trump?: Suit | Card | readonly Suit[];
  /** Cards that each party has taken. */
  readonly pile?: readonly (readonly Card[])[];
  /** Cards that each seat gathers. */
  readonly building?: readonly (readonly Card[])[];
  /** Cards still to be dealt; any may be unknown. */
  readonly stock?: readonly Card[];
}

/** Part of a table without hands, such as a trick: for pictures. It is no position, so that nothing is played from it, and nothing judged. */
export interface Excerpt extends Lying {
  readonly options: Options;
  /** Seat that is addressed as “you”. */
  readonly seat: Seat;
}
