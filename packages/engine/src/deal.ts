import type {Suit} from './card.js';
import type {Move, Seat} from './move.js';

/**
 * State of one deal: the shuffled pack and the moves made. `play` changes the deal, so clone it to keep the old state.
 * The game's functions derive everything else from the deal: `Game.view`, `Game.tell`, `Game.refusal` and `Game.score`.
 */
export interface Deal {
  /**
   * Seats that may act. Use this list only to run the match. Don't copy it into a view, because it may reveal hidden
   * cards.
   */
  readonly actors: readonly Seat[];
  readonly over: boolean;
  /** Returns the seat's legal moves. Empty if the seat may not act. */
  moves(seat: Seat): readonly Move[];
  /**
   * Makes a legal move. The behaviour is undefined for illegal moves, so check untrusted moves with `Game.refusal`
   * first.
   */
  play(seat: Seat, move: Move): void;
  /** Returns an independent copy. */
  clone(): Deal;
}

/** Start of a deal: the dealer, and anything else that the rules and the pack leave open. */
export interface Start {
  readonly dealer: Seat;
  /** Seat that leads, in games where this isn't always the dealer's left neighbour. */
  readonly leader?: Seat;
  /** Each seat's trump suit, if a draw before the match decides it. */
  readonly trumps?: readonly Suit[];
}

/** Keys of a `Start` that only some games use. */
export type StartKey = 'leader' | 'trumps';

/** Callback for each known move replayed in a sampled deal. Receives the state of the deal before the move. */
export type Watch<D> = (deal: D, seat: Seat, move: Move) => void;
