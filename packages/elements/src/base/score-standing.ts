import type {MatchResult} from '@cartavola/engine';

/** Score of a match at a table or on a score pad, for a score sheet. */
export interface ScoreStanding {
  /** Id of the game. */
  readonly game: string;
  /** Names by seat. At a table, the reader's name is the translated word for "you". */
  readonly names: readonly string[];
  /** Names of the players or sides that have a total. */
  readonly parties: readonly string[];
  /** Number of the current deal at a table, or of the next one to enter on a pad, from 0. */
  readonly deal: number;
  /** Number of finished deals. */
  readonly finished: number;
  /** Points that each player or side scored in each finished deal, in order. */
  readonly marks: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly result?: MatchResult;
}
