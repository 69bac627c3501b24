import type {MatchRecord} from '@cartavola/engine';
import type {SessionEvent} from '@cartavola/session';
import {Later} from '../../page/later.js';
import type {ScoredMatch} from './match-host.js';

/** Event of a session that scores a deal or a match. */
type ScoreEvent = SessionEvent & {readonly type: 'score' | 'match'};

/** Score that is to be kept, with the match as it stood then. */
export interface Scored {
  readonly match: ScoredMatch;
  readonly event: ScoreEvent;
  readonly record: MatchRecord;
  /** Number of the deal, from 0. */
  readonly deal: number;
  /** Time in milliseconds since 1970. */
  readonly time: number;
  /** True if the reader has taken moves back. */
  readonly isUndone: boolean;
}

/** Code that keeps scores. */
const keeping = new Later(() => import('./later/keep-score.js'));

/** Keeps the scores of the matches that the reader plays at a table. The code for that is loaded once a deal has ended. */
export class Bookkeeper {
  readonly #isOff: () => boolean;
  readonly #undone = new WeakSet<ScoredMatch>();
  /** Scores that wait for the code. */
  #waiting: Scored[] = [];

  /** Creates the bookkeeper. `isOff` returns true while nothing may be kept. */
  constructor(isOff: () => boolean) {
    this.#isOff = isOff;
  }

  /** Follows what happens in a match. */
  follow(match: ScoredMatch, event: SessionEvent): void {
    if (event.type === 'rewound') this.#undone.add(match);
    if ((event.type !== 'score' && event.type !== 'match') || match.viewer === 'spectator' || this.#isOff()) return;
    const {record, deal} = match;
    this.#waiting.push({match, event, record, deal, time: Date.now(), isUndone: this.#undone.has(match)});
    keeping.with(
      ({keepScores}) => keepScores(this.#waiting.splice(0)),
      () => undefined,
    );
  }
}
