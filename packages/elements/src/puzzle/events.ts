import type {Problem} from '@cartavola/engine';

/** The reader's moves, tries and hints in a puzzle so far. */
export interface PuzzleDone {
  /** Id of the puzzle. */
  readonly id: string;
  /** The reader's moves so far, in lesson notation without the seat. A wrong move is last. */
  readonly moves: readonly string[];
  /** Time in milliseconds since the puzzle was shown or restarted. */
  readonly milliseconds: number;
  /** Number of tries so far, from 1, including the try that fired this event. */
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

/** Fired when a move is wrong, or when the reader asks to see the solution. */
export class PuzzleFailedEvent extends Event {
  /** `shown` is true if the reader asked to see the solution. */
  readonly detail: PuzzleDone & {readonly shown: boolean};

  constructor(detail: PuzzleFailedEvent['detail']) {
    super('puzzle-failed', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when a move is right and the puzzle continues. */
export class PuzzleSteppedEvent extends Event {
  readonly detail: PuzzleDone;

  constructor(detail: PuzzleDone) {
    super('puzzle-stepped', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when a puzzle or a set is wrong, or something could not be loaded. The element also shows the problem. */
export class PuzzleErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('puzzle-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
