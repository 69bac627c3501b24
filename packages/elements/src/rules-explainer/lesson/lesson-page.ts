import type {Card, Problem} from '@cartavola/engine';
import {cardsAsked, isOneTap, lessonScore, Sitting, type Board, type Progress, type Step} from '@cartavola/lessons';
import type {LitElement, TemplateResult} from 'lit';
import {adopt} from '../../element/adopt.js';
import {Later} from '../../page/later.js';
import {idle} from '../../page/turns.js';
import {RulesErrorEvent} from '../events.js';
import type {OpenBook} from '../open-book.js';
import {answerStyles} from './answer.styles.js';
import {boardStyles} from './board.styles.js';
import {DealStep} from './deal-step.js';
import {
  LessonAnsweredEvent,
  LessonCompletedEvent,
  LessonHintedEvent,
  LessonProgressEvent,
  LessonStartedEvent,
  LessonSteppedEvent,
  type LessonPlace,
} from './events.js';
import {heapsStyles} from './heaps.styles.js';
import {keepProgress, readProgress, today} from './kept-progress.js';
import {LessonLook} from './lesson-look.js';
import {lessonStyles} from './lesson.styles.js';
import {lessonWidthsStyles} from './lesson-widths.styles.js';
import {openLesson, type OpenLesson} from './open-lesson.js';
import {pausesOf} from './move-comment.js';
import {Playback} from './playback.js';
import {renderLesson} from './render-lesson.js';
import {boardAt} from './shown-board.js';
import type {ShownLesson} from './shown-lesson.js';

/** Element that shows a lesson. */
interface LessonHost extends LitElement {
  /** Name under which progress is saved. */
  readonly save: string | undefined;
  /** Opens the rules, or one of them. */
  openRules(rule?: string): void;
}

/** Styles of a lesson, in addition to those of the element. */
export const lessonPageStyles = [lessonStyles, lessonWidthsStyles, boardStyles, heapsStyles, answerStyles];

const printing = new Later(() => import('./later/print-sheet.js'));
const nothingYet = (): void => undefined;

/** View of a lesson: passes the reader's actions to the sitting, and renders its state. */
export class LessonPage implements ShownLesson {
  readonly #host: LessonHost;
  readonly #look: LessonLook;
  readonly #playback: Playback;
  readonly #deal: DealStep;
  #book: OpenBook | undefined;
  #lesson: OpenLesson | undefined;
  #sitting: Sitting | undefined;
  #sheet: TemplateResult | undefined;
  #askedAt = 0;
  /** True while the reader looks at the consequence of a wrong move. */
  #isTrying = false;
  #told = 0;
  /** True if a step is about to be shown for the first time. */
  #isArriving = false;
  /** True if the reader went on to it. */
  #isReturning = false;

  constructor(host: LessonHost) {
    this.#host = host;
    this.#look = new LessonLook(host.renderRoot as ShadowRoot);
    this.#playback = new Playback(() => host.requestUpdate());
    this.#deal = new DealStep(() => host.requestUpdate());
  }

