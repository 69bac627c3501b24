import type {Card, Fact, View} from '@cartavola/engine';
import type {TemplateResult} from 'lit';
import type {Scene} from './scene.js';

/**
 * How a moment is shown: `sweep` fans out captured cards and sends them to their pile, `gather` brings a sequence of
 * cards together, `crown` crowns a card, `laurel` honours players, and `sign` swings a drawing.
 */
export type MomentLook = 'sweep' | 'gather' | 'crown' | 'laurel' | 'sign';

/** Name of a moment's sound. */
export type MomentCue = 'sweep' | 'complete' | 'crown';

/**
 * Great moment in a game, which a table celebrates with a short animation on the felt. It only shows what the viewer
 * knows.
 */
export interface Moment {
  readonly look: MomentLook;
  /** Sound of the moment. Absent for the end of the match, which has its own sound. */
  readonly cue?: MomentCue;
  /** Words shown over the felt. They are also shown or spoken elsewhere. */
  readonly title: string;
  readonly cards?: readonly Card[];
  /** Destination of the cards, as a value of `data-spot`. */
  readonly spot?: string;
  readonly drawing?: TemplateResult;
}

/** Returns a sentence without its full stop, for use as a title. */
export const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** A game's moments. */
export interface Moments<V extends View = View, W = unknown> {
  /** Returns the moment for a fact once its cards have arrived, or undefined if there is none. */
  after?(fact: Fact<V>, scene: Scene<V, W>): Moment | undefined;
  /** Returns the moment for the end of the match. If absent, a moment honours the winner. */
  end?(scene: Scene<V, W>): Moment;
}

/** Possible cause of a moment: a fact, the score of a deal, or the end of the match. */
export type Occasion = Fact | {readonly type: 'score' | 'match'};
