import type {MatchResult, Problem} from '@cartavola/engine';

/** Base class of a pad's events. They bubble and are composed. */
abstract class PadEvent<D> extends Event {
  readonly detail: D;

  constructor(type: string, detail: D) {
    super(type, {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when the pad shows its first match, a different match, or the same match with different names. */
export class PadReadyEvent extends PadEvent<{readonly game: string; readonly rounds: number}> {
  constructor(detail: PadReadyEvent['detail']) {
    super('pad-ready', detail);
  }
}

/** Fired when a deal is entered, corrected or removed. */
export class PadRoundEvent extends PadEvent<{
  /** Kind of change. */
  readonly change: 'entered' | 'corrected' | 'removed';
  /** Number of the deal, from 0. */
  readonly round: number;
  /** Marks for the deal by player or side. Absent if the deal was removed, or if the game scores only whole matches. */
  readonly marks?: readonly number[];
  readonly totals: readonly number[];
}> {
  constructor(detail: PadRoundEvent['detail']) {
    super('pad-round', detail);
  }
}

/** Fired when the last change is undone. */
export class PadUndoEvent extends PadEvent<{readonly rounds: number; readonly totals: readonly number[]}> {
  constructor(detail: PadUndoEvent['detail']) {
    super('pad-undo', detail);
  }
}

/** Fired when a deal ends the match. */
export class PadMatchEvent extends PadEvent<{readonly totals: readonly number[]; readonly result: MatchResult}> {
  constructor(detail: PadMatchEvent['detail']) {
    super('pad-match', detail);
  }
}

/**
 * Fired when the attributes are wrong, a pad can't be read, or something could not be loaded. The element also shows
 * the problem.
 */
export class PadErrorEvent extends PadEvent<Problem> {
  constructor(detail: Problem) {
    super('pad-error', detail);
  }
}

/** Fired when the pad cannot be saved in this browser, or a saved pad cannot be read. */
export class PadUnsavedEvent extends PadEvent<{readonly code: 'save.full' | 'save.forbidden' | 'save.unread'}> {
  constructor(detail: PadUnsavedEvent['detail']) {
    super('pad-unsaved', detail);
  }
}
