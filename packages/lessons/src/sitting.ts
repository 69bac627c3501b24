import type {Card, Fact, Move, Options, Problem, Suit} from '@cartavola/engine';
import {advance, hinted, isOver, missed, MISSES, resume, type Progress} from './course.js';
import {setUp} from './exercise.js';
import type {Exercise} from './lesson-game.js';
import {ask, type Question} from './judge.js';
import type {LessonGame} from './lesson-game.js';
import {picksMove} from './picked-move.js';
import {asks, KINDS, type Step} from './step.js';
import type {Prediction, ReaderAnswer, Verdict} from './verdict.js';

/** Current choice of the reader, before it is submitted. */
export interface Picks {
  readonly cards: readonly Card[];
  /** Chosen cards of the table. */
  readonly table: readonly Card[];
  readonly suit?: Suit;
  readonly who?: Prediction;
  readonly number?: number;
}

const NO_PICKS: Picks = {cards: [], table: []};

/** Reaction to an answer. */
export interface Answered {
  readonly verdict: Verdict;
  /** First rule that was broken, if any. */
  readonly refusal: string | undefined;
  /** Number of the attempt at this question, from 1. */
  readonly attempt: number;
}

/** State of a reader's lesson: the current step, choices, answers and hints, and the order of steps. Without DOM and clock. */
export class Sitting {
  readonly #lessonGame: LessonGame;
  readonly #options: Options;
  #steps: readonly Step[];
  #progress: Progress;
  #exercise: Exercise | undefined;
  #question: Question | undefined;
  #picks: Picks = NO_PICKS;
  #verdict: Verdict | undefined;
  #isRight = false;
  #hint = 0;
  #tried: Move | undefined;
  readonly #broken: {readonly step: string; readonly problem: Problem}[] = [];

