import type {Card, Fact, Move, Options, Problem, Suit} from '@cartavola/engine';
import {advance, hinted, isOver, missed, MISSES, resume, type Progress} from './course.js';
import {setUp} from './exercise.js';
import type {Exercise} from './lesson-game.js';
import {ask, type Question} from './judge.js';
import type {LessonGame} from './lesson-game.js';
import {picksMove} from './picked-move.js';
import {asks, KINDS, type Step} from './step.js';
import type {Response, Verdict, Who} from './verdict.js';

/** Choice that the reader has made and not answered with yet. */
export interface Picks {
  readonly cards: readonly Card[];
  /** Of those that lie on the table. */
  readonly table: readonly Card[];
  readonly suit?: Suit;
  readonly who?: Who;
  readonly number?: number;
}

const NO_PICKS: Picks = {cards: [], table: []};

/** Reaction to an answer. */
export interface Answered {
  readonly verdict: Verdict;
  /** The first rule that was broken, where one was. */
  readonly refusal: string | undefined;
  /** Which attempt at this question it was, from 1. */
  readonly attempt: number;
}

/** A reader at a lesson: the step at hand, what was chosen, answered and hinted there, and where it goes on. No element, no clock. */
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

  /** `kept`: what `progress` was once; anything else begins anew. */
  constructor(steps: readonly Step[], lessonGame: LessonGame, options: Options, kept?: unknown) {
    this.#steps = steps;
    this.#lessonGame = lessonGame;
    this.#options = options;
    this.#progress = resume(steps, kept);
    this.#arrive();
  }

  /** The game whose lesson it is. */
  get source(): LessonGame {
    return this.#lessonGame;
  }
  get steps(): readonly Step[] {
    return this.#steps;
  }
  get progress(): Progress {
    return this.#progress;
  }
  /** The step at hand; undefined at the end. */
  get step(): Step | undefined {
    return this.#steps.find(({id}) => id === this.#progress.at);
  }
  /** Its table; undefined where it shows none. */
  get exercise(): Exercise | undefined {
    return this.#exercise;
  }
  /** Undefined where it asks nothing. */
  get question(): Question | undefined {
    return this.#question;
  }
  get picks(): Picks {
    return this.#picks;
  }
  /** Verdict on the last answer; undefined before, and as soon as something else is chosen. */
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
  /** The legal move that was not right, whose consequence can be seen. */
  get tried(): Move | undefined {
    return this.#tried;
  }
  /** The steps that had to be passed over, and why. */
  get broken(): readonly {readonly step: string; readonly problem: Problem}[] {
    return this.#broken;
  }

  /** Chooses a card of the hand, or takes it back; `only`: it takes the place of what was chosen. */
  pickCard(card: Card, only: boolean): void {
    const {cards} = this.#picks;
    const without = cards.filter((one) => one !== card);
    const taken = without.length < cards.length;
    this.#pick({...this.#picks, cards: taken ? without : only ? [card] : [...cards, card]});
  }

  /** Chooses a card of the table, or takes it back. */
  pickTable(card: Card): void {
    const {table} = this.#picks;
    const without = table.filter((one) => one !== card);
    this.#pick({...this.#picks, table: without.length < table.length ? without : [...table, card]});
  }

  /** Chooses a suit, in place of the one before. */
  pickSuit(suit: Suit): void {
    this.#pick({...this.#picks, suit});
  }
  /** Chooses a seat or a side, or nobody, in place of the one before. */
  pickWho(who: Who): void {
    this.#pick({...this.#picks, who});
  }
  /** `undefined`: what was written is no number. */
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

  /** Returns the answer that the reader's choice makes; undefined while it is no answer. `type`: of the move, where there are several. */
  responseFor(type?: string): Response | undefined {
    const {kind} = this.step ?? {};
    const {cards, who, number} = this.#picks;
    if (kind === 'choose') return cards.length > 0 ? {kind, cards} : undefined;
    if (kind === 'predict') return who && {kind, who};
    if (kind === 'count') return number === undefined ? undefined : {kind, number};
    if (kind !== 'play' || !this.#exercise) return undefined;
    const move = picksMove(this.#exercise, this.#picks, type);
    return move && {kind, move};
  }

  /** Answers with what was chosen; undefined where that is no answer, or the question is answered already. */
  answer(type?: string): Answered | undefined {
    const question = this.#question;
    const response = this.responseFor(type);
    if (!question || !response || this.#isRight) return undefined;
    const verdict = question.judge(response);
    const attempt = this.#progress.misses + 1;
    this.#verdict = verdict;
    this.#isRight = verdict.right;
    if (!verdict.right) {
      this.#progress = missed(this.#progress);
      const isLegal = verdict.faults.every(({reason}) => reason.type !== 'refused');
      this.#tried = response.kind === 'play' && isLegal ? response.move : undefined;
    } else this.#hint = 0;
    const refused = verdict.faults.map(({reason}) => reason).find((reason) => reason.type === 'refused');
    return {verdict, refusal: refused?.rule, attempt};
  }

  /** Returns the facts that would follow the move that was tried; none where no move was. */
  consequence(): readonly Fact[] {
    return this.#question && this.#tried ? this.#question.consequence(this.#tried) : [];
  }

  /** Takes the next hint, or with `answer` the last; which one it is then. */
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

  /** Goes on to the next step; false where the question is still open. */
  next(): boolean {
    if (!this.mayGoOn) return false;
    this.#progress = advance(this.#steps, this.#progress);
    this.#arrive();
    return true;
  }

  /** Begins the lesson again and forgets all answers. */
  startOver(): void {
    this.#progress = resume(this.#steps, undefined);
    this.#arrive();
  }

  /** Sets up the step at hand; one that cannot be is passed over and never comes again. */
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
