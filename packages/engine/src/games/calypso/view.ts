import type {Card, Suit} from '../../card.js';
import type {View} from '../../view.js';
import type {TakenTrick, Trick} from '../../trick.js';
import type {Position} from '../../position.js';
import type {CalypsoOptions} from './options.js';

/** How a deal of Calypso stands. */
export interface CalypsoPosition extends Position {
  readonly options: CalypsoOptions;
  /** By seat, its own trump suit; absent: as no draw settles it. */
  readonly trumps?: readonly Suit[];
  /** By seat, the calypso that is being built. */
  readonly calypsos: readonly (readonly Card[])[];
  /** By seat, its discards. */
  readonly piles: readonly (readonly Card[])[];
}

/** What one viewer knows of a deal of Calypso, and of the match before it. */
export interface CalypsoView extends View {
  readonly game: 'calypso';
  readonly options: CalypsoOptions;
  readonly position?: CalypsoPosition;
  /** How many deals of the match were finished before; 3 in the last. */
  readonly deal: number;
  /** By seat, its own trump suit. */
  readonly trumps: readonly Suit[];
  /** The trick on the table. */
  readonly trick: Trick;
  /** All tricks taken in this deal, the first first. */
  readonly tricks: readonly TakenTrick[];
  /** By seat, the cards of the calypso that is being built, high to low. */
  readonly building: readonly (readonly Card[])[];
  /** By seat, how many calypsos are complete. */
  readonly done: readonly number[];
  /** By seat, how many cards the discard pile has. */
  readonly discards: readonly number[];
  /** By seat, the revokes of the finished deals: those of this one are shown when it ends. */
  readonly revokes: readonly number[];
  /** By seat, the cards that were revokes in this deal; none before it ends. */
  readonly revoked: readonly (readonly Card[])[];
  /** All cards of the deals before this one, which are out of the match. */
  readonly gone: readonly Card[];
  /** What each player had built before this deal. */
  readonly before: {
    readonly building: readonly (readonly Card[])[];
    readonly done: readonly number[];
    readonly discards: readonly number[];
    readonly revokes: readonly number[];
  };
}
