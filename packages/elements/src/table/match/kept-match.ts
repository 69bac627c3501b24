import type {Game, MatchRecord, Seat} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import type {TableMatch} from './table-match.js';

/**
 * How to begin a match: from the first source found, from the record that the page has just assigned, from the record
 * that the reader has just opened, or as a new match.
 */
export type BeginMode = 'found' | 'given' | 'opened' | 'new';

/** Match that is saved in this browser. */
export interface KeptMatch {
  /** Whether this table plays the match. If not, another table plays it and this one follows. */
  readonly plays: boolean;
  /** Last saved record, or undefined if the match hasn't begun. */
  readonly record: MatchRecord | undefined;
  /** Original seat of the player in each seat, if the players have changed places. */
  readonly order: readonly Seat[] | undefined;
  /** Seed of the match, or undefined if it isn't known. */
  readonly seed: string | undefined;
  keep(record: MatchRecord, order: readonly Seat[] | undefined, seed: string): void;
  /** Continues from the given record instead of the saved one or, without a record, starts from scratch. */
  beginAnew(record?: MatchRecord): void;
  /** Asks for the right to play the match, and reads the saved record. */
  enter(): Promise<void>;
  /** Lets other tables play the match, and stops following them. */
  leave(): void;
}

/** Notice that a table shows about its match. */
interface TableNotice {
  render(language: Language): unknown;
}

/** Table that shows a saved match. */
export interface MatchTable {
  readonly host: HTMLElement & {readonly updateComplete: Promise<boolean>; requestUpdate(): void};
  notice: TableNotice | undefined;
  /**
   * Called when another table has continued the saved match, or when this table has lost or received the right to play
   * it.
   */
  changed(): void;
  /** Stops everything until `resume` is called. */
  pause(): void;
  resume(): void;
}

/** Result of the search for a match to continue. */
export interface FoundMatch {
  readonly record: MatchRecord | undefined;
  /** Game to play it with. Defaults to the table's own game. */
  readonly game?: Game;
  readonly kept: KeptMatch | undefined;
}

/** Match that the page has left for another one, and may return to. */
export interface LeftMatch {
  readonly match: TableMatch;
  readonly order: readonly Seat[] | undefined;
}
