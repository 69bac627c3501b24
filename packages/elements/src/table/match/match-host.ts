import type {Fact, MatchRecord, Seat} from '@cartavola/engine';
import type {SessionEvent} from '@cartavola/session';
import type {Thinker} from '../../match/thinker.js';
import type {Layout} from '../layout.js';
import type {Manner} from './bot-player.js';
import type {Motion} from '../../motion/motion.js';
import type {BareStanding} from '../../match/standing.js';
import type {Occasion} from '../scene/moment.js';
import type {Settled} from '../scene/opening.js';
import type {Pace, Settings} from '../settings/settings.js';

/** Observer of a match's events as they are shown. */
export interface MatchObserver {
  /** Called when the cards of a fact begin to move. `own` is true if the fact is the result of the reader's move. */
  begun(fact: Fact, own: boolean): void;
  /** Called when a fact is visible. */
  seen(fact: Fact): void;
  /**
   * Celebrates a visible fact or score for `duration` milliseconds if it is a great moment. Resolves when the
   * celebration is over.
   */
  celebrate(occasion: Occasion, duration: number): Promise<void>;
  /** Called when everything that has happened is visible. */
  settled(): void;
}

/** Match whose scores can be recorded. */
export interface ScoredMatch {
  readonly setup: MatchSetup;
  readonly viewer: Seat | 'spectator';
  readonly record: MatchRecord;
  /** Number of the deal being played, from 0. */
  readonly deal: number;
  readonly standing: Pick<BareStanding, 'day'>;
  /** Resolves when everything that has happened is visible. */
  readonly idle: Promise<void>;
}

/** Element that shows a match. */
export interface MatchHost {
  readonly motion: Motion;
  readonly pace: Pace;
  /** Worker or main thread where the bots think. */
  readonly bots: Thinker;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  dispatchEvent(event: Event): boolean;
  /** Observer of the match's events. */
  readonly observer: MatchObserver;
  /** Loads the code for scores. Resolves once it is loaded or has failed. Returns undefined if it is already loaded. */
  readonly loadScores: () => Promise<void> | undefined;
  /** Records the reader's scores. */
  readonly scoreKeeper: {follow(match: ScoredMatch, event: SessionEvent): void};
}

export interface MatchSetup {
  readonly layout: Layout;
  readonly settings: Settings;
  readonly seed: string;
  readonly record: MatchRecord | undefined;
  /** Outcome of the opening before the match. */
  readonly settled: Settled | undefined;
  /** Returns the current style of the bot in a seat. */
  readonly manner: (seat: Seat) => Manner;
  /** Whether another table plays the match. If so, this one only shows it, and nobody can act here. */
  readonly follows: boolean;
  /** Saves the match so far. Undefined if the match isn't saved. */
  readonly keep: ((record: MatchRecord) => void) | undefined;
}
