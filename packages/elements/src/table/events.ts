import type {Fact, MatchResult, Move, Refusal, Seat, ScoreLine} from '@cartavola/engine';
import type {MadeChoice} from '../base/settings/reader-settings.js';

export {TableErrorEvent} from '../match/table-error-event.js';

/**
 * Base class of a table's events. They bubble and are composed. `detail` contains only what the table's viewer may
 * know.
 */
abstract class TableEvent<D> extends Event {
  readonly detail: D;

  constructor(type: string, detail: D, cancelable = false) {
    super(type, {bubbles: true, composed: true, cancelable});
    this.detail = detail;
  }
}

/** Fired when the table shows a match and is ready to use. */
export class TableReadyEvent extends TableEvent<{readonly game: string; readonly deal: number}> {
  constructor(detail: TableReadyEvent['detail']) {
    super('table-ready', detail);
  }
}

/** Fired before a person makes a legal move. Call `preventDefault()` to prevent the move. */
export class TableRequestEvent extends TableEvent<{readonly seat: Seat; readonly move: Move}> {
  constructor(detail: TableRequestEvent['detail']) {
    super('table-request', detail, true);
  }
}

/** Fired when a person tries a move that the rules do not allow. */
export class TableRefuseEvent extends TableEvent<{
  readonly seat: Seat;
  readonly move: Move;
  readonly refusal: Refusal;
}> {
  constructor(detail: TableRefuseEvent['detail']) {
    super('table-refuse', detail);
  }
}

/** Fired when a move has been made and shown. */
export class TableMoveEvent extends TableEvent<{readonly seat: Seat; readonly facts: readonly Fact[]}> {
  constructor(detail: TableMoveEvent['detail']) {
    super('table-move', detail);
  }
}

/** Fired when the turn has passed to other seats. */
export class TableTurnEvent extends TableEvent<{readonly turn: readonly Seat[]}> {
  constructor(detail: TableTurnEvent['detail']) {
    super('table-turn', detail);
  }
}

/** Fired when a trick, or the game's equivalent of one, has been taken. */
export class TableTrickEvent extends TableEvent<{readonly fact: Fact}> {
  constructor(detail: TableTrickEvent['detail']) {
    super('table-trick', detail);
  }
}

/** Fired when the cards have been dealt. `deal` is the number of the deal, counted from 0. */
export class TableDealEvent extends TableEvent<{readonly deal: number; readonly facts: readonly Fact[]}> {
  constructor(detail: TableDealEvent['detail']) {
    super('table-deal', detail);
  }
}

/** Fired when a deal has been scored. `deal` is the number of the deal, counted from 0. */
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

/** Fired when the match is over. */
export class TableMatchEvent extends TableEvent<{readonly result: MatchResult; readonly totals: readonly number[]}> {
  constructor(detail: TableMatchEvent['detail']) {
    super('table-match', detail);
  }
}

/**
 * Fired when the reader changes a setting at the table. The setting applies to all tables. `value` is absent if the
 * reader has reset the setting to the author's value.
 */
export class TableSettingEvent extends TableEvent<MadeChoice> {
  constructor(detail: TableSettingEvent['detail']) {
    super('table-setting', detail);
  }
}

/**
 * Fired when this browser cannot save the current state of the match, or cannot read a saved match. After `save.full`
 * (the storage is full) or `save.forbidden` (the page may not use storage), the match is held in memory and saved as
 * soon as possible. `save.unread` means that a saved match could not be read and was set aside. `save.dropped` means
 * that the oldest match set aside was removed to make room for another one.
 */
export class TableUnsavedEvent extends TableEvent<{
  readonly code: 'save.full' | 'save.forbidden' | 'save.unread' | 'save.dropped';
}> {
  constructor(detail: TableUnsavedEvent['detail']) {
    super('table-unsaved', detail);
  }
}
