import type {Course, LessonEvent, Reporter} from './course.js';
import type {Platform} from './platform.js';

/** Field names in SCORM 1.2 and in SCORM 2004. */
const FIELDS = {
  '1.2': {
    location: 'cmi.core.lesson_location',
    score: 'cmi.core.score.',
    time: 'cmi.core.session_time',
    exit: 'cmi.core.exit',
    status: 'cmi.core.lesson_status',
    pass: 'cmi.student_data.mastery_score',
  },
  '2004': {
    location: 'cmi.location',
    score: 'cmi.score.',
    time: 'cmi.session_time',
    exit: 'cmi.exit',
    status: 'cmi.completion_status',
    pass: 'cmi.scaled_passing_score',
  },
} as const;

/** Maximum length of a location in SCORM 1.2. */
const LONGEST_LOCATION = 255;

const twoDigits = (count: number): string => String(count).padStart(2, '0');
/** Formats a time for SCORM 1.2, for example as `0001:02:03`. */
const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 3600)).padStart(4, '0')}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;

/** Reports progress in a page's lessons to a learning platform, and restores it on the next visit. */
export class ScormReporter implements Reporter {
  readonly #platform: Platform;
  readonly #course: Course;
  /** The page's pass mark as a percentage, used if the platform doesn't set one. */
  readonly #pass: number | undefined;
  #isOpen = false;
  #since = 0;
  /** Best score stored on the platform, or -1 if there is none. */
  #best = -1;

  constructor(platform: Platform, course: Course, pass: number | undefined) {
    this.#platform = platform;
    this.#course = course;
    this.#pass = pass;
  }

  get #fields(): (typeof FIELDS)[keyof typeof FIELDS] {
    return FIELDS[this.#platform.version];
  }

  begin(isBack: boolean): void {
    const [platform, fields] = [this.#platform, this.#fields];
    this.#isOpen = platform.begin();
    if (!this.#isOpen) return;
    this.#since = performance.now();
    const status = platform.get(fields.status);
    if (/^(?:completed|passed|failed)$/.test(status)) this.#best = Number(platform.get(`${fields.score}raw`)) || 0;
    else platform.set(fields.status, 'incomplete');
    // A platform returns the saved data only if the last session ended with `suspend`. Set it now, because the page may
    // close without warning.
    platform.set(fields.exit, 'suspend');
    platform.commit();
    if (!isBack) void this.#course.resume(platform.get('cmi.suspend_data'));
  }

  hear({type, detail: {step}}: LessonEvent): void {
    if (!this.#isOpen) return;
    if (step !== undefined) this.#platform.set(this.#fields.location, step.slice(0, LONGEST_LOCATION));
    this.#keep();
    if (type === 'lesson-completed' && this.#course.isComplete) this.#complete();
    if (type === 'lesson-stepped' || type === 'lesson-completed') this.#platform.commit();
  }

  end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#keep();
    const seconds = Math.round((performance.now() - this.#since) / 1000);
    this.#platform.set(this.#fields.time, this.#platform.version === '1.2' ? clock(seconds) : `PT${seconds}S`);
    this.#platform.commit();
    this.#platform.end();
  }

  #keep(): void {
    this.#platform.set('cmi.suspend_data', this.#course.bookmark());
  }

  /** Reports the completion of all lessons, with the best score so far. */
  #complete(): void {
    const [platform, {score, status, pass}] = [this.#platform, this.#fields];
    const isOld = platform.version === '1.2';
    this.#best = Math.max(this.#best, this.#course.score);
    platform.set(`${score}min`, '0');
    platform.set(`${score}max`, '100');
    platform.set(`${score}raw`, String(this.#best));
    if (!isOld) platform.set(`${score}scaled`, String(this.#best / 100));
    const asked = platform.get(pass);
    const mark = asked === '' ? this.#pass : Number(asked) * (isOld ? 1 : 100);
    const result = mark === undefined ? undefined : this.#best >= mark ? 'passed' : 'failed';
    platform.set(status, isOld && result ? result : 'completed');
    if (!isOld && result) platform.set('cmi.success_status', result);
  }
}
