import type {Card, Fact, View} from '@cartavola/engine';
import type {TemplateResult} from 'lit';
import type {Scene} from './scene.js';

/**
 * Way in which a moment is shown: `sweep` fans captured cards and sends them to their pile, `gather` runs a sequence of cards together,
 * `crown` crowns a card, `laurel` honours players, `sign` swings a drawing.
 */
export type MomentLook = 'sweep' | 'gather' | 'crown' | 'laurel' | 'sign';

/** Name of the sound of a moment. */
export type MomentCue = 'sweep' | 'complete' | 'crown';

/** Great moment of a game, which a table celebrates with a short motion on the felt. It shows only what the viewer knows. */
export interface Moment {
  readonly look: MomentLook;
  /** Sound of the moment. Absent: the end of the match has a separate sound. */
  readonly cue?: MomentCue;
  /** Words in front of the felt. They are also shown or spoken elsewhere. */
  readonly title: string;
  readonly cards?: readonly Card[];
  /** Destination of the cards, as in `data-spot`. */
  readonly spot?: string;
  readonly drawing?: TemplateResult;
}

/** The moments of a game. */
export interface Moments<V extends View = View, W = unknown> {
  /** Returns the moment of a fact, once its cards have arrived; undefined if there is none. */
  after?(fact: Fact<V>, scene: Scene<V, W>): Moment | undefined;
  /** Returns the moment of the end of the match. Absent: the winner is honoured. */
  end?(scene: Scene<V, W>): Moment;
}

/** Possible cause of a moment: a fact, the score of a deal, or the end of the match. */
export type Occasion = Fact | {readonly type: 'score' | 'match'};
