import type {Options, Result} from '@cartavola/engine';
import {setUp} from './exercise.js';
import type {Exercise, LessonGame} from './lesson-game.js';
import {NO_PICKS, type Picks} from './no-picks.js';
import {candidatesFor, predicted} from './predictions.js';
import {begin, type Progress} from './progress.js';
import {unanswered, type Question} from './question.js';
import type {Sitting} from './sitting.js';
import {asks, type Step} from './step.js';
import type {Prediction, ReaderAnswer} from './verdict.js';

/** State of a reader's lesson for display. */
export type LessonState = Pick<
  Sitting,
  | 'answerFor'
  | 'broken'
  | 'exercise'
  | 'hint'
  | 'isRight'
  | 'mayGoOn'
  | 'mayWatchFirst'
  | 'offers'
  | 'pickWho'
  | 'picks'
  | 'progress'
  | 'question'
  | 'source'
  | 'step'
  | 'steps'
  | 'tried'
  | 'verdict'
>;

/**
 * Lightweight start of a lesson. It supports steps without questions, and prediction questions, which it can't judge. A
 * `Sitting` continues from its progress.
 */
export class Opening implements LessonState {
  readonly verdict = undefined;
  readonly isRight = false;
  readonly mayWatchFirst = false;
  readonly hint = 0;
  readonly offers = undefined;
  readonly tried = undefined;
  readonly broken = [];
  readonly steps: readonly Step[];
  readonly source: LessonGame;
  readonly #options: Options;
  #progress: Progress;
  #step: Step | undefined;
  #exercise: Exercise | undefined;
  #question: Question | undefined;
  #picks: Picks = NO_PICKS;

  /** Starts a lesson from the beginning. `step` is undefined if it can't show the first step. */
  constructor(steps: readonly Step[], lessonGame: LessonGame, options: Options) {
    this.steps = steps;
    this.source = lessonGame;
    this.#options = options;
    this.#progress = begin(steps);
    this.#arrive(steps[0]);
  }

  get progress(): Progress {
    return this.#progress;
  }
  get step(): Step | undefined {
    return this.#step;
  }
  get exercise(): Exercise | undefined {
    return this.#exercise;
  }
  get question(): Question | undefined {
    return this.#question;
  }
  get picks(): Picks {
    return this.#picks;
  }
  get mayGoOn(): boolean {
    return this.#question === undefined;
  }

  /** Chooses a seat, a side or nobody, replacing the previous choice. */
  pickWho(who: Prediction): void {
    this.#picks = {...NO_PICKS, who};
  }

  /** Converts the choice to an answer. Returns undefined if there is no choice. */
  answerFor(): ReaderAnswer | undefined {
    const {who} = this.#picks;
    return who && {kind: 'predict', who};
  }

  /** Goes to the next step. Returns false while the question is unanswered, or if it can't show the next step. */
  next(): boolean {
    const step = this.#step;
    if (!step || !this.mayGoOn) return false;
    const progress = this.#progress;
    const next = this.steps[this.steps.indexOf(step) + 1];
    if (!next || !this.#arrive(next)) return false;
    this.#progress = {...progress, outcomes: {...progress.outcomes, [step.id]: 'seen'}, at: next.id};
    return true;
  }

  /** Sets up a step. Returns false without changing anything if it can't show the step. */
  #arrive(step: Step | undefined): boolean {
    if (!step || step.isUntold || (step.kind !== 'predict' && (asks(step.kind) || step.kind === 'free'))) return false;
    const exercise: Result<Exercise> | undefined = setUp(step, this.source, this.#options);
    if (exercise?.ok === false) return false;
    const question = step.kind === 'predict' ? exercise && questionOf(exercise.value) : undefined;
    if (step.kind === 'predict' && !question) return false;
    this.#step = step;
    this.#exercise = exercise?.value;
    this.#question = question;
    this.#picks = NO_PICKS;
    return true;
  }
}

/** Creates a prediction question, which isn't judged. Returns undefined if the goal can't be decided at this table. */
function questionOf(exercise: Exercise): Question | undefined {
  const who = predicted(exercise);
  return (
    who && {
      ...unanswered(exercise),
      who,
      candidates: candidatesFor(exercise, who),
      judge: () => ({right: false, faults: []}),
    }
  );
}
