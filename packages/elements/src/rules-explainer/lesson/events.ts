/** Where in a lesson something happened. */
export interface LessonPlace {
  /** The id of the game. */
  readonly game: string;
  /** The id of the step; absent where the lesson as a whole is meant. */
  readonly step?: string;
  readonly skill?: string;
}

/** A reader begins a lesson, for the first time or over again, or goes on with one. */
export class LessonStartedEvent extends Event {
  readonly detail: LessonPlace & {readonly resumed: boolean};

  constructor(detail: LessonStartedEvent['detail']) {
    super('lesson-started', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Another step is shown. */
export class LessonSteppedEvent extends Event {
  readonly detail: LessonPlace;

  constructor(detail: LessonSteppedEvent['detail']) {
    super('lesson-stepped', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** A question was answered. */
export class LessonAnsweredEvent extends Event {
  /** `refusal`: the id of the rule that the answer breaks; `attempt`: from 1; `ms`: since the question stood there. */
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

/** A hint was taken. */
export class LessonHintedEvent extends Event {
  /** `hint`: 1 where to look, 2 the rule, 3 the answer. */
  readonly detail: LessonPlace & {readonly hint: number};

  constructor(detail: LessonHintedEvent['detail']) {
    super('lesson-hinted', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** The lesson has come to its end. */
export class LessonCompletedEvent extends Event {
  /** `score`: the share of questions that were right at once, from 0 to 1. */
  readonly detail: LessonPlace & {readonly score: number};

  constructor(detail: LessonCompletedEvent['detail']) {
    super('lesson-completed', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

declare global {
  interface HTMLElementEventMap {
    'lesson-started': LessonStartedEvent;
    'lesson-stepped': LessonSteppedEvent;
    'lesson-answered': LessonAnsweredEvent;
    'lesson-hinted': LessonHintedEvent;
    'lesson-completed': LessonCompletedEvent;
  }
}
