import type {MatchRecord, Seat} from '@cartavola/engine';
import type {Language} from '@cartavola/words';

/** How a match begins: from what is found, from the record that the page has just given, or anew. */
export type BeginMode = 'found' | 'given' | 'new';

/** A match that this browser keeps. */
export interface KeptMatch {
  /** Whether this table plays it; else another does, and it is shown here as it goes on. */
  readonly plays: boolean;
  /** As it was saved last; undefined where it has not begun. */
  readonly record: MatchRecord | undefined;
  /** By seat, who sits there, where the players have changed places. */
  readonly order: readonly Seat[] | undefined;
  keep(record: MatchRecord, order: readonly Seat[] | undefined): void;
  /** What was saved is not gone on with, but the record, or nothing. */
  beginAnew(record?: MatchRecord): void;
  /** Asks to play it, and reads what was saved. */
  enter(): Promise<void>;
  /** Lets others play it, and hears of it no longer. */
  leave(): void;
}

/** What stands at a table about the match itself. */
interface TableNotice {
  render(language: Language): unknown;
}

/** The host of a kept match, and what keeps it there. */
export interface MatchTable {
  readonly host: HTMLElement & {readonly updateComplete: Promise<boolean>; requestUpdate(): void};
  notice: TableNotice | undefined;
  /** The kept match is another now, or is played elsewhere, or here again. */
  changed(): void;
  /** Nothing goes on until `resume`. */
  pause(): void;
  resume(): void;
}

/** What was found to begin with. */
export interface FoundMatch {
  readonly record: MatchRecord | undefined;
  readonly kept: KeptMatch | undefined;
}
