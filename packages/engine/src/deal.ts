import type {Suit} from './card.js';
import type {Move, Seat} from './move.js';

/**
 * State of one deal: a shuffled pack and its play. `play` changes the deal, so clone it to keep the old state. Everything else follows from
 * the deal by functions of its game: `Game.view`, `Game.tell`, `Game.refusal`, `Game.score`.
 */
export interface Deal {
  /** Seats that may act. Only for the code that runs the match: the list may reveal hidden cards, so it must not reach a view. */
  readonly actors: readonly Seat[];
  readonly over: boolean;
  /** The seat's legal moves; none for a seat that may not act. */
  moves(seat: Seat): readonly Move[];
  /** Makes a legal move. Behaviour is undefined for an illegal one, so check moves from outside with `Game.refusal`. */
  play(seat: Seat, move: Move): void;
  /** Returns an independent copy. */
  clone(): Deal;
}

/** Start of a deal: the dealer, and anything else that neither the rules nor the pack decide. */
export interface Start {
  readonly dealer: Seat;
  /** Seat that leads, in games where it may differ from the dealer's left neighbour. */
  readonly leader?: Seat;
  /** Each seat's trump suit, if a ceremony before the match decides it. */
  readonly trumps?: readonly Suit[];
}

/** The parts of a start that only some games have. */
export type StartKey = 'leader' | 'trumps';

/** Callback for each known move when it is replayed in a sampled deal; gets the deal before the move. */
export type Watch<D> = (deal: D, seat: Seat, move: Move) => void;
