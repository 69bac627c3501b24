import type {Card, Fact, Move, Options, Problem, Seat, Suit} from '@cartavola/engine';
import {readBookmark, writeBookmark} from './bookmark.js';
import {advance, hinted, mayWatchFirst, missed, MISSES, review, watchFirst} from './course.js';
import {setUp} from './exercise.js';
import type {Question} from './question.js';
import type {Exercise, LessonGame} from './lesson-game.js';
import {stepNow} from './other-cards.js';
import {NO_PICKS, type Picks} from './no-picks.js';
import {answerFrom, isWhole, toggled, withCard} from './picks.js';
import {isOver, type Progress} from './progress.js';
import {resume} from './resume.js';
import {firstTurn, turnAfter, type Turn} from './script.js';
import {asks, KINDS, type Step} from './step.js';
import {rightPicks, stepAfter, stepBefore, type Left} from './visits.js';
import type {Answered, Prediction, ReaderAnswer, Verdict} from './verdict.js';
import {withoutGifts} from './without-gifts.js';

/**
 * State of a reader's lesson: the current step, choices, answers and hints, and the order of steps. Doesn't use the DOM
 * or a clock.
 */
export class Sitting {
  readonly #lessonGame: LessonGame;
  readonly #options: Options;
  /** Steps in the lesson, including faulty ones that were skipped. */
  readonly #written: readonly Step[];
  #steps: readonly Step[];
  #progress: Progress;
  /** Day of the sitting. */
  readonly #today: string | undefined;
  #step: Step | undefined;
  #exercise: Exercise | undefined;
  #turn: Turn | undefined;
  #picks: Picks = NO_PICKS;
  #verdict: Verdict | undefined;
  #isRight = false;
  #hint = 0;
  #tried: Move | undefined;
  /** The lesson as the reader left it to go back to an earlier step. Undefined at the current step. */
  #left: Left | undefined;
  /** Whether the step that the reader has gone back to is shown with its answer. */
  #isReviewed = false;
  readonly #broken: {readonly step: string; readonly problem: Problem}[] = [];

  /**
   * Resumes from `kept`, which is earlier `progress` or a bookmark. Any other value starts a new lesson. `today` is a
   * date such as `2026-03-31`. If it is later than the day in `kept`, the lesson continues with questions about weak
   * skills.
   */
  constructor(steps: readonly Step[], lessonGame: LessonGame, options: Options, kept?: unknown, today?: string) {
    this.#written = steps;
    this.#steps = steps;
    this.#lessonGame = lessonGame;
    this.#options = options;
    this.#today = today;
    const progress = resume(steps, typeof kept === 'string' ? readBookmark(steps, kept) : kept);
    this.#progress = today === undefined ? progress : review(steps, progress, today);
    this.#arrive();
  }

