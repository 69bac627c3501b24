import type {Card, Move, Seat} from '@cartavola/engine';

/** Move that the reader chose in a deal, judged by an expert with only what the reader could see at that moment. */
export interface ReviewedMove {
  /** Number of moves of the deal made before it, from 0. */
  readonly ply: number;
  /** Number of the reader's move in the deal, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: Move;
  /** The move in a few words, in the language of the table. */
  readonly text: string;
  /** Cards that the move laid. */
  readonly cards: readonly Card[];
  /** Average number of game points that the move gave away; 0 if no other move was surely better. */
  readonly loss: number;
  /** Better move, with the reasons in sentences; absent if `loss` is 0. */
  readonly better?: {readonly move: Move; readonly text: string; readonly cards: readonly Card[]; readonly why: string};
}

/** Review of a finished deal. */
export interface DealReview {
  /** Number of the deal in its match, from 0. */
  readonly deal: number;
  /** All moves for which there was a choice, in order. */
  readonly choices: readonly ReviewedMove[];
  /** The costliest of them, at most three, the costliest first. */
  readonly moments: readonly ReviewedMove[];
  /** True while the deal is the last one dealt, so that `undo(ply)` takes the match back to a move of it. */
  readonly isLast: boolean;
}

/** Settings of a review. */
export interface ReviewOptions {
  /** Signal that aborts the review. */
  readonly signal?: AbortSignal;
  /** Called before each choice with the number of choices analysed so far, and the number of all. */
  readonly progress?: (done: number, choices: number) => void;
}
