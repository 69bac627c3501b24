import type {Fact, MatchRecord} from '@cartavola/engine';
import type {Thinker} from '../thinking/ask.js';
import type {Layout} from './layout.js';
import type {Motion} from '../motion.js';
import type {Settled} from './later/opening.js';
import type {Pace, Settings} from './settings.js';

/** What a match needs of the element that shows it. */
export interface MatchHost {
  readonly motion: Motion;
  readonly pace: Pace;
  /** Thinks for the bots. */
  readonly bots: Thinker;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  dispatchEvent(event: Event): boolean;
  /** The cards of a fact set out now. */
  begun(fact: Fact, own: boolean): void;
  /** A fact can be seen now. */
  told(fact: Fact): void;
  /** Everything that happened can be seen now. */
  settled(): void;
}

export interface MatchSetup {
  readonly layout: Layout;
  readonly settings: Settings;
  readonly seed: string;
  readonly record: MatchRecord | undefined;
  /** What was settled before it. */
  readonly settled: Settled | undefined;
  /** The key under which the match is saved. */
  readonly save: string | undefined;
}
