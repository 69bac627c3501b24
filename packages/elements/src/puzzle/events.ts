import type {Problem} from '@cartavola/engine';

/** What a reader has done in a puzzle. */
export interface PuzzleDone {
  /** Id of the puzzle. */
  readonly id: string;
  /** The reader's moves so far in the notation of lessons, without the seat; a wrong one is the last. */
  readonly moves: readonly string[];
  /** Time since the puzzle was shown, or begun again. */
  readonly milliseconds: number;
  /** Number of tries so far, from 1: the one that was wrong, right or given up is the last. */
  readonly attempts: number;
  /** Number of hints taken. */
  readonly hints: number;
}

/** Fired when the reader has solved a puzzle. */
export class PuzzleSolvedEvent extends Event {
  readonly detail: PuzzleDone;

  constructor(detail: PuzzleDone) {
    super('puzzle-solved', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when a move was wrong, and when the reader has asked to see the solution. */
export class PuzzleFailedEvent extends Event {
  /** `shown`: true if the reader gave up. */
  readonly detail: PuzzleDone & {readonly shown: boolean};

  constructor(detail: PuzzleFailedEvent['detail']) {
    super('puzzle-failed', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when a move was right and the puzzle goes on. */
export class PuzzleSteppedEvent extends Event {
  readonly detail: PuzzleDone;

  constructor(detail: PuzzleDone) {
    super('puzzle-stepped', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when a puzzle, or a set, is wrong, or something could not be loaded. The element also shows it in place. */
export class PuzzleErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('puzzle-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
