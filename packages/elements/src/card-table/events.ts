import type {Fact, MatchResult, Move, Refusal, Seat, ScoreLine} from '@cartavola/engine';
import type {TableErrorEvent} from './table-error-event.js';

export {TableErrorEvent} from './table-error-event.js';

/** An event of a table. It bubbles and leaves shadow roots; its detail holds what the table's viewer may know. */
abstract class TableEvent<D> extends Event {
  readonly detail: D;

  constructor(type: string, detail: D, cancelable = false) {
    super(type, {bubbles: true, composed: true, cancelable});
    this.detail = detail;
  }
}

/** The table shows a match and can be used. */
export class TableReadyEvent extends TableEvent<{readonly game: string; readonly deal: number}> {
  constructor(detail: TableReadyEvent['detail']) {
    super('table-ready', detail);
  }
}

/** A person is about to make a legal move: `preventDefault()` keeps it from being made. */
export class TableRequestEvent extends TableEvent<{readonly seat: Seat; readonly move: Move}> {
  constructor(detail: TableRequestEvent['detail']) {
    super('table-request', detail, true);
  }
}

/** A person tried a move that the rules do not allow. */
export class TableRefuseEvent extends TableEvent<{
  readonly seat: Seat;
  readonly move: Move;
  readonly refusal: Refusal;
}> {
  constructor(detail: TableRefuseEvent['detail']) {
    super('table-refuse', detail);
  }
}

/** A move was made and has been shown. */
export class TableMoveEvent extends TableEvent<{readonly seat: Seat; readonly facts: readonly Fact[]}> {
  constructor(detail: TableMoveEvent['detail']) {
    super('table-move', detail);
  }
}

/** Other seats are to act. */
export class TableTurnEvent extends TableEvent<{readonly turn: readonly Seat[]}> {
  constructor(detail: TableTurnEvent['detail']) {
    super('table-turn', detail);
  }
}

/** A trick, or what stands for one in the game, was taken. */
export class TableTrickEvent extends TableEvent<{readonly fact: Fact}> {
  constructor(detail: TableTrickEvent['detail']) {
    super('table-trick', detail);
  }
}

/** The cards of a deal are dealt; `deal` counts from 0. */
export class TableDealEvent extends TableEvent<{readonly deal: number; readonly facts: readonly Fact[]}> {
  constructor(detail: TableDealEvent['detail']) {
    super('table-deal', detail);
  }
}

/** A deal was scored. */
export class TableScoreEvent extends TableEvent<{
  readonly deal: number;
  readonly lines: readonly ScoreLine[];
  readonly marks: readonly number[];
  readonly totals: readonly number[];
}> {
  constructor(detail: TableScoreEvent['detail']) {
    super('table-score', detail);
  }
}

/** The match is over. */
export class TableMatchEvent extends TableEvent<{readonly result: MatchResult; readonly totals: readonly number[]}> {
  constructor(detail: TableMatchEvent['detail']) {
    super('table-match', detail);
  }
}

/**
 * Tells that this browser does not keep the match as it stands. `save.full`: there is no room in its storage; `save.forbidden`: the
 * page may not use it; the match is in memory then, and is saved once that can be done. `save.unread`: a saved match could not be
 * read, and was set aside; `save.dropped`: the oldest of those that were set aside was removed for it.
 */
export class TableUnsavedEvent extends TableEvent<{
  readonly code: 'save.full' | 'save.forbidden' | 'save.unread' | 'save.dropped';
}> {
  constructor(detail: TableUnsavedEvent['detail']) {
    super('table-unsaved', detail);
  }
}

declare global {
  interface HTMLElementEventMap {
    'table-ready': TableReadyEvent;
    'table-request': TableRequestEvent;
    'table-refuse': TableRefuseEvent;
    'table-move': TableMoveEvent;
    'table-turn': TableTurnEvent;
    'table-trick': TableTrickEvent;
    'table-deal': TableDealEvent;
    'table-score': TableScoreEvent;
    'table-match': TableMatchEvent;
    'table-error': TableErrorEvent;
    'table-unsaved': TableUnsavedEvent;
  }
}
