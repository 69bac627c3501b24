import type {Card, Move, Seat} from '@cartavola/engine';

/** Move that the reader chose in a deal, as an expert sees it who knew what the reader could see then. */
export interface ReviewedMove {
  /** Number of moves of the deal made before it, from 0. */
  readonly ply: number;
  /** Number of the reader's move in the deal, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: Move;
  /** The move in a few words, in the language of the table. */
  readonly text: string;
  /** Cards that it laid. */
  readonly cards: readonly Card[];
  /** Points of the game that it gave away on average; 0 where nothing was better beyond doubt. */
  readonly loss: number;
  /** What was better, and why, in sentences; absent where `loss` is 0. */
  readonly better?: {readonly move: Move; readonly text: string; readonly cards: readonly Card[]; readonly why: string};
}

/** Finished deal, looked back on. */
export interface DealReview {
  /** Number of the deal in its match, from 0. */
  readonly deal: number;
  /** All moves that were a choice between two or more, in order. */
  readonly choices: readonly ReviewedMove[];
  /** The costliest of them, at most three, the costliest first. */
  readonly moments: readonly ReviewedMove[];
  /** True while the deal is the last one dealt, so that `undo(ply)` takes the match back to a move of it. */
  readonly isLast: boolean;
}

/** Settings of a review. */
export interface ReviewOptions {
  /** Signal that ends it early. */
  readonly signal?: AbortSignal;
  /** Hears after each choice how many have been looked at. */
  readonly progress?: (done: number, choices: number) => void;
}
