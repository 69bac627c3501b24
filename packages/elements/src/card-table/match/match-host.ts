import type {Level} from '@cartavola/bots';
import type {Fact, MatchRecord, Seat} from '@cartavola/engine';
import type {Thinker} from '../../thinking/thinker.js';
import type {Layout} from '../layout.js';
import type {Motion} from '../../board/motion.js';
import type {Settled} from '../scene/opening.js';
import type {Pace, Settings} from '../settings/settings.js';

/** Whoever hears of what happens as it is shown. */
export interface Witness {
  /** The cards of a fact set out now; `own`: by a move of the reader's. */
  begun(fact: Fact, own: boolean): void;
  /** A fact can be seen now. */
  seen(fact: Fact): void;
  /** Everything that happened can be seen now. */
  settled(): void;
}

/** What a match needs of the element that shows it. */
export interface MatchHost {
  readonly motion: Motion;
  readonly pace: Pace;
  /** Thinks for the bots. */
  readonly bots: Thinker;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  dispatchEvent(event: Event): boolean;
  /** Tells what happens. */
  readonly witness: Witness;
}

export interface MatchSetup {
  readonly layout: Layout;
  readonly settings: Settings;
  readonly seed: string;
  readonly record: MatchRecord | undefined;
  /** What was settled before it. */
  readonly settled: Settled | undefined;
  /** How well the bot at a seat plays now. */
  readonly level: (seat: Seat) => Level;
  /** Another table plays the match: here it is shown, and nobody is asked. */
  readonly follows: boolean;
  /** Keeps what was played so far; absent: nobody does. */
  readonly keep: ((record: MatchRecord) => void) | undefined;
}
