import type {MatchResult} from '@cartavola/engine';

/** A match as a table shows it: what a score sheet beside it needs. */
export interface MatchStanding {
  readonly game: string;
  /** By seat; the reader's own seat has the word for "you". */
  readonly names: readonly string[];
  /** The number of the deal on the table, from 0. */
  readonly deal: number;
  /** What each finished deal gave, the first first. */
  readonly marks: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly result?: MatchResult;
}

/** The mark of an element that is a table: any version's. */
export const TABLE = Symbol.for('cartavola.table');
