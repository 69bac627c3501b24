import type {Day} from './day.js';
import type {ScoreStanding} from '../base/score-standing.js';

/** Standing of a match as a table shows it. A score sheet beside the table draws it. */
export interface MatchStanding extends ScoreStanding {
  /** Day or week, if the match began with its deal. */
  readonly day?: Day;
}

/** Standing without names. */
export type BareStanding = Omit<MatchStanding, 'names' | 'parties'>;

/** Brand of a table element, shared by all versions of the library on a page. */
export const TABLE = Symbol.for('cartavola.table');

/** Type of the event that makes a table's companions render again, because its language or names have changed. */
export const RENAMED = 'cartavola-renamed';
