import type {Card, Problem} from '@cartavola/engine';
import {cardsAsked, isOneTap, lessonScore, Sitting, type Board, type Progress, type Step} from '@cartavola/lessons';
import type {LitElement, TemplateResult} from 'lit';
import {load, save} from '../../page/save.js';
import {RulesErrorEvent} from '../events.js';
import type {OpenBook} from '../open-book.js';
import {answerStyles} from './answer.styles.js';
import {boardStyles} from './board.styles.js';
import {DealStep} from './deal-step.js';
import {
  LessonAnsweredEvent,
  LessonCompletedEvent,
  LessonHintedEvent,
  LessonStartedEvent,
  LessonSteppedEvent,
  type LessonPlace,
} from './events.js';
import {LessonLook} from './lesson-look.js';
import {lessonStyles} from './lesson.styles.js';
import {openLesson, type OpenLesson} from './open-lesson.js';
import {Playback} from './playback.js';
import {renderLesson} from './render-lesson.js';
import {sheetStyles} from './sheet.styles.js';
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
export const lessonPageStyles = [lessonStyles, boardStyles, answerStyles, sheetStyles];

/** View of a lesson: passes the reader's actions to the sitting, and renders its state. */
export class LessonPage implements ShownLesson {
  readonly #host: LessonHost;
  readonly #look: LessonLook;
  readonly #playback: Playback;
  readonly #deal: DealStep;
  #book: OpenBook | undefined;
  #lesson: OpenLesson | undefined;
  #sitting: Sitting | undefined;
  #isPrinting = false;
  #askedAt = 0;
  /** True while the reader looks at the consequence of a wrong move. */
  #isTrying = false;
  #told = 0;
  /** True if a step is about to be shown for the first time. */
  #isArriving = false;

  constructor(host: LessonHost) {
    this.#host = host;
    this.#look = new LessonLook(host.renderRoot as ShadowRoot);
    this.#playback = new Playback(() => host.requestUpdate());
    this.#deal = new DealStep(() => host.requestUpdate());
  }

  get progress(): Progress | undefined {
    return this.#sitting?.progress;
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

  get isPrinting(): boolean {
    return this.#isPrinting;
  }

  /** Switches to the printed sheet, or back. */
  print(isPrinting: boolean): void {
    this.#isPrinting = isPrinting;
  }

  /** Opens the lesson of an open book. `kept` is progress that the page has set. */
  async open(book: OpenBook, kept: unknown): Promise<void> {
    const lesson = await openLesson(this.#host, book);
    const from = kept ?? this.#progressKept();
    this.close();
    this.#book = book;
    this.#lesson = lesson;
    this.#sitting = new Sitting(lesson.steps, lesson.source, book.options, from);
    this.#told = 0;
    this.#show();
  }

  /** Fires the events of an opened lesson, once it is shown. */
  begin(): void {
    for (const problem of this.#lesson!.problems) this.#tell(problem);
    this.#started();
  }

  close(): void {
    this.#playback.clear();
    this.#deal.close();
    this.#isTrying = false;
  }

  get board(): Board | undefined {
    const exercise = this.#sitting?.exercise;
    return exercise && boardAt(exercise, this.#playback.shown);
  }

  readonly watch = (): void => {
    const exercise = this.#sitting?.exercise;
    if (exercise) this.#playback.play(exercise.shown);
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
    const {verdict, refusal, attempt} = answered;
    const ms = Math.round(performance.now() - this.#askedAt);
    const detail = {...this.#place(step), right: verdict.right, ...(refusal !== undefined && {refusal}), attempt, ms};
    this.#announce(new LessonAnsweredEvent(detail));
    if (!verdict.right || !given) return;
    const {question} = sitting;
    if (given.kind === 'play') this.#playback.play(question!.consequence(given.move));
    else if (sitting.exercise!.kept.length > 0) this.#playback.play(sitting.exercise!.kept);
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
    if (!sitting.next()) return;
    this.#show();
    this.#arrived();
    if (sitting.step) return;
    this.#announce(new LessonCompletedEvent({...this.#place(undefined), score: lessonScore(sitting.progress)}));
  };

  readonly startOver = (): void => {
    this.close();
    this.#sitting!.startOver();
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

  #progressKept(): unknown {
    const key = this.#host.save;
    const text = key ? load(`lesson:${key}`) : undefined;
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  #keep(): void {
    const key = this.#host.save;
    if (key && this.#sitting) save(`lesson:${key}`, JSON.stringify(this.#sitting.progress));
  }

  /** Remembers the state to update from, before a rendering. */
  hold(): void {
    this.#look.hold(this.#sitting?.step?.id);
  }

  /** Updates the lesson after a rendering. */
  updated(): void {
    const fact = this.#playback.shown.at(-1);
    // A card that is played comes from its player, and cards that are taken go to their taker.
    this.#look.settle(fact && 'seat' in fact ? `seat-${fact.seat}` : undefined, this.#isArriving);
    this.#isArriving = false;
  }

  render(): TemplateResult {
    return renderLesson(this);
  }
}
