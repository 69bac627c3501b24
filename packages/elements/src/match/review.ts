import type {Card, Move, Seat} from '@cartavola/engine';

/** Move that the reader chose in a deal, as judged by an expert who only knows what the reader could see at that moment. */
export interface ReviewedMove {
  /** Number of moves in the deal before it, from 0. */
  readonly ply: number;
  /** Number of the reader's move in the deal, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: Move;
  /** The move in a few words, in the table's language. */
  readonly text: string;
  /** Cards that the move laid. */
  readonly cards: readonly Card[];
  /** Average number of game points that the move gave away. 0 if no other move was certainly better. */
  readonly loss: number;
  /** Better move, with the reasons in sentences. Absent if `loss` is 0. */
  readonly better?: {readonly move: Move; readonly text: string; readonly cards: readonly Card[]; readonly why: string};
}

/** Review of a finished deal. */
export interface DealReview {
  /** Number of the deal in its match, from 0. */
  readonly deal: number;
  /** All moves where there was a choice, in order. */
  readonly choices: readonly ReviewedMove[];
  /** The costliest moves, at most three, the costliest first. */
  readonly moments: readonly ReviewedMove[];
  /** Whether this is still the last deal dealt, so `undo(ply)` can take the match back to one of its moves. */
  readonly isLast: boolean;
}

/** Options for a review. */
export interface ReviewOptions {
  /** Signal that aborts the review. */
  readonly signal?: AbortSignal;
  /** Called before each choice with the number of choices analysed so far and the total number. */
  readonly progress?: (done: number, choices: number) => void;
}
