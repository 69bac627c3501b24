import type {Card, Move, Position, Seat} from '@cartavola/engine';

/** Move, as shown in a review. */
export interface ShownMove {
  readonly move: Move;
  /** The move in a few words, in the table's language. */
  readonly text: string;
  /** Cards that the move plays. */
  readonly cards: readonly Card[];
}

/**
 * Move that the reader chose in a deal, as judged by an expert who only knows what the reader could see at that moment.
 */
export interface ReviewedMove extends ShownMove {
  /** Number of moves before this one in the deal. */
  readonly ply: number;
  /** Number of this move among the reader's moves in the deal, from 1. */
  readonly number: number;
  readonly seat: Seat;
  /** Record of the deal before this move, as text. */
  readonly before: string;
  /** Average number of game points that the move gave away. 0 if no other move was certainly better. */
  readonly loss: number;
  /** Average number of game points that the other moves would have cost. 0 if one of them was certainly better. */
  readonly lead: number;
  /**
   * Expected result of the deal for the reader's side before the move, from 0 (worst) through 0.5 (even) to 1 (best).
   * Absent in solo games.
   */
  readonly outlook?: number;
  /**
   * Reasons for the move, as sentences, if the expert would have made it too. If the expert's move is about as good,
   * names that move and says what both do.
   */
  readonly why?: string;
  /** Better move, with its reasons as sentences. Absent if `loss` is 0. */
  readonly better?: BetterMove;
}

/** Move that was better than the reader's. */
interface BetterMove extends ShownMove {
  readonly why: string;
  /** Possible answer to the reader's move, which the reasons refer to. */
  readonly answer?: ShownMove;
  /** The reader's view before the move as a puzzle. Absent if the view can't be expressed as a position. */
  readonly puzzle?: MistakePuzzle;
}

/** Puzzle made from a mistake. */
export interface MistakePuzzle {
  /** The same position always has the same id. */
  readonly id: string;
  readonly position: Position;
  /** All moves that cost nothing. */
  readonly right: readonly Move[];
}

/** Review of a finished deal. */
export interface DealReview {
  /** Number of the deal in its match, from 0. */
  readonly deal: number;
  /** All moves where there was a choice, in order. */
  readonly choices: readonly ReviewedMove[];
  /** The costliest moves (up to three), costliest first. */
  readonly moments: readonly ReviewedMove[];
  /** Whether this is still the most recent deal, so `undo(ply)` can take the match back to one of its moves. */
  readonly isLast: boolean;
}

/** Options for a review. */
export interface ReviewOptions {
  /** Number of the finished deal in its match, from 0. Defaults to the last one. */
  readonly deal?: number;
  /** Signal that aborts the review. */
  readonly signal?: AbortSignal;
  /**
   * Called before each choice with the number of choices analysed so far, the total number, and the review of the
   * choices analysed so far.
   */
  readonly progress?: (done: number, choices: number, review: DealReview) => void;
}
