import type {Card} from './card.js';
import type {Seat} from './move.js';

/** Cards in playing order, one per seat, from the leader clockwise. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A completed trick with its winner. */
export interface TakenTrick extends Trick {
  readonly winner: Seat;
}
