import type {Card} from '@cartavola/engine';
import {cardsAsked, isOneTap, lessonScore, type Prediction, type Sitting, type Step} from '@cartavola/lessons';
import {now} from '../../base/clock.js';
import type {OpenBook} from '../open-book.js';
import {
  LessonAnsweredEvent,
  LessonCompletedEvent,
  LessonHintedEvent,
  LessonProgressEvent,
  type LessonPlace,
} from '../events.js';
import type {Playback} from '../playback.js';
import {DealStep} from './deal-step.js';

/** Parts of a lesson page that `Answering` needs. */
interface AnswerPage {
  readonly book: OpenBook | undefined;
  readonly playback: Playback;
  /** Time in milliseconds when the question was shown. */
  readonly askedAt: number;
  /** Renders the current state. */
  changed(): void;
  /** Stops showing the current step. */
  close(): void;
  /** Shows the step that the reader has just navigated to. */
  arrive(): void;
  /** Begins the lesson again from its first step. */
  beginAgain(): void;
  /** Saves the reader's progress. */
  keep(): void;
  /** Fires an event after rendering. */
  announce(event: Event): void;
  /** Returns the ids that identify a step, or the whole lesson, in an event. */
  placeOf(step: Step | undefined): LessonPlace;
}

/** Performs the reader's actions in a lesson, from the first answer to the end. */
export class Answering {
  readonly sitting: Sitting;
  readonly deal: DealStep;
  readonly #page: AnswerPage;
  #isTrying = false;

  constructor(page: AnswerPage, sitting: Sitting) {
    this.#page = page;
    this.sitting = sitting;
    this.deal = new DealStep(() => page.changed());
  }

  /** True while the reader is looking at the consequence of a wrong move. */
  get isTrying(): boolean {
    return this.#isTrying;
  }

  pick(card: Card): void {
    const {sitting} = this;
    const {exercise, question} = sitting;
    if (!exercise || !question || sitting.isRight) return;
    this.#leaveTrying();
    sitting.pickCard(card, exercise.step.kind === 'play' && cardsAsked(exercise) === 1);
    if (isOneTap(exercise) && sitting.picks.cards.length === 1) this.answer();
    this.#page.changed();
  }

  pickWho(who: Prediction): void {
    this.change((sitting) => sitting.pickWho(who));
  }

  change(how: (sitting: Sitting) => void): void {
    this.#leaveTrying();
    how(this.sitting);
    this.#page.changed();
  }

  answer(type?: string): void {
    const page = this.#page;
    const {sitting} = this;
    const {step} = sitting;
    this.#leaveTrying();
    const given = sitting.answerFor(type);
    const answered = sitting.answer(type);
    if (!answered || !step) return;
    page.keep();
    page.changed();
    const {verdict, refusal, attempt, continued} = answered;
    const ms = Math.round(now() - page.askedAt);
    const detail = {...page.placeOf(step), right: verdict.right, ...(refusal !== undefined && {refusal}), attempt, ms};
    page.announce(new LessonAnsweredEvent(detail));
    // Clear the playback so that earlier moves aren't described again when the reader changes the choice.
    if (!verdict.right) page.playback.clear();
    if (!verdict.right || !given) return;
    const {exercise, question} = sitting;
    page.playback.play(continued ?? (given.kind === 'play' ? question!.consequence(given.move) : exercise!.kept));
  }

  hint(answer: boolean): void {
    const {sitting} = this;
    const before = sitting.hint;
    const hint = sitting.takeHint(answer);
    if (hint === before) return;
    this.#leaveTrying();
    this.#page.keep();
    this.#page.changed();
    this.#page.announce(new LessonHintedEvent({...this.#page.placeOf(sitting.step), hint}));
  }

  /** Shows the consequence of the move that the reader tried, or returns to the question. */
  tryIt(): void {
    if (this.#isTrying) {
      this.#leaveTrying();
      this.sitting.putBack();
      this.#page.changed();
      return;
    }
    this.#isTrying = true;
    this.#page.playback.play(this.sitting.consequence());
  }

  #leaveTrying(): void {
    if (!this.#isTrying) return;
    this.#isTrying = false;
    this.#page.playback.clear();
  }

  next(): void {
    const {sitting} = this;
    const page = this.#page;
    page.close();
    const before = JSON.stringify(sitting.progress.skills);
    const wasOver = sitting.isOver;
    if (!sitting.next()) return;
    page.arrive();
    const {skills} = sitting.progress;
    if (JSON.stringify(skills) !== before) page.announce(new LessonProgressEvent({...page.placeOf(undefined), skills}));
    if (sitting.step || wasOver) return;
    page.announce(new LessonCompletedEvent({...page.placeOf(undefined), score: lessonScore(sitting.progress)}));
  }

  /** Goes to a step without changing the progress. Returns false if the lesson doesn't have it. */
  visit(id: string): boolean {
    if (id === this.sitting.place) return true;
    if (!this.sitting.steps.some((step) => step.id === id)) return false;
    this.#page.close();
    this.sitting.visit(id);
    this.#page.arrive();
    return true;
  }

  /** Returns to the current step. */
  resume(): void {
    this.#page.close();
    this.sitting.resume();
    this.#page.arrive();
  }

  /** Asks the question of an earlier step again. */
  redo(): void {
    this.#page.close();
    this.sitting.redo();
    this.#page.arrive();
  }

  /** Shows the worked example that precedes a question. */
  watchFirst(): void {
    this.#page.close();
    this.sitting.watchFirst();
    this.#page.arrive();
  }

  startOver(): void {
    this.#page.close();
    this.sitting.startOver();
    this.#page.beginAgain();
  }

  startDeal(step: Step): void {
    const {book, options, language, deck} = this.#page.book!;
    void this.deal.begin({game: book.game, options, deck, seed: step.seed, language});
  }

  close(): void {
    this.deal.close();
    this.#isTrying = false;
  }
}
