import type {Card} from '@cartavola/engine';
import type {Board, Sitting, Step} from '@cartavola/lessons';
import type {TemplateResult} from 'lit';
import type {OpenBook} from '../open-book.js';
import type {DealStep} from './deal-step.js';
import type {OpenLesson} from './open-lesson.js';
import type {Playback} from './playback.js';

/** State of a lesson and actions of its reader, for the templates. */
export interface ShownLesson {
  /** Book; like `lesson` and `sitting`, undefined before a lesson is open. */
  readonly book: OpenBook | undefined;
  readonly lesson: OpenLesson | undefined;
  readonly sitting: Sitting | undefined;
  readonly playback: Playback;
  readonly deal: DealStep;
  /** Table of the step at the moment; undefined if the step has none. */
  readonly board: Board | undefined;
  /** True while the reader looks at the consequence of a wrong move. */
  readonly isTrying: boolean;
  /** Printed sheet that is shown in place of the step; undefined unless the page is being printed. */
  readonly sheet: TemplateResult | undefined;
  /** Plays the step's moves again. */
  readonly watch: () => void;
  /** Chooses a card of the hand; if that is a complete move, plays it. */
  readonly pick: (card: Card) => void;
  /** Changes the choice of anything but cards of the hand. */
  readonly change: (how: (sitting: Sitting) => void) => void;
  /** Answers the question with the current choice. `type` is the type of move, if several can be made with it. */
  readonly answer: (type?: string) => void;
  /** Shows the next hint; with `answer`, the last one, which tells the answer. */
  readonly hint: (answer?: boolean) => void;
  /** Shows the consequence of the move that was tried, or returns to the question. */
  readonly tryIt: () => void;
  readonly next: () => void;
  readonly startOver: () => void;
  /** Opens the rules, or one of them. */
  readonly openRules: (rule?: string) => void;
  /** Creates the table of a deal step. */
  readonly startDeal: (step: Step) => void;
}