  /** Game of the lesson. */
  get source(): LessonGame {
    return this.#lessonGame;
  }
  get steps(): readonly Step[] {
    return this.#steps;
  }
  get progress(): Progress {
    return this.#left?.progress ?? this.#progress;
  }
  /** Id of the step that is shown. Undefined at the end. */
  get place(): string | undefined {
    return this.#progress.at;
  }
  /** Id of the step to go back to, or undefined if there is none. */
  get previous(): string | undefined {
    return stepBefore(this.#steps, this.progress, this.place);
  }
  /** True if the reader has gone back to an earlier step. Nothing there changes the progress. */
  get isVisiting(): boolean {
    return this.#left !== undefined;
  }
  /** True if the step that the reader has gone back to is shown with its answer, which was given earlier. */
  get isReviewed(): boolean {
    return this.#isReviewed;
  }
  /**
   * Returns the progress as a string of at most `most` characters for resuming later, or undefined if `most` is too
   * small (100 is always enough).
   */
  bookmark(most: number): string | undefined {
    return writeBookmark(this.#written, this.progress, most);
  }
  /** Current step, with different cards if it is a repetition. Undefined at the end. */
  get step(): Step | undefined {
    return this.#step;
  }
  /** Table of the current step. Undefined if it has none. */
  get exercise(): Exercise | undefined {
    return this.#exercise;
  }
  /** Question of the current step, or undefined if it has none. */
  get question(): Question | undefined {
    return this.#turn?.question;
  }
  get picks(): Picks {
    return this.#picks;
  }
  /** Verdict on the last answer. Undefined before the first answer, and after the choice changes. */
  get verdict(): Verdict | undefined {
    return this.#verdict;
  }
  /** Whether the reader may continue: the answer was right, or there is no question. */
  get mayGoOn(): boolean {
    return this.#isRight || this.#turn === undefined;
  }
  get isRight(): boolean {
    return this.#isRight;
  }
  get isOver(): boolean {
    return isOver(this.progress);
  }
  /** Number of the hint that is shown: 0 for none, 1 for where to look, 2 for the rule, 3 for the answer. */
  get hint(): number {
    return this.#hint;
  }
  /** Help to offer before the reader asks for it, or undefined if there is none. */
  get offers(): 'hint' | 'solution' | undefined {
    const {misses} = this.#progress;
    return misses >= MISSES.solution ? 'solution' : misses >= MISSES.hint ? 'hint' : undefined;
  }
  /** Legal but wrong move in the last answer, if it leads to a trick or capture that can be shown. */
  get tried(): Move | undefined {
    return this.#tried;
  }
  /** Faulty steps that were skipped, with their problems. */
  get broken(): readonly {readonly step: string; readonly problem: Problem}[] {
    return this.#broken;
  }

  /**
   * Toggles a card in the hand. With `only`, it replaces the previous choice, for example after a wrong move to which
   * no card can be added.
   */
  pickCard(card: Card, only: boolean): void {
    const {cards} = this.#picks;
    const isFull = this.#verdict !== undefined && this.#exercise !== undefined && isWhole(cards, this.#exercise);
    this.#pick({...this.#picks, cards: withCard(cards, card, only || isFull)});
  }

  /** Toggles a card on the table. */
  pickTable(card: Card): void {
    this.#pick({...this.#picks, table: toggled(this.#picks.table, card)});
  }

  /** Chooses an item in a list, replacing the previous choice. */
  pickChoice(choice: string): void {
    this.#pick({...this.#picks, choice});
  }
  /** Toggles a seat. */
  pickSeat(seat: Seat): void {
    this.#pick({...this.#picks, seats: toggled(this.#picks.seats, seat)});
  }
  /** Appends an item to the order so far, or removes it. */
  pickNext(value: string): void {
    this.#pick({...this.#picks, order: toggled(this.#picks.order, value)});
  }

  /** Chooses a suit, replacing the previous choice. */
  pickSuit(suit: Suit): void {
    this.#pick({...this.#picks, suit});
  }
  /** Chooses a seat, a side or nobody, replacing the previous choice. */
  pickWho(who: Prediction): void {
    this.#pick({...this.#picks, who});
  }
  /** Sets the number. `undefined` means that the input isn't a number. */
  pickNumber(number: number | undefined): void {
    const {number: _old, ...rest} = this.#picks;
    this.#pick({...rest, ...(number !== undefined && {number})});
  }

  #pick(picks: Picks): void {
    if (this.#isRight) return;
    this.#picks = picks;
    this.#verdict = undefined;
    this.#tried = undefined;
  }

  /**
   * Converts the choice to an answer. Returns undefined if the choice is incomplete. `type` is the type of move, if
   * several are possible.
   */
  answerFor(type?: string): ReaderAnswer | undefined {
    return this.question && answerFrom(this.#picks, this.question, type);
  }

  /** Submits the choice. Returns undefined if it is incomplete, or if the question has already been answered. */
  answer(type?: string): Answered | undefined {
    const {question} = this;
    const given = this.answerFor(type);
    if (!question || !given || this.#isRight) return undefined;
    const attempt = this.#progress.misses + 1;
    const verdict = withoutGifts(question.judge(given), attempt);
    const continued = verdict.right && given.kind === 'play' ? this.#goOn(given.move) : undefined;
    if (continued) return {verdict, refusal: undefined, attempt, continued};
    this.#verdict = verdict;
    this.#isRight = verdict.right;
    if (!verdict.right) {
      this.#progress = missed(this.#progress);
      const isLegal = verdict.faults.every(({reason}) => reason.type !== 'refused');
      this.#tried = given.kind === 'play' && isLegal && hasEnd(question, given.move) ? given.move : undefined;
    } else this.#hint = 0;
    const refused = verdict.faults.map(({reason}) => reason).find((reason) => reason.type === 'refused');
    return {verdict, refusal: refused?.rule, attempt};
  }

  /**
   * After a right move, goes to the reader's next turn in the same step and returns the events. Returns undefined if
   * that was the last turn.
   */
  #goOn(move: Move): readonly Fact[] | undefined {
    const [step, turn] = [this.step, this.#turn];
    const next = step && turn && turnAfter(step, turn, move);
    if (!turn || !next?.ok) return undefined;
    this.#take(next.value);
    this.#picks = NO_PICKS;
    this.#hint = 0;
    this.#verdict = undefined;
    return next.value.exercise.shown.slice(turn.exercise.shown.length);
  }

  #take(turn: Turn): void {
    this.#turn = turn;
    this.#exercise = turn.exercise;
  }

  /** Returns the events that would follow the move that was tried, or an empty list if no such move was tried. */
  consequence(): readonly Fact[] {
    return this.question && this.#tried ? this.question.consequence(this.#tried) : [];
  }

  /** Clears the choice, for example after its consequences were shown. */
  putBack(): void {
    this.#pick(NO_PICKS);
  }

  /** Takes the next hint or, with `answer`, the last one. Returns its number. */
  takeHint(answer = false): number {
    if (!this.question || this.#isRight) return this.#hint;
    const next = answer ? 3 : Math.min(3, this.#hint + 1);
    if (next > this.#hint) this.#progress = hinted(this.#progress);
    this.#hint = next;
    // The hint replaces the verdict, so clear the choice. Otherwise, wrong cards would look as if they were still
    // chosen.
    const isWrong = this.#verdict && (this.step?.kind === 'play' || this.step?.kind === 'choose');
    this.#pick(isWrong ? NO_PICKS : this.#picks);
    return next;
  }

  /** Whether the question's worked example was skipped and can still be shown before it. */
  get mayWatchFirst(): boolean {
    return !this.#isRight && mayWatchFirst(this.#progress);
  }

  /** Goes to the question's worked example. The question comes after it. */
  watchFirst(): void {
    if (!this.mayWatchFirst) return;
    this.#progress = watchFirst(this.#progress);
    this.#arrive();
  }

  /**
   * Goes to a step without changing the progress. A question that was answered earlier is shown with its answer. Returns
   * false if the lesson doesn't have the step.
   */
  visit(id: string): boolean {
    if (id === this.progress.at) {
      this.resume();
      return true;
    }
    if (!this.#steps.some((step) => step.id === id)) return false;
    this.#left ??= {
      progress: this.#progress,
      step: this.#step,
      exercise: this.#exercise,
      turn: this.#turn,
      picks: this.#picks,
      verdict: this.#verdict,
      isRight: this.#isRight,
      hint: this.#hint,
      tried: this.#tried,
    };
    const {example: _example, ...progress} = this.#left.progress;
    this.#progress = {...progress, at: id, misses: 0, hints: 0, returns: [], again: false};
    this.#arrive();
    const outcome = progress.outcomes[id];
    if (this.#turn && (outcome === 'right' || outcome === 'late')) {
      this.#isRight = this.#isReviewed = true;
      this.#picks = rightPicks(this.#turn.question);
    }
    return true;
  }

  /** Asks the question of the step that the reader has gone back to again. */
  redo(): void {
    if (!this.#isReviewed) return;
    this.#arrive();
  }

  /** Returns from an earlier step to the current one, as the reader left it. */
  resume(): void {
    const left = this.#left;
    if (!left) return;
    this.#left = undefined;
    this.#isReviewed = false;
    this.#progress = left.progress;
    this.#step = left.step;
    this.#exercise = left.exercise;
    this.#turn = left.turn;
    this.#picks = left.picks;
    this.#verdict = left.verdict;
    this.#isRight = left.isRight;
    this.#hint = left.hint;
    this.#tried = left.tried;
  }

  /** Goes to the next step. Returns false while the question is unanswered. */
  next(): boolean {
    if (!this.mayGoOn) return false;
    if (this.#left && this.place !== undefined) {
      const after = stepAfter(this.#steps, this.#left.progress, this.place);
      if (after === undefined) this.resume();
      else this.visit(after);
      return true;
    }
    this.#progress = advance(this.#steps, this.#progress, this.#today);
    this.#arrive();
    return true;
  }

  /** Restarts the lesson and forgets all answers. */
  startOver(): void {
    this.#left = undefined;
    this.#progress = resume(this.#steps, undefined);
    this.#arrive();
  }

  /** Sets up the current step. A faulty one is skipped permanently. */
  #arrive(): void {
    for (;;) {
      this.#picks = NO_PICKS;
      this.#verdict = undefined;
      this.#isRight = this.#isReviewed = false;
      this.#hint = 0;
      this.#tried = undefined;
      this.#exercise = undefined;
      this.#turn = undefined;
      const written = this.#steps.find(({id}) => id === this.#progress.at);
      const step = written && stepNow(written, this.#steps, this.#progress, this.#lessonGame, this.#options);
      this.#step = step;
      if (!step || !written) return;
      const problem = this.#setUp(step);
      if (!problem) return;
      this.#broken.push({step: step.id, problem});
      const {id} = step;
      const place = this.#steps.indexOf(written);
      this.#steps = this.#steps.filter((one) => one !== written);
      // Continue with the next step, as if the faulty one didn't exist.
      const next = this.#steps.slice(place).find((one) => this.#progress.outcomes[one.id] === undefined);
      const {at: _at, ...rest} = this.#progress;
      this.#progress = {...rest, ...(next && {at: next.id}), misses: 0, hints: 0, again: false};
      this.#progress = {...this.#progress, returns: this.#progress.returns.filter((one) => one.step !== id)};
      if (this.#progress.example === id) this.#progress = withoutExample(this.#progress);
    }
  }

  #setUp(step: Step): Problem | undefined {
    if (!KINDS.includes(step.kind))
      return {code: 'lesson.kind', path: 'kind', message: `The kind must be one of: ${KINDS.join(', ')}.`};
    if (asks(step.kind)) {
      const turn = firstTurn(step, this.#lessonGame, this.#options);
      if (turn.ok) this.#take(turn.value);
      return turn.ok ? undefined : turn.problem;
    }
    const exercise = setUp(step, this.#lessonGame, this.#options);
    if (exercise?.ok === false) return exercise.problem;
    this.#exercise = exercise?.value;
    return undefined;
  }
}

const withoutExample = ({example: _example, ...rest}: Progress): Progress => rest;

/** True if a move leads to a trick or a capture that can be shown. */
const hasEnd = ({consequence}: Question, move: Move): boolean =>
  consequence(move).some(({type}) => type === 'taken' || type === 'built' || type === 'scored');
