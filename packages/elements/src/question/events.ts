import type {Progress} from '@cartavola/lessons';

/** Part of a lesson that an event is about: a step, or the whole lesson. */
export interface LessonPlace {
  /** Id of the game. */
  readonly game: string;
  /** Id of the step. Absent if the event is about the whole lesson. */
  readonly step?: string;
  readonly skill?: string;
  /** True if the reader has gone back to the step. What they do there doesn't change their progress. */
  readonly revisit?: true;
}

/** Fired when a reader begins, restarts or resumes a lesson. */
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

/** Fired when the reader has answered a question. */
export class LessonAnsweredEvent extends Event {
  /**
   * `refusal` is the id of the rule that the answer breaks. `attempt` is the number of the attempt, from 1. `ms` is the
   * time in milliseconds since the question was shown.
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

/** Fired when the reader has requested a hint. */
export class LessonHintedEvent extends Event {
  /** `hint` is 1 if the hint says where to look, 2 if it quotes the rule, and 3 if it gives the answer. */
  readonly detail: LessonPlace & {readonly hint: number};

  constructor(detail: LessonHintedEvent['detail']) {
    super('lesson-hinted', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when the lesson is over. */
export class LessonCompletedEvent extends Event {
  /** `score` is the fraction of questions answered correctly on the first attempt, from 0 to 1. */
  readonly detail: LessonPlace & {readonly score: number};

  constructor(detail: LessonCompletedEvent['detail']) {
    super('lesson-completed', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

/** Fired when the reader's progress in a skill changes. */
export class LessonProgressEvent extends Event {
  /**
   * `skills` contains, for each skill, whether the reader has mastered it (`held`), and the day on which they last
   * practised it (`shown`), for example `2026-03-31`.
   */
  readonly detail: LessonPlace & Pick<Progress, 'skills'>;

  constructor(detail: LessonProgressEvent['detail']) {
    super('lesson-progress', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
