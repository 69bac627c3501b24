import type {MatchResult} from '@cartavola/engine';

/** Standing of a match at a table or on a pad, for a score sheet to draw. */
export interface ScoreStanding {
  /** Id of the game. */
  readonly game: string;
  /** Names by seat. At a table the reader's own seat has the translated word for "you". */
  readonly names: readonly string[];
  /** Names of the parties with a total each: single seats, or sides. */
  readonly parties: readonly string[];
  /** Number of the deal on the table, or of the next one to be entered, from 0. */
  readonly deal: number;
  /** Number of finished deals. */
  readonly finished: number;
  /** Points that each finished deal gave to each party, in order of the deals. */
  readonly marks: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly result?: MatchResult;
}
