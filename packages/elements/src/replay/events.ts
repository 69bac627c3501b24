import type {Problem} from '@cartavola/engine';

/** Moment that a replay shows. */
export interface ShownMoment {
  /** Number of moves made in the match before. */
  readonly ply: number;
  /** Number of the deal, from 0. */
  readonly deal: number;
  /** Number of moves made in the deal before. */
  readonly made: number;
  /** True if these are moves that the match does not have. */
  readonly branch: boolean;
}

/** Fired when a replay shows another moment. */
export class ReplayPlyEvent extends Event {
  readonly detail: ShownMoment;

  constructor(detail: ShownMoment) {
    super('replay-ply', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Branch that a replay turns to. */
export interface ShownBranch {
  /** Number of moves of the match before the branch. */
  readonly ply: number;
  /** What it is: a line of the author, a deal that the reader plays on, or the match again. */
  readonly kind: 'line' | 'play' | 'match';
}

/** Fired when a replay leaves the moves of the match for others, and when it comes back. */
export class ReplayBranchEvent extends Event {
  readonly detail: ShownBranch;

  constructor(detail: ShownBranch) {
    super('replay-branch', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Guess at a move. */
export interface GuessMade {
  /** Number of moves of the match before the one that was guessed. */
  readonly ply: number;
  readonly right: boolean;
  /** Numbers so far: guesses that were right, and moves that were asked. */
  readonly rights: number;
  readonly asked: number;
}

/** Fired when the reader has guessed a move. */
export class ReplayGuessEvent extends Event {
  readonly detail: GuessMade;

  constructor(detail: GuessMade) {
    super('replay-guess', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when what a replay should show is wrong, or could not be loaded. The element also shows it in place. */
export class ReplayErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('replay-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
