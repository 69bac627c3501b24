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

/** State of a reader's lesson, as it is shown. */
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
 * Beginning of a reader's lesson, with little code: steps that ask nothing, and a prediction, which it cannot judge. A `Sitting` goes on from
 * its progress.
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

  /** Begins a lesson anew. It has no step if its first one is none of those. */
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

  /** Chooses a seat, a side or nobody, replacing the one before. */
  pickWho(who: Prediction): void {
    this.#picks = {...NO_PICKS, who};
  }

  /** Returns the answer that the choice makes; undefined before it. */
  answerFor(): ReaderAnswer | undefined {
    const {who} = this.#picks;
    return who && {kind: 'predict', who};
  }

  /** Goes to the next step; false while the question is open, and if the next step is none that it can show. */
  next(): boolean {
    const step = this.#step;
    if (!step || !this.mayGoOn) return false;
    const progress = this.#progress;
    const next = this.steps[this.steps.indexOf(step) + 1];
    if (!next || !this.#arrive(next)) return false;
    this.#progress = {...progress, outcomes: {...progress.outcomes, [step.id]: 'seen'}, at: next.id};
    return true;
  }

  /** Sets up a step; false, and nothing changes, if it cannot show it. */
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

/** Makes the question of a prediction, which is not judged; undefined if it says nothing here. */
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
