import type {Problem} from '@cartavola/engine';

/** Moment that a replay shows. */
export interface ShownMoment {
  /** Number of moves in the match so far. */
  readonly ply: number;
  /** Number of the deal, from 0. */
  readonly deal: number;
  /** Number of moves in the deal so far. */
  readonly made: number;
  /** Whether the moment is in a branch, not in the match itself. */
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

/** Branch that a replay switches to. */
export interface ShownBranch {
  /** Number of moves in the match before the branch. */
  readonly ply: number;
  /**
   * `line` is one of the author's lines, `play` is a deal that the reader continues, and `match` is the return to the
   * match.
   */
  readonly kind: 'line' | 'play' | 'match';
}

/** Fired when a replay leaves the moves of the match for a branch, and when it returns. */
export class ReplayBranchEvent extends Event {
  readonly detail: ShownBranch;

  constructor(detail: ShownBranch) {
    super('replay-branch', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Result of a guess. */
export interface GuessMade {
  /** Number of moves in the match before the guessed one. */
  readonly ply: number;
  readonly right: boolean;
  /** Numbers of correct guesses and of questions asked so far. */
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

/** Fired when the content of a replay is wrong or could not be loaded. The element also shows the problem. */
export class ReplayErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('replay-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
