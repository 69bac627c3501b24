import type {Game, MatchRecord, Seat} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import type {TableMatch} from './table-match.js';

/**
 * Way to begin a match: from the first source found, from the record that the page has just assigned, from the record that the reader has just
 * opened, or as a new match.
 */
export type BeginMode = 'found' | 'given' | 'opened' | 'new';

/** Match that this browser keeps in its storage. */
export interface KeptMatch {
  /** True if this table plays the match. Otherwise another table does, and this one follows it. */
  readonly plays: boolean;
  /** Record as last saved; undefined if the match has not begun. */
  readonly record: MatchRecord | undefined;
  /** For each seat, the original seat of its player, if the players have changed places. */
  readonly order: readonly Seat[] | undefined;
  /** Seed of the match; undefined if it is not known. */
  readonly seed: string | undefined;
  keep(record: MatchRecord, order: readonly Seat[] | undefined, seed: string): void;
  /** Continues from the given record, or from nothing, instead of from the saved record. */
  beginAnew(record?: MatchRecord): void;
  /** Asks for the right to play the match, and reads the saved record. */
  enter(): Promise<void>;
  /** Lets other tables play the match, and stops following it. */
  leave(): void;
}

/** Notice that a table shows about the match itself. */
interface TableNotice {
  render(language: Language): unknown;
}

/** Table that shows a kept match. */
export interface MatchTable {
  readonly host: HTMLElement & {readonly updateComplete: Promise<boolean>; requestUpdate(): void};
  notice: TableNotice | undefined;
  /** Called when the kept match is a different one, or when the right to play it was lost or regained. */
  changed(): void;
  /** Stops everything until `resume`. */
  pause(): void;
  resume(): void;
}

/** Match found at the beginning. */
export interface FoundMatch {
  readonly record: MatchRecord | undefined;
  /** Game to play it with; absent: the rules of the table. */
  readonly game?: Game;
  readonly kept: KeptMatch | undefined;
}

/** Match that the page has left for another, and may come back to. */
export interface LeftMatch {
  readonly match: TableMatch;
  readonly order: readonly Seat[] | undefined;
}