  /** Takes earlier `progress` as `kept`; anything else begins anew. */
  constructor(steps: readonly Step[], lessonGame: LessonGame, options: Options, kept?: unknown) {
    this.#steps = steps;
    this.#lessonGame = lessonGame;
    this.#options = options;
    this.#progress = resume(steps, kept);
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
    return this.#progress;
  }
  /** Current step; undefined at the end. */
  get step(): Step | undefined {
    return this.#steps.find(({id}) => id === this.#progress.at);
  }
  /** Table of the current step; undefined if it has none. */
  get exercise(): Exercise | undefined {
    return this.#exercise;
  }
  /** Question of the current step; undefined if it asks nothing. */
  get question(): Question | undefined {
    return this.#question;
  }
  get picks(): Picks {
    return this.#picks;
  }
  /** Verdict on the last answer; undefined before it, and after the choice changes. */
  get verdict(): Verdict | undefined {
    return this.#verdict;
  }
  /** True if the reader may go on: the answer was right, or nothing is asked. */
  get mayGoOn(): boolean {
    return this.#isRight || this.#question === undefined;
  }
  get isRight(): boolean {
    return this.#isRight;
  }
  get isOver(): boolean {
    return isOver(this.#progress);
  }
  /** Number of the hint that is shown: 0 none, 1 where to look, 2 the rule, 3 the answer. */
  get hint(): number {
    return this.#hint;
  }
  /** Help that is offered without being asked for; undefined if none is. */
  get offers(): 'hint' | 'solution' | undefined {
    const {misses} = this.#progress;
    return misses >= MISSES.solution ? 'solution' : misses >= MISSES.hint ? 'hint' : undefined;
  }
  /** Legal but wrong move of the last answer, whose consequence can be shown. */
  get tried(): Move | undefined {
    return this.#tried;
  }
  /** Steps that were skipped as faulty, and their problems. */
  get broken(): readonly {readonly step: string; readonly problem: Problem}[] {
    return this.#broken;
  }

  /** Toggles a card of the hand; `only`: it replaces the earlier choice. */
  pickCard(card: Card, only: boolean): void {
    const {cards} = this.#picks;
    const without = cards.filter((one) => one !== card);
    const taken = without.length < cards.length;
    this.#pick({...this.#picks, cards: taken ? without : only ? [card] : [...cards, card]});
  }

  /** Toggles a card of the table. */
  pickTable(card: Card): void {
    const {table} = this.#picks;
    const without = table.filter((one) => one !== card);
    this.#pick({...this.#picks, table: without.length < table.length ? without : [...table, card]});
  }

  /** Chooses a suit, replacing the one before. */
  pickSuit(suit: Suit): void {
    this.#pick({...this.#picks, suit});
  }
  /** Chooses a seat, a side or nobody, replacing the one before. */
  pickWho(who: Prediction): void {
    this.#pick({...this.#picks, who});
  }
  /** Sets the number; `undefined`: the input is no number. */
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

  /** Returns the answer that the choice makes; undefined if incomplete. `type`: of the move, if several are possible. */
  answerFor(type?: string): ReaderAnswer | undefined {
    const {kind} = this.step ?? {};
    const {cards, who, number} = this.#picks;
    if (kind === 'choose') return cards.length > 0 ? {kind, cards} : undefined;
    if (kind === 'predict') return who && {kind, who};
    if (kind === 'count') return number === undefined ? undefined : {kind, number};
    if (kind !== 'play' || !this.#exercise) return undefined;
    const move = picksMove(this.#exercise, this.#picks, type);
    return move && {kind, move};
  }

  /** Submits the choice; undefined if it is incomplete, or the question is answered already. */
  answer(type?: string): Answered | undefined {
    const question = this.#question;
    const given = this.answerFor(type);
    if (!question || !given || this.#isRight) return undefined;
    const verdict = question.judge(given);
    const attempt = this.#progress.misses + 1;
    this.#verdict = verdict;
    this.#isRight = verdict.right;
    if (!verdict.right) {
      this.#progress = missed(this.#progress);
      const isLegal = verdict.faults.every(({reason}) => reason.type !== 'refused');
      this.#tried = given.kind === 'play' && isLegal ? given.move : undefined;
    } else this.#hint = 0;
    const refused = verdict.faults.map(({reason}) => reason).find((reason) => reason.type === 'refused');
    return {verdict, refusal: refused?.rule, attempt};
  }

  /** Returns the events that would follow the move tried; empty if there is none. */
  consequence(): readonly Fact[] {
    return this.#question && this.#tried ? this.#question.consequence(this.#tried) : [];
  }

  /** Takes the next hint, or with `answer` the last; returns its number. */
  takeHint(answer = false): number {
    if (!this.#question || this.#isRight) return this.#hint;
    const next = answer ? 3 : Math.min(3, this.#hint + 1);
    if (next > this.#hint) this.#progress = hinted(this.#progress);
    this.#hint = next;
    // The hint stands where the verdict stood.
    this.#verdict = undefined;
    this.#tried = undefined;
    return next;
  }

  /** Goes to the next step; false while the question is open. */
  next(): boolean {
    if (!this.mayGoOn) return false;
    this.#progress = advance(this.#steps, this.#progress);
    this.#arrive();
    return true;
  }

  /** Restarts the lesson and forgets all answers. */
  startOver(): void {
    this.#progress = resume(this.#steps, undefined);
    this.#arrive();
  }

  /** Sets up the current step; a faulty one is skipped for good. */
  #arrive(): void {
    for (;;) {
      this.#picks = NO_PICKS;
      this.#verdict = undefined;
      this.#isRight = false;
      this.#hint = 0;
      this.#tried = undefined;
      this.#exercise = undefined;
      this.#question = undefined;
      const {step} = this;
      if (!step) return;
      const problem = this.#setUp(step);
      if (!problem) return;
      this.#broken.push({step: step.id, problem});
      const {id} = step;
      const place = this.#steps.indexOf(step);
      this.#steps = this.#steps.filter((one) => one !== step);
      // As if the step had never been: what stands after it is next.
      const next = this.#steps.slice(place).find((one) => this.#progress.outcomes[one.id] === undefined);
      const {at: _at, ...rest} = this.#progress;
      this.#progress = {...rest, ...(next && {at: next.id}), misses: 0, hints: 0, again: false};
      this.#progress = {...this.#progress, returns: this.#progress.returns.filter(({skill}) => skill !== step.skill)};
      if (this.#progress.held === id) this.#progress = withoutHeld(this.#progress);
    }
  }

  #setUp(step: Step): Problem | undefined {
    if (!KINDS.includes(step.kind))
      return {code: 'lesson.kind', path: 'kind', message: `A kind is one of: ${KINDS.join(', ')}.`};
    const exercise = setUp(step, this.#lessonGame, this.#options);
    if (!exercise) {
      return asks(step.kind)
        ? {code: 'lesson.position', path: 'position', message: 'A question needs a position.'}
        : undefined;
    }
    if (!exercise.ok) return exercise.problem;
    this.#exercise = exercise.value;
    if (!asks(step.kind)) return undefined;
    const question = ask(exercise.value);
    if (!question.ok) return question.problem;
    this.#question = question.value;
    return undefined;
  }
}

const withoutHeld = ({held: _held, ...rest}: Progress): Progress => rest;
