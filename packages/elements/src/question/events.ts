import type {Progress} from '@cartavola/lessons';

/** Place in a lesson that an event is about. */
export interface LessonPlace {
  /** Id of the game. */
  readonly game: string;
  /** Id of the step; absent if the event is about the whole lesson. */
  readonly step?: string;
  readonly skill?: string;
}

/** Fired when a reader begins a lesson, begins it again, or resumes it. */
export class LessonStartedEvent extends Event {
  readonly detail: LessonPlace & {readonly resumed: boolean};

  constructor(detail: LessonStartedEvent['detail']) {
    super('lesson-started', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when another step is shown. */
export class LessonSteppedEvent extends Event {
  readonly detail: LessonPlace;

  constructor(detail: LessonSteppedEvent['detail']) {
    super('lesson-stepped', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when a question was answered. */
export class LessonAnsweredEvent extends Event {
  /**
   * `refusal`: id of the rule that the answer breaks; `attempt`: number of the attempt, from 1; `ms`: milliseconds since the question was
   * shown.
   */
  readonly detail: LessonPlace & {
    readonly right: boolean;
    readonly refusal?: string;
    readonly attempt: number;
    readonly ms: number;
  };

  constructor(detail: LessonAnsweredEvent['detail']) {
    super('lesson-answered', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when a hint was taken. */
export class LessonHintedEvent extends Event {
  /** `hint`: 1 where to look, 2 the rule, 3 the answer. */
  readonly detail: LessonPlace & {readonly hint: number};

  constructor(detail: LessonHintedEvent['detail']) {
    super('lesson-hinted', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when the lesson is over. */
export class LessonCompletedEvent extends Event {
  /** `score`: share of the questions that were answered correctly at the first attempt, from 0 to 1. */
  readonly detail: LessonPlace & {readonly score: number};

  constructor(detail: LessonCompletedEvent['detail']) {
    super('lesson-completed', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when the reader's progress in a skill changes. */
export class LessonProgressEvent extends Event {
  /** `skills`: by name, whether each is `held`, and the day on which it was last `shown`, such as `2026-03-31`. */
  readonly detail: LessonPlace & Pick<Progress, 'skills'>;

  constructor(detail: LessonProgressEvent['detail']) {
    super('lesson-progress', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
