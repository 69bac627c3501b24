import {explainerOf, type Course, type LessonEvent, type Reporter} from './course.js';
import {StatementQueue} from './statement-queue.js';
import {randomId, type Store} from './store.js';

const VERBS = 'http://adlnet.gov/expapi/verbs/';
const ACTIVITIES = 'http://adlnet.gov/expapi/activities/';
/** Prefix of extension names. */
const EXTENSIONS = 'https://www.npmjs.com/package/cartavola#';

/** A statement's object. */
interface Activity {
  readonly id: string;
  readonly definition: {readonly type: string; readonly name: Readonly<Record<string, string>>};
}

const seconds = (milliseconds: number): string => `PT${(milliseconds / 1000).toFixed(2)}S`;

/** Reports progress in a page's lessons to an xAPI store. */
export class XapiReporter implements Reporter {
  readonly #store: Store;
  readonly #course: Course;
  readonly #pass: number | undefined;
  readonly #queue: StatementQueue;
  #since = 0;
  #isBegun = false;

  constructor(store: Store, course: Course, pass: number | undefined) {
    this.#store = store;
    this.#course = course;
    this.#pass = pass;
    this.#queue = new StatementQueue(store);
  }

  begin(): void {
    this.#since = performance.now();
    void this.#queue.send();
  }

  hear(event: LessonEvent): void {
    this.#state(event);
    void this.#queue.send();
  }

  end(): void {
    if (this.#isBegun) {
      const result = {duration: this.#duration};
      this.#add(this.#course.isComplete ? 'terminated' : 'suspended', this.#lesson, {result});
    }
    this.#isBegun = false;
    void this.#queue.send(true);
  }

  /** Queues the statements for an event. */
  #state(event: LessonEvent): void {
    const {type, detail} = event;
    if (type === 'lesson-started') {
      // All lessons in a page count as one.
      if (!this.#isBegun) this.#add((detail as {resumed: boolean}).resumed ? 'resumed' : 'initialized', this.#lesson);
      this.#isBegun = true;
    } else if (type === 'lesson-completed') {
      if (this.#course.isComplete) this.#complete();
    } else {
      const [verb, result] = resultOf(type, detail);
      this.#add(verb, this.#step(event), {
        ...(result && {result}),
        context: {contextActivities: {parent: [this.#lesson]}},
      });
    }
  }

  #complete(): void {
    const {score: raw} = this.#course;
    const score = {scaled: raw / 100, raw, min: 0, max: 100};
    const result = {score, completion: true, duration: this.#duration};
    this.#add('completed', this.#lesson, {result});
    if (this.#pass === undefined) return;
    const success = raw >= this.#pass;
    this.#add(success ? 'passed' : 'failed', this.#lesson, {result: {...result, success}});
  }

  get #duration(): string {
    return seconds(performance.now() - this.#since);
  }

  get #lesson(): Activity {
    return this.#activity(this.#store.activity, 'lesson', document.title);
  }

  #step(event: LessonEvent): Activity {
    const {activity} = this.#store;
    const {step = ''} = event.detail;
    const parts = [this.#course.nameOf(explainerOf(event)), step].filter(Boolean).map(encodeURIComponent);
    return this.#activity(`${activity}${activity.includes('#') ? '/' : '#'}${parts.join('/')}`, 'interaction', step);
  }

  #activity(id: string, type: string, name: string): Activity {
    const language = document.documentElement.lang || 'und';
    return {id, definition: {type: ACTIVITIES + type, name: {[language]: name}}};
  }

  #add(verb: string, object: Activity, {result, context}: {result?: object; context?: object} = {}): void {
    const {actor, registration} = this.#store;
    this.#queue.add({
      id: randomId(),
      actor,
      verb: {id: VERBS + verb, display: {en: verb}},
      object,
      ...(result && {result}),
      context: {...context, ...(registration && {registration})},
      timestamp: new Date().toISOString(),
    });
  }
}

/** Returns the verb and result that describe an event within a step. */
function resultOf(type: string, detail: LessonEvent['detail']): readonly [verb: string, result?: object] {
  if (type === 'lesson-stepped') return ['progressed'];
  if ('hint' in detail) return ['interacted', {extensions: {[`${EXTENSIONS}hint`]: detail.hint}}];
  if (!('right' in detail)) return ['experienced'];
  const {right, ms, attempt, refusal} = detail;
  const extensions = {[`${EXTENSIONS}attempt`]: attempt, ...(refusal && {[`${EXTENSIONS}refusal`]: refusal})};
  return ['answered', {success: right, duration: seconds(ms), extensions}];
}
