import type {Fact, MatchResult, Seat, View} from '@cartavola/engine';

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
