import type {Card} from '@cartavola/engine';
import type {Board, Exercise, LessonState, Prediction, Sitting, Step} from '@cartavola/lessons';
import type {LessonWords} from '@cartavola/words';
import type {nothing, TemplateResult} from 'lit';
import type {OpenBook} from './open-book.js';
import type {Motion} from '../motion/motion.js';
import type {Answering} from './answers/answering.js';
import type {DealStep} from './answers/deal-step.js';
import type {reasonText} from './answers/reasons.js';
import type {OpenLesson} from './open-lesson.js';
import type {Playback} from './playback.js';
import type {SentenceContext} from '../base/sentences.js';

type Render = (page: ShownLesson, context: SentenceContext) => TemplateResult | typeof nothing;

/** Templates for answers, later steps and the end. */
export interface RestTemplates {
  readonly promptOf: (step: Step, exercise: Exercise) => keyof LessonWords['asked'];
  readonly renderControls: Render;
  readonly renderNumber: Render;
  readonly renderPlayActions: Render;
  readonly renderFeedback: Render;
  readonly renderWatchFirst: Render;
  readonly renderDeal: (step: Step, page: ShownLesson, label: string) => TemplateResult;
  readonly renderEnd: (page: ShownLesson) => TemplateResult;
}

/** Code for answers, later steps and the end, which is loaded after the first render. */
export interface RestCode extends RestTemplates {
  readonly Sitting: typeof Sitting;
  readonly Answering: typeof Answering;
  readonly Motion: typeof Motion;
  readonly reasonText: typeof reasonText;
}

/** Steps that the reader can go back to, and ways to get there. */
export interface Visits {
  /** Id of the step that is shown. Undefined at the end. */
  readonly place: string | undefined;
  /** Id of the step to go back to, or undefined if there is none. */
  readonly previous: string | undefined;
  /** Whether the step is an earlier one, where nothing changes the progress. */
  readonly isVisiting: boolean;
  /** Whether the step is shown with the answer that the reader gave earlier. */
  readonly isReviewed: boolean;
  /** Goes to a step that the reader has met. */
  readonly visit: (id: string) => void;
  /** Asks the question of the earlier step again. */
  readonly redo: () => void;
  /** Returns to the current step. */
  readonly resume: () => void;
}

/** State of a lesson, and the reader's actions, for the templates. */
export interface ShownLesson {
  /** Game with its words and cards. Undefined until a lesson is open, like `lesson` and `sitting`. */
  readonly book: OpenBook | undefined;
  readonly lesson: OpenLesson | undefined;
  readonly sitting: LessonState | undefined;
  /**
   * Templates loaded after the first render, or undefined until then. Once they are loaded, `sitting` is a `Sitting`.
   */
  readonly rest: RestTemplates | undefined;
  /** Whether `rest` could not be loaded when the reader needed it. */
  readonly isLacking: boolean;
  readonly playback: Playback;
  /** Table of a whole deal. Undefined before `rest` is loaded. */
  readonly deal: DealStep | undefined;
  /** Current table of the step, or undefined if the step has none. */
  readonly board: Board | undefined;
  /** True while the reader is looking at the consequence of a wrong move. */
  readonly isTrying: boolean;
  /** Sheet that replaces the step in print. Undefined unless the page is being printed. */
  readonly sheet: TemplateResult | undefined;
  /** Cards to point to. If absent, the lesson points to the cards of the current hint. */
  readonly pointed?: readonly Card[];
  /** Steps that the reader can go back to. Undefined where there is only one step, as in a puzzle. */
  readonly visits?: Visits | undefined;
  /** Plays the step's moves again. */
  readonly watch: () => void;
  /** Chooses a card in the hand. Plays the card if that is a complete move. */
  readonly pick: (card: Card) => void;
  /** Chooses a prediction. */
  readonly pickWho: (who: Prediction) => void;
  /** Changes any other part of the answer. */
  readonly change: (how: (sitting: Sitting) => void) => void;
  /** Answers the question with the current choice. `type` is the type of move, if several are possible. */
  readonly answer: (type?: string) => void;
  /** Shows the next hint. If `answer` is true, shows the last one, which gives the answer. */
  readonly hint: (answer?: boolean) => void;
  /** Shows the consequence of the move that the reader tried, or returns to the question. */
  readonly tryIt: () => void;
  readonly next: () => void;
  /** Shows the worked example that was skipped before the question. */
  readonly watchFirst: () => void;
  readonly startOver: () => void;
  /** Opens the rules, or a single rule. */
  readonly openRules: (rule?: string) => void;
  /** Creates the table for a deal step. */
  readonly startDeal: (step: Step) => void;
}
