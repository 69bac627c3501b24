import type {Suit} from './card.js';
import type {Move, Seat} from './move.js';

/**
 * State of one deal: a shuffled pack and its play. Mutable: `play` changes it, so clone it first to keep the old state. Everything else
 * about it is a function of its game: `Game.view`, `Game.tell`, `Game.refusal`, `Game.score`.
 */
export interface Deal {
  /** Seats that may act. Only for the code that runs the match: it may reveal hidden cards, so it must not reach a view. */
  readonly actors: readonly Seat[];
  readonly over: boolean;
  /** The seat's legal moves; none for a seat that may not act. */
  moves(seat: Seat): readonly Move[];
  /** Makes a legal move; behaviour is undefined for an illegal one, so ask `Game.refusal` about moves from outside. */
  play(seat: Seat, move: Move): void;
  /** Returns an independent copy. */
  clone(): Deal;
}

/** Start of a deal: the dealer, and what else the rules and the pack do not decide. */
export interface Start {
  readonly dealer: Seat;
  /** Seat that leads, in games where it may be another than the dealer's left neighbour. */
  readonly leader?: Seat;
  /** Each seat's trump suit, where a ceremony before the match settles it. */
  readonly trumps?: readonly Suit[];
}

/** The parts of a start that only some games have. */
export type StartKey = 'leader' | 'trumps';

/** Callback for each known move when it is replayed in a sampled deal; gets the deal before the move. */
export type Watch<D> = (deal: D, seat: Seat, move: Move) => void;
