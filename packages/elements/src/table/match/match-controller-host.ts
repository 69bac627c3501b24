import type {Attribute, Problem} from '@cartavola/engine';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {Layout} from '../layout.js';
import type {Loaded} from '../settings/loaded.js';
import type {MatchHost} from './match-host.js';

/** Element whose attributes select a match. */
export interface MatchControllerHost extends MatchHost, HTMLElement {
  readonly layout: Layout;
  readonly attribute: Attribute;
  readonly readerSettings: Pick<ReaderSettings, 'candidates'>;
  readonly seed: string | undefined;
  readonly save: string | undefined;
  readonly src: string | undefined;
  /** Data or JSON text that the page has assigned to `record`. */
  readonly givenRecord: unknown;
  /** Resolves with the table's words and drawings. */
  readonly whenLoaded: Promise<Loaded>;
  readonly names: readonly string[] | undefined;
  /** Holds the problem from the last rendering, if there was one. */
  readonly errorBoundary: {readonly problem: Problem | undefined};
  /** Shows a problem. Resolves when it is visible. */
  explain(problem: Problem): Promise<void>;
  /** Renders the next question of the opening, and announces the given text. */
  asks(text: string): void;
}
