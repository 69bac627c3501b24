import type {Card, Suit} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Seat} from '../../move.js';
import type {View} from '../../view.js';
import type {TakenTrick, Trick} from '../../trick.js';
import type {Phase} from './moves.js';
import type {Position} from '../../position.js';
import type {CapodamaOptions} from './options.js';

/** A completed trick with its points. */
export interface CountedTrick extends TakenTrick {
  readonly points: number;
}

/** Position in a deal of Capodama. */
export interface CapodamaPosition extends Position {
  readonly options: CapodamaOptions;
  /** Doubled suit, once the capo has named it. */
  readonly double?: Suit;
  /** The fourth trump, once the capo has named it. */
  readonly fourth?: Card;
  /** Seat that has, or had, A♥. */
  readonly capo?: Seat;
  /** Seat that held Q♥ at the start of play. Only present if Q♥ is no longer in any hand. */
  readonly dama?: Seat;
  /** Seat that held K♥ at the start of play. Only present if K♥ is no longer in any hand. */
  readonly king?: Seat;
  /** Known cards taken before the position, by seat. */
  readonly piles: readonly (readonly Card[])[];
}

/** What a viewer may know about a deal of Capodama. */
export interface CapodamaView extends View {
  readonly game: 'capodama';
  readonly options: CapodamaOptions;
  readonly position?: CapodamaPosition;
  readonly phase: Phase;
  /** The player with A♥. */
  readonly capo: Seat;
  readonly doubled?: Suit;
  /** The fourth trump, once named. */
  readonly fourth?: Card;
  /**
   * Seat that held Q♥ at the start of play, in variants where that makes the seat a partner. Absent until the viewer
   * knows.
   */
  readonly dama?: Seat;
  /** Seat that held K♥ at the start of play, with six players. Absent until the viewer knows. */
  readonly king?: Seat;
  /** Gifts by the giver's seat. Empty if the seat has given none. */
  readonly gifts: readonly (readonly Gift[])[];
  /** Number of cards in the second half that are still to be dealt. */
  readonly stock: number;
  /**
   * True once gifts have been handed over, or if there are none. Until then, gifts are face down in front of their
   * givers.
   */
  readonly handed: boolean;
  /** The trick on the table. */
  readonly trick: Trick;
  /** Completed tricks, in order. */
  readonly tricks: readonly CountedTrick[];
  /** Points taken by seat. Points by side would reveal the members of the sides. */
  readonly points: readonly number[];
}
