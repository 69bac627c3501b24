import type {Day} from './day.js';
import type {ScoreStanding} from '../base/score-standing.js';

/** Score of a match at a table, for a score sheet. */
export interface MatchStanding extends ScoreStanding {
  /** Day or week whose deal the match began with, if any. */
  readonly day?: Day;
}

/** Score of a match without the names. */
export type BareStanding = Omit<MatchStanding, 'names' | 'parties'>;

/** Key that identifies table elements, shared by all versions of the library on a page. */
export const TABLE = Symbol.for('cartavola.table');

/** Type of the event that makes a table's companions render again when the table's language or names have changed. */
export const RENAMED = 'cartavola-renamed';
