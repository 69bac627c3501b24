import type {Card, Suit} from './card.js';
import type {Seat} from './move.js';
import type {Options} from './option.js';
import type {Laid} from './position.js';

/** Cards that are face up on a table, or known without any hand. An absent key means that the value isn't given. */
export interface Lying {
  /** Cards in one trick, in order. The trick may be complete. */
  readonly trick?: readonly Laid[];
  /** Cards to be captured. */
  readonly table?: readonly Card[];
  /** Suit that counts twice. */
  readonly doubled?: Suit;
  /** Trump: a suit, a card, or each seat's own suit. */
  readonly trump?: Suit | Card | readonly Suit[];
  /** Cards that each player or side has taken. */
  readonly pile?: readonly (readonly Card[])[];
  /** Cards that each seat collects. */
  readonly building?: readonly (readonly Card[])[];
  /** Cards still to be dealt. Any may be unknown. */
  readonly stock?: readonly Card[];
}

/** Part of a table without hands, such as a trick, for pictures. It isn't a position, because nobody plays from it and nothing is judged. */
export interface Excerpt extends Lying {
  readonly options: Options;
  /** Seat that is addressed as “you”. */
  readonly seat: Seat;
}
