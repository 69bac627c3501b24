import type {Card} from './card.js';
import type {Seat} from './move.js';

/** Cards in the order played, one a seat, from the leader clockwise. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A trick that is complete, and who took it. */
export interface TakenTrick extends Trick {
  readonly winner: Seat;
}
