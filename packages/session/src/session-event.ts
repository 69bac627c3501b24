import type {Fact, MatchResult, Move, Refusal, Seat, View} from '@cartavola/engine';

/** Event of a session, as its viewer may know it. */
export type SessionEvent =
  /** A deal begins; `deal` counts from 0. */
  | {readonly type: 'deal'; readonly deal: number; readonly facts: readonly Fact[]}
  | {readonly type: 'move'; readonly seat: Seat; readonly facts: readonly Fact[]}
  /** A deal is over: `totals` are the match's after it; no `marks` where only matches are scored. */
  | {readonly type: 'score'; readonly marks: readonly number[]; readonly totals: readonly number[]}
  | {readonly type: 'match'; readonly result: MatchResult; readonly totals: readonly number[]}
  /** Moves were taken back: the view to go on from. */
  | {readonly type: 'rewound'; readonly deal: number; readonly view: View}
  /** A player failed to give a legal move, and another move was made for it. */
  | {readonly type: 'fault'; readonly seat: Seat; readonly error: unknown};

/** What became of a person's move; `move`: as it was read. */
export type Submission =
  /** It was made, or will be once nobody acts out of turn. */
  | {readonly type: 'made'; readonly move: Move}
  /** The rules do not allow it. No `move`: what was given is none. */
  | {readonly type: 'refused'; readonly move: Move | undefined; readonly refusal: Refusal}
  /** The rules allow it, but who was asked did not agree, or has meanwhile done something else. */
  | {readonly type: 'dropped'; readonly move: Move};
