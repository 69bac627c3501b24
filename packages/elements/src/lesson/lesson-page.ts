import type {Card, Problem} from '@cartavola/engine';
import {
  Opening,
  stepBefore,
  type Board,
  type LessonState,
  type Prediction,
  type Progress,
  type Sitting,
  type Step,
} from '@cartavola/lessons';
import type {LitElement, TemplateResult} from 'lit';
import {busy, now} from '../base/clock.js';
import {adopt} from '../base/adopt.js';
import {OnDemand} from '../base/page/on-demand.js';
import {idle} from '../base/page/scheduler.js';
import {RulesErrorEvent} from './events.js';
import type {OpenBook} from '../question/open-book.js';
import {answerStyles} from '../question/answer.styles.js';
import {boardStyles} from '../question/board.styles.js';
import {LessonStartedEvent, LessonSteppedEvent, type LessonPlace} from '../question/events.js';
import {heapsStyles} from '../question/heaps.styles.js';
import {keepProgress, readProgress, today} from './kept-progress.js';
import type {Answering} from '../question/answers/answering.js';
import type {DealStep} from '../question/answers/deal-step.js';
import {LessonLook} from '../question/lesson-look.js';
import {lessonStyles} from '../question/lesson.styles.js';
import {lessonWidthsStyles} from '../question/lesson-widths.styles.js';
import {openLesson, type OpenLesson} from '../question/open-lesson.js';
import {pausesOf} from '../question/move-comment.js';
import {Playback} from '../question/playback.js';
import {RestOfLesson, type Rest} from '../question/rest-of-lesson.js';
import {renderLesson} from '../question/render-lesson.js';
import {boardAt} from '../question/shown-board.js';
import type {RestCode, ShownLesson, Visits} from '../question/shown-lesson.js';

/** Element that shows a lesson. */
interface LessonHost extends LitElement {
  /** Name under which progress is saved. */
  readonly save: string | undefined;
  /** Opens the rules, or one of them. */
  openRules(rule?: string): void;
}

/** Styles for a lesson, in addition to those of the element. */
export const lessonPageStyles = [lessonStyles, lessonWidthsStyles, ...boardStyles, heapsStyles, answerStyles];

const printing = new OnDemand(() => import('./print/print-sheet.js'));
const nothingYet = (): void => undefined;

/** Lesson view: passes the reader's actions to the sitting, and renders its state. */
export class LessonPage implements ShownLesson {
  readonly #host: LessonHost;
  readonly #look: LessonLook;
  readonly #playback: Playback;
  #book: OpenBook | undefined;
  #lesson: OpenLesson | undefined;
  #state: LessonState | undefined;
  #rest: RestOfLesson | undefined;
  #answering: Answering | undefined;
  #sheet: TemplateResult | undefined;
  #askedAt = 0;
  #told = 0;
  /** True if a step is about to be shown for the first time. */
  #isArriving = false;
  /** True if the reader moved to that step within the open lesson. */
  #isReturning = false;

  constructor(host: LessonHost) {
    this.#host = host;
    this.#look = new LessonLook(host.renderRoot as ShadowRoot);
    this.#playback = new Playback(() => host.requestUpdate());
  }

