import type {Card} from '@cartavola/engine';
import type {Board, Sitting, Step} from '@cartavola/lessons';
import type {OpenBook} from '../open-book.js';
import type {DealStep} from './deal-step.js';
import type {OpenLesson} from './open-lesson.js';
import type {Playback} from './playback.js';

/** A lesson as it is shown, and what its reader can do: what templates are made from. */
export interface ShownLesson {
  /** Undefined, as the next two, before a lesson is open. */
  readonly book: OpenBook | undefined;
  readonly lesson: OpenLesson | undefined;
  readonly sitting: Sitting | undefined;
  readonly playback: Playback;
  readonly deal: DealStep;
  /** The step's table as it is shown now; undefined where it has none. */
  readonly board: Board | undefined;
  /** Whether the reader looks at what would happen after a move that was not right. */
  readonly isTrying: boolean;
  /** Whether the lesson is shown as a sheet of paper. */
  readonly isPrinting: boolean;
  /** Plays the step's moves again. */
  readonly watch: () => void;
  /** Chooses a card of the hand; where that is a whole move, plays it. */
  readonly pick: (card: Card) => void;
  /** Changes what is chosen besides cards of the hand. */
  readonly change: (how: (sitting: Sitting) => void) => void;
  /** Answers the question with what is chosen; `type`: the type of move, where several can be made with it. */
  readonly answer: (type?: string) => void;
  /** Shows the next hint; `answer`: the last one, which tells the answer. */
  readonly hint: (answer?: boolean) => void;
  /** Shows what would happen after the move that was tried, or goes back to the question. */
  readonly tryIt: () => void;
  readonly next: () => void;
  readonly startOver: () => void;
  /** Opens the rules, at one of them. */
  readonly openRules: (rule?: string) => void;
  /** Sets up the table at which a deal is played. */
  readonly startDeal: (step: Step) => void;
}
