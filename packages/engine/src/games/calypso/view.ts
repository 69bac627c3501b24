import type {Card, Suit} from '../../card.js';
import type {View} from '../../view.js';
import type {TakenTrick, Trick} from '../../trick.js';
import type {Position} from '../../position.js';
import type {CalypsoOptions} from './options.js';

/** Position in a deal of Calypso. */
export interface CalypsoPosition extends Position {
  readonly options: CalypsoOptions;
  /** Trump suit by seat. Default: the suits that apply without a draw. */
  readonly trumps?: readonly Suit[];
  /** Cards in the incomplete calypso, by seat. */
  readonly calypsos: readonly (readonly Card[])[];
  /** Discards by seat. */
  readonly piles: readonly (readonly Card[])[];
}

/** What a viewer may know about a deal of Calypso, and about the match before it. */
export interface CalypsoView extends View {
  readonly game: 'calypso';
  readonly options: CalypsoOptions;
  readonly position?: CalypsoPosition;
  /** Number of earlier deals in the match: 0 to 3. */
  readonly deal: number;
  /** Trump suit by seat. */
  readonly trumps: readonly Suit[];
  /** The trick on the table. */
  readonly trick: Trick;
  /** Completed tricks of this deal, in order. */
  readonly tricks: readonly TakenTrick[];
  /** Cards in the incomplete calypso by seat, high to low. */
  readonly building: readonly (readonly Card[])[];
  /** Number of complete calypsos by seat. */
  readonly done: readonly number[];
  /** Number of discarded cards by seat. */
  readonly discards: readonly number[];
  /** Number of revokes in finished deals by seat. Revokes in this deal are revealed when it ends. */
  readonly revokes: readonly number[];
  /** Cards played as revokes in this deal, by seat. Empty until the deal ends. */
  readonly revoked: readonly (readonly Card[])[];
  /** Cards from earlier deals, which aren't dealt again. */
  readonly gone: readonly Card[];
  /** State by seat before this deal. */
  readonly before: {
    readonly building: readonly (readonly Card[])[];
    readonly done: readonly number[];
    readonly discards: readonly number[];
    readonly revokes: readonly number[];
  };
}
