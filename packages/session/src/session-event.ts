import type {Fact, MatchResult, Move, Refusal, Seat, View} from '@cartavola/engine';

/** Session event, as seen by the session's viewer. */
export type SessionEvent =
  /** A deal begins. `deal` counts from 0. */
  | {readonly type: 'deal'; readonly deal: number; readonly facts: readonly Fact[]}
  | {readonly type: 'move'; readonly seat: Seat; readonly facts: readonly Fact[]}
  /**
   * A deal is over. `totals` contains the match's totals after the deal. `marks` is empty in games that only score
   * whole matches.
   */
  | {readonly type: 'score'; readonly marks: readonly number[]; readonly totals: readonly number[]}
  | {readonly type: 'match'; readonly result: MatchResult; readonly totals: readonly number[]}
  /** Moves were taken back. The match continues from `view`. */
  | {readonly type: 'rewound'; readonly deal: number; readonly view: View}
  /** A player failed to return a legal move, so the session passed or moved on the player's behalf. */
  | {readonly type: 'fault'; readonly seat: Seat; readonly error: unknown};

/** Outcome of a person's move. `move` is the move that was read from the input. */
export type Submission =
  /** The move was made, or will be made once all seats asked out of turn have passed. */
  | {readonly type: 'made'; readonly move: Move}
  /** The rules forbid the move. `move` is undefined if the input wasn't a move. */
  | {readonly type: 'refused'; readonly move: Move | undefined; readonly refusal: Refusal}
  /** The rules allow the move, but `agrees` returned false, or the session has moved on in the meantime. */
  | {readonly type: 'dropped'; readonly move: Move};
