import type {MatchResult} from '@cartavola/engine';
import type {Day} from '../../daily/day.js';

/** Standing of a match as a table shows it. A score sheet beside the table draws it. */
export interface MatchStanding {
  readonly game: string;
  /** Names by seat. The reader's own seat has the word for "you". */
  readonly names: readonly string[];
  /** Names of the parties that have a total each: the single seats, or the sides. */
  readonly parties: readonly string[];
  /** Number of the deal on the table, from 0. */
  readonly deal: number;
  /** Number of finished deals. */
  readonly finished: number;
  /** Points that each finished deal gave to each party, in order of the deals. */
  readonly marks: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly result?: MatchResult;
  /** Day or week whose deal the match began with; absent if it began with another. */
  readonly day?: Day;
}

/** Standing without names. */
export type BareStanding = Omit<MatchStanding, 'names' | 'parties'>;

/** Brand of a table element, shared by all versions of the library on a page. */
export const TABLE = Symbol.for('cartavola.table');

/** Type of the event by which a table tells its companions to render again, because its language or names have changed. */
export const RENAMED = 'cartavola-renamed';
