import type {Suit} from './card.js';
import type {Move, Seat} from './move.js';

/**
 * The state of one distribution of the pack and its play. What it shows of itself, and what it is worth, are functions of its game: `Game.view`,
 * `Game.tell`, `Game.refusal`, `Game.score`. `play` changes it; who needs it as it was clones it first.
 */
export interface Deal {
  /** Who may act now. For whoever runs the match: a view must not be told. */
  readonly actors: readonly Seat[];
  readonly over: boolean;
  /** The seat's legal moves; none for a seat that may not act. */
  moves(seat: Seat): readonly Move[];
  /** Makes a legal move; what an illegal one does is not defined: ask `Game.refusal` about moves from outside. */
  play(seat: Seat, move: Move): void;
  /** A deal that goes its own way from here. */
  clone(): Deal;
}

/** Who deals, and what of the beginning does not follow from it. */
export interface Start {
  readonly dealer: Seat;
  /** Who leads, where it may be another than the dealer's left neighbour. */
  readonly leader?: Seat;
  /** Each seat's trump suit, where a ceremony before the match settles it. */
  readonly trumps?: readonly Suit[];
}

/** The parts of a start that only some games have. */
export type StartKey = 'leader' | 'trumps';

/** Told of each move that the view knows of, as it is made again in a world that agrees with the view: with the deal before it. */
export type Watch<D> = (deal: D, seat: Seat, move: Move) => void;