  get progress(): Progress | undefined {
    return this.#sitting?.progress;
  }
  /** Returns the progress as a text of at most so many characters. */
  bookmark(most: number): string | undefined {
    return this.#sitting?.bookmark(most);
  }
  get sitting(): Sitting | undefined {
    return this.#sitting;
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
  get deal(): DealStep {
    return this.#deal;
  }
  get isTrying(): boolean {
    return this.#isTrying;
  }
  get board(): Board | undefined {
    const exercise = this.#sitting?.exercise;
    return exercise && boardAt(exercise, this.#playback.shown);
  }
  get sheet(): TemplateResult | undefined {
    return this.#sheet;
  }

  /** Switches to the printed sheet, or back. If its code is not loaded yet, the step is printed as it is. */
  print(isPrinting: boolean): void {
    this.#sheet = undefined;
    const {code} = printing;
    if (!isPrinting || !code || !this.#book || !this.#lesson) return;
    adopt(this.#host.renderRoot as ShadowRoot, [code.sheetStyles]);
    this.#sheet = code.renderPrintSheet(this.#book, this.#lesson);
  }

  /** Opens the lesson of an open book. `kept` is progress that the page has set. */
  async open(book: OpenBook, kept: unknown): Promise<void> {
    const lesson = await openLesson(this.#host, book);
    const from = kept ?? readProgress(this.#host.save);
    this.close();
    this.#book = book;
    this.#lesson = lesson;
    this.#sitting = new Sitting(lesson.steps, lesson.source, book.options, from, today());
    this.#told = 0;
    this.#show();
  }

  /** Fires the events of an opened lesson, once it is shown. */
  begin(): void {
    for (const problem of this.#lesson!.problems) this.#tell(problem);
    this.#started();
    // Ahead of printing, for which nothing can be awaited.
    void idle().then(() => printing.with(nothingYet, nothingYet));
  }

  /** Fits the lesson into the window again. */
  readonly fit = (): void => this.#look.fit();

  close(): void {
    this.#look.close();
    this.#playback.clear();
    this.#deal.close();
    this.#isTrying = false;
  }

  readonly watch = (): void => {
    const exercise = this.#sitting?.exercise;
    if (exercise) this.#playback.watch(exercise.shown, pausesOf(exercise));
  };

  readonly pick = (card: Card): void => {
    const sitting = this.#sitting!;
    const {exercise, question} = sitting;
    if (!exercise || !question || sitting.isRight) return;
    this.#leaveTrying();
    sitting.pickCard(card, exercise.step.kind === 'play' && cardsAsked(exercise) === 1);
    if (isOneTap(exercise) && sitting.picks.cards.length === 1) this.answer();
    this.#host.requestUpdate();
  };

  readonly change = (how: (sitting: Sitting) => void): void => {
    this.#leaveTrying();
    how(this.#sitting!);
    this.#host.requestUpdate();
  };

  readonly answer = (type?: string): void => {
    const sitting = this.#sitting!;
    const {step} = sitting;
    this.#leaveTrying();
    const given = sitting.answerFor(type);
    const answered = sitting.answer(type);
    if (!answered || !step) return;
    this.#keep();
    this.#host.requestUpdate();
    const {verdict, refusal, attempt, continued} = answered;
    const ms = Math.round(performance.now() - this.#askedAt);
    const detail = {...this.#place(step), right: verdict.right, ...(refusal !== undefined && {refusal}), attempt, ms};
    this.#announce(new LessonAnsweredEvent(detail));
    if (!verdict.right || !given) return;
    const {exercise, question} = sitting;
    this.#playback.play(continued ?? (given.kind === 'play' ? question!.consequence(given.move) : exercise!.kept));
  };

  readonly hint = (answer = false): void => {
    const sitting = this.#sitting!;
    const before = sitting.hint;
    const hint = sitting.takeHint(answer);
    if (hint === before) return;
    this.#leaveTrying();
    this.#keep();
    this.#host.requestUpdate();
    this.#announce(new LessonHintedEvent({...this.#place(sitting.step), hint}));
  };

  readonly tryIt = (): void => {
    if (this.#isTrying) {
      this.#leaveTrying();
      this.#sitting!.putBack();
      this.#host.requestUpdate();
      return;
    }
    this.#isTrying = true;
    this.#playback.play(this.#sitting!.consequence());
  };

  #leaveTrying(): void {
    if (!this.#isTrying) return;
    this.#isTrying = false;
    this.#playback.clear();
  }

  readonly next = (): void => {
    const sitting = this.#sitting!;
    this.close();
    const before = JSON.stringify(sitting.progress.skills);
    if (!sitting.next()) return;
    this.#isReturning = true;
    this.#show();
    this.#arrived();
    const {skills} = sitting.progress;
    if (JSON.stringify(skills) !== before) this.#announce(new LessonProgressEvent({...this.#place(undefined), skills}));
    if (sitting.step) return;
    this.#announce(new LessonCompletedEvent({...this.#place(undefined), score: lessonScore(sitting.progress)}));
  };

  readonly startOver = (): void => {
    this.close();
    this.#sitting!.startOver();
    this.#isReturning = true;
    this.#show();
    this.#started();
  };

  readonly openRules = (rule?: string): void => this.#host.openRules(rule);

  readonly startDeal = (step: Step): void => {
    const {book, options, language, deck} = this.#book!;
    void this.#deal.begin({game: book.game, options, deck, seed: step.seed, language});
  };

  /** Shows the step that the reader has come to. */
  #show(): void {
    this.#isArriving = true;
    this.#host.requestUpdate();
  }

  /** Fires the event that the reader begins or resumes the lesson. */
  #started(): void {
    const resumed = Object.keys(this.#sitting!.progress.outcomes).length > 0;
    this.#announce(new LessonStartedEvent({...this.#place(undefined), resumed}));
    this.#arrived();
  }

  /** Saves the progress and fires the event of a new step. */
  #arrived(): void {
    const {step, broken} = this.#sitting!;
    this.#askedAt = performance.now();
    this.#keep();
    for (const {problem} of broken.slice(this.#told)) this.#tell(problem);
    this.#told = broken.length;
    if (step) this.#announce(new LessonSteppedEvent(this.#place(step)));
  }

  #place(step: Step | undefined): LessonPlace {
    const game = this.#book!.book.game;
    return step ? {game, step: step.id, skill: step.skill} : {game};
  }

  #tell({code, path, message}: Problem): void {
    this.#announce(new RulesErrorEvent({code, path, message}));
  }

  /** Fires an event after the rendering that shows its cause: listeners may look at the element. */
  #announce(event: Event): void {
    void this.#host.updateComplete.then(() => this.#host.dispatchEvent(event));
  }

  #keep(): void {
    if (this.#sitting) keepProgress(this.#host.save, this.#sitting.progress);
  }

  /** Remembers the state to update from, before a rendering. */
  hold(): void {
    this.#look.hold(this.#sitting?.step?.id);
  }

  /** Updates the lesson after a rendering. */
  updated(): void {
    const fact = this.#playback.shown.at(-1);
    // A card that is played comes from its player, and cards that are taken go to their taker.
    this.#look.settle(fact && 'seat' in fact ? `seat-${fact.seat}` : undefined, this.#isArriving, this.#isReturning);
    this.#isArriving = this.#isReturning = false;
  }

  readonly render = (): TemplateResult => renderLesson(this);
}
