import type {MatchResult} from '@cartavola/engine';

/** A match as a table shows it: what a score sheet beside it needs. */
export interface MatchStanding {
  readonly game: string;
  /** By seat; the reader's own seat has the word for "you". */
  readonly names: readonly string[];
  /** The names of those who have totals: the seats, or the sides. */
  readonly parties: readonly string[];
  /** The number of the deal on the table, from 0. */
  readonly deal: number;
  /** How many deals are finished. */
  readonly finished: number;
  /** What each finished deal gave, the first first. */
  readonly marks: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly result?: MatchResult;
}

/** A standing before anybody has a name. */
export type BareStanding = Omit<MatchStanding, 'names' | 'parties'>;

/** The mark of an element that is a table: any version's. */
export const TABLE = Symbol.for('cartavola.table');

/** What a table tells companions when the same is called otherwise there: another language, or other names. */
export const RENAMED = 'cartavola-renamed';