  get progress(): Progress | undefined {
    return this.#state?.progress;
  }
  /** Returns the progress as a string of at most `most` characters, or undefined until the whole lesson is loaded. */
  bookmark(most: number): string | undefined {
    return this.#answering?.sitting.bookmark(most);
  }
  get sitting(): LessonState | undefined {
    return this.#state;
  }
  get rest(): RestCode | undefined {
    return this.#rest?.code;
  }
  get isLacking(): boolean {
    return this.#rest?.isLacking === true;
  }
  get lesson(): OpenLesson | undefined {
    return this.#lesson;
  }
  get book(): OpenBook | undefined {
    return this.#book;
  }
  get playback(): Playback {
    return this.#playback;
  }
  get deal(): DealStep | undefined {
    return this.#answering?.deal;
  }
  get isTrying(): boolean {
    return this.#answering?.isTrying === true;
  }
  get askedAt(): number {
    return this.#askedAt;
  }
  get board(): Board | undefined {
    const exercise = this.#state?.exercise;
    return exercise && boardAt(exercise, this.#playback.shown);
  }
  get visits(): Visits | undefined {
    const state = this.#state;
    if (!state) return undefined;
    const sitting = this.#answering?.sitting;
    const place = sitting ? sitting.place : state.progress.at;
    return {
      place,
      previous: stepBefore(state.steps, state.progress, place),
      isVisiting: sitting?.isVisiting === true,
      isReviewed: sitting?.isReviewed === true,
      visit: this.#visit,
      redo: this.#redo,
      resume: this.#resume,
    };
  }
  get sheet(): TemplateResult | undefined {
    return this.#sheet;
  }

  /** Switches to the print sheet, or back. If its code isn't loaded yet, the step is printed as it is. */
  print(isPrinting: boolean): void {
    this.#sheet = undefined;
    const {code} = printing;
    if (!isPrinting || !code || !this.#book || !this.#lesson || !this.#answering) return;
    adopt(this.#host.renderRoot as ShadowRoot, code.sheetStyles);
    this.#sheet = code.renderPrintSheet(this.#book, this.#lesson);
  }

  /**
   * Opens the lesson that belongs to an open book. `kept` is progress that the page has set. New readers first get only
   * the start of the built-in lesson. Resumed lessons, authors' own lessons, and lessons that open at a `step` are loaded
   * completely.
   */
  async open(book: OpenBook, kept: unknown, step?: string): Promise<void> {
    const lesson = await busy(openLesson(this.#host, book));
    const from = kept ?? readProgress(this.#host.save);
    const opening =
      lesson.isStart && from === undefined && step === undefined
        ? new Opening(lesson.steps, lesson.source, book.options)
        : undefined;
    const rest = new RestOfLesson(
      book,
      lesson,
      (came) => (rest === this.#rest ? this.#complete(came, this.#state?.progress ?? from) : undefined),
      this.changed,
    );
    if (!opening?.step) await rest.load();
    this.close();
    this.#book = book;
    this.#lesson = lesson;
    this.#rest = rest;
    this.#state = opening?.step && opening;
    this.#answering = undefined;
    this.#told = 0;
    if (!opening?.step) rest.prepare();
    if (step !== undefined) this.#answering!.sitting.visit(step);
    this.#show();
  }

  /** Continues with the whole lesson from the given progress. */
  #complete({code, lesson}: Rest, from: unknown): void {
    const who = this.#state?.picks.who;
    const sitting = new code.Sitting(lesson.steps, lesson.source, this.#book!.options, from, today());
    if (who) sitting.pickWho(who);
    this.#lesson = lesson;
    this.#state = sitting;
    this.#answering = new code.Answering(this, sitting);
    this.#look.motion ??= new code.Motion(this.#host.renderRoot as ShadowRoot);
    this.changed();
  }

  /** Runs a reader's action once the rest of the lesson is loaded. */
  #act(wanted: (answering: Answering) => void): void {
    const rest = this.#rest;
    rest?.act(() => {
      if (rest === this.#rest && this.#answering) wanted(this.#answering);
    });
  }

  /** Preloads the rest of the lesson. */
  prepare(): void {
    this.#rest?.prepare();
  }

  /** Fires the events of an opened lesson. Call this once it is shown. */
  begin(): void {
    for (const problem of this.#lesson!.problems) this.#tell(problem);
    this.#started();
    void idle().then(() => {
      this.prepare();
      // Preload the code for printing, which can't wait for a request.
      printing.with(nothingYet, nothingYet);
    });
  }

  /** Fits the lesson to the window again. */
  readonly fit = (): void => this.#look.fit();

  close(): void {
    this.#look.close();
    this.#playback.clear();
    this.#answering?.close();
  }

  readonly changed = (): void => this.#host.requestUpdate();

  readonly watch = (): void => {
    const exercise = this.#state?.exercise;
    if (exercise) this.#playback.watch(exercise.shown, pausesOf(exercise));
  };

  readonly pickWho = (who: Prediction): void => {
    if (this.#answering) this.#answering.pickWho(who);
    else this.#state?.pickWho(who);
    this.changed();
  };

  readonly pick = (card: Card): void => this.#act((answering) => answering.pick(card));
  readonly change = (how: (sitting: Sitting) => void): void => this.#act((answering) => answering.change(how));
  readonly answer = (type?: string): void => this.#act((answering) => answering.answer(type));
  readonly hint = (answer = false): void => this.#act((answering) => answering.hint(answer));
  readonly tryIt = (): void => this.#act((answering) => answering.tryIt());
  readonly #visit = (id: string): void => this.#act((answering) => answering.visit(id));
  readonly #redo = (): void => this.#act((answering) => answering.redo());
  readonly #resume = (): void => this.#act((answering) => answering.resume());

  /** Goes to a step without changing the progress. Returns false if the lesson doesn't have it, or isn't loaded. */
  goTo(step: string): boolean {
    return this.#answering?.visit(step) === true;
  }

  /** Loads the whole lesson. */
  async whole(): Promise<void> {
    const rest = this.#rest;
    await rest?.load();
    rest?.prepare();
  }

  readonly watchFirst = (): void => this.#act((answering) => answering.watchFirst());
  readonly startOver = (): void => this.#act((answering) => answering.startOver());
  readonly startDeal = (step: Step): void => this.#act((answering) => answering.startDeal(step));

  readonly next = (): void => {
    if (!(this.#state instanceof Opening && this.#state.next())) return this.#act((answering) => answering.next());
    this.close();
    this.arrive();
  };

  /** Shows the step that the reader has moved on to. */
  arrive(): void {
    this.#isReturning = true;
    this.#show();
    this.#arrived();
  }

  /** Shows the first step when the reader starts over. */
  beginAgain(): void {
    this.#isReturning = true;
    this.#show();
    this.#started();
  }

  readonly openRules = (rule?: string): void => this.#host.openRules(rule);

  /** Shows the current step. */
  #show(): void {
    this.#isArriving = true;
    this.#host.requestUpdate();
  }

  /** Fires the events for a lesson that was started or resumed. */
  #started(): void {
    const resumed = Object.keys(this.#state!.progress.outcomes).length > 0;
    this.announce(new LessonStartedEvent({...this.placeOf(undefined), resumed}));
    this.#arrived();
  }

  /** Saves the progress and fires the events for a new step. */
  #arrived(): void {
    const {step, broken} = this.#state!;
    this.#askedAt = now();
    this.keep();
    for (const {problem} of broken.slice(this.#told)) this.#tell(problem);
    this.#told = broken.length;
    if (step) this.announce(new LessonSteppedEvent(this.placeOf(step)));
  }

  /** Returns the event details that identify a step, or the whole lesson. */
  placeOf(step: Step | undefined): LessonPlace {
    const game = this.#book!.book.game;
    if (!step) return {game};
    return {
      game,
      step: step.id,
      skill: step.skill,
      ...(this.#answering?.sitting.isVisiting && {revisit: true as const}),
    };
  }

  #tell({code, path, message}: Problem): void {
    this.announce(new RulesErrorEvent({code, path, message}));
  }

  /** Fires an event after rendering, so listeners can inspect the element. */
  announce(event: Event): void {
    void this.#host.updateComplete.then(() => this.#host.dispatchEvent(event));
  }

  /** Saves the progress. */
  keep(): void {
    if (this.#state) keepProgress(this.#host.save, this.#state.progress);
  }

  /** Records the positions of the cards before a rendering. */
  hold(): void {
    this.#look.hold(this.#state?.step?.id);
  }

  /** Updates the lesson after a rendering. */
  updated(): void {
    const fact = this.#playback.shown.at(-1);
    // A played card moves from its player, and taken cards move to their taker.
    this.#look.settle(fact && 'seat' in fact ? `seat-${fact.seat}` : undefined, this.#isArriving, this.#isReturning);
    this.#isArriving = this.#isReturning = false;
  }

  readonly render = (): TemplateResult => renderLesson(this);
}
