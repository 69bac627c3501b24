import type {Card, Fact, Move} from '@cartavola/engine';
import {setUp} from '../exercise.js';
import {ownCards} from '../goals.js';
import type {Exercise, LessonGame} from '../lesson-game.js';
import {moveText} from '../move-text.js';
import type {Picks} from '../no-picks.js';
import type {LessonState} from '../opening.js';
import type {Progress} from '../progress.js';
import type {Question} from '../question.js';
import {Sitting} from '../sitting.js';
import type {Step} from '../step.js';
import type {Prediction, ReaderAnswer, Verdict} from '../verdict.js';
import {needsSolver, puzzleLesson, type PuzzleState, type SecuredMove} from './ask-puzzle.js';
import {MOST_HINTS, type Puzzle} from './puzzle.js';
import {puzzleStep, type PuzzleStepTexts} from './puzzle-step.js';

/**
 * Result of a move: it is against the rules, it is wrong, or it is right and the puzzle continues, waits for the others,
 * or is solved.
 */
export type PuzzleStepped = 'refused' | 'failed' | 'stepped' | 'waiting' | 'solved';

/** Response to the reader's move. */
export interface PuzzleAnswered {
  readonly came: PuzzleStepped;
  /** Events since the move. Empty if it was wrong, or if the others haven't played yet. */
  readonly facts: readonly Fact[];
}

/** The others' replies, which are the best defence. */
export interface PuzzleDefence {
  /** Their moves, in lesson notation. */
  readonly replies: string;
  /** The exact solver's results for the reader's next moves. Empty if the deal is over. */
  readonly secured: readonly SecuredMove[];
}

/** State of a reader's puzzle, turn by turn. Doesn't use the DOM or a clock. Moves are judged like those in lessons. */
export class PuzzleSitting implements LessonState {
  readonly puzzle: Puzzle;
  readonly mayWatchFirst = false;
  readonly offers = undefined;
  readonly broken = [];
  readonly #game: LessonGame;
  readonly #texts: PuzzleStepTexts;
  readonly #first: PuzzleState;
  #sitting!: Sitting;
  #made = '';
  #moves: string[] = [];
  /** Number of right moves in `#moves`. */
  #rights = 0;
  #misses = 0;
  #hint = 0;
  #hints = 0;
  /** True if a hint is shown instead of the verdict. */
  #isHinting = false;
  #isWaiting = false;
  #isSolved = false;
  #isShown = false;
  /** The exact solver's results for the moves that the reader can make now. */
  #secured: readonly SecuredMove[] = [];
  #points: number | undefined;

  /** Starts a puzzle that `askPuzzle` accepts, given the exact solver's results for it. */
  constructor(puzzle: Puzzle, game: LessonGame, texts: PuzzleStepTexts, first: PuzzleState = {}) {
    this.puzzle = puzzle;
    this.#game = game;
    this.#texts = texts;
    this.#first = first;
    this.again();
  }

  /** The `Sitting` for the current turn. */
  get turn(): Sitting {
    return this.#sitting;
  }
  /** The reader's moves so far, in lesson notation without the seat. The last one may be wrong. */
  get moves(): readonly string[] {
    return this.#moves;
  }
  /** Number of tries, from 1: the number of wrong moves plus one. */
  get attempts(): number {
    return this.#misses + 1;
  }
  /** Number of hints taken. */
  get hints(): number {
    return this.#hints;
  }
  /** Whether the reader has solved the puzzle or seen the whole solution. */
  get isOver(): boolean {
    return this.#isSolved;
  }
  /** True if the solution was shown. */
  get isShown(): boolean {
    return this.#isShown;
  }
  /** True until the others have replied. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }
  /** Moves made since the position, in lesson notation. */
  get made(): string {
    return this.#made;
  }
  get hint(): number {
    return this.#hint;
  }
  get isRight(): boolean {
    return this.#isSolved || this.#isWaiting;
  }
  get mayGoOn(): boolean {
    return this.#isSolved;
  }
  get verdict(): Verdict | undefined {
    return this.#isHinting || this.isRight ? undefined : this.#sitting.verdict;
  }
  get tried(): Move | undefined {
    return this.#isHinting ? undefined : this.#sitting.tried;
  }
  get picks(): Picks {
    return this.#sitting.picks;
  }
  get exercise(): Exercise | undefined {
    return this.#sitting.exercise;
  }
  get question(): Question | undefined {
    return this.#sitting.question;
  }
  get progress(): Progress {
    return this.#sitting.progress;
  }
  get source(): LessonGame {
    return this.#game;
  }
  get step(): Step | undefined {
    return this.#sitting.step;
  }
  get steps(): readonly Step[] {
    return this.#sitting.steps;
  }
  /** Cards that the current hint highlights: those on the table, or those in the hand that belong to a right move. */
  get pointed(): readonly Card[] {
    const {exercise, question} = this;
    if (!exercise || !question || this.isRight) return [];
    const [right] = question.right;
    if (this.#hint === MOST_HINTS) return right ? ownCards(right) : [];
    if (this.#hint !== 1) return [];
    const {trick, table = []} = exercise.lessonGame.board(exercise.view);
    return trick.length > 0 ? trick.flatMap(({cards}) => cards) : table;
  }

  /**
   * Points that the reader's side gains from the puzzle's position on, after the right moves so far and if everybody
   * plays their best. Undefined before the first right move, and for goals that aren't a minimum number of points.
   */
  get points(): number | undefined {
    return this.#points;
  }

  answerFor(type?: string): ReaderAnswer | undefined {
    return this.#sitting.answerFor(type);
  }
  pickWho(who: Prediction): void {
    this.#sitting.pickWho(who);
  }

  /** Changes the choice. */
  change(how: (sitting: Sitting) => void): void {
    if (this.isRight) return;
    this.#isHinting = false;
    how(this.#sitting);
  }

  /** Submits the choice. Returns undefined if it is incomplete, or if there is no question. */
  answer(type?: string): PuzzleAnswered | undefined {
    const sitting = this.#sitting;
    const {question} = sitting;
    const given = sitting.answerFor(type);
    if (this.isRight || given?.kind !== 'play' || !question) return undefined;
    const answered = sitting.answer(type);
    if (!answered) return undefined;
    this.#isHinting = false;
    const text = moveText(question.exercise.seat, given.move);
    // A move against the rules isn't an attempt.
    if (answered.verdict.faults.some(({reason}) => reason.type === 'refused')) return {came: 'refused', facts: []};
    if (!answered.verdict.right) {
      this.#misses++;
      this.#moves = [...this.#moves.slice(0, this.#rights), withoutSeat(text)];
      return {came: 'failed', facts: []};
    }
    this.#moves = [...this.#moves.slice(0, this.#rights++), withoutSeat(text)];
    this.#points = this.#secured.find(({move}) => moveText(question.exercise.seat, move) === text)?.points;
    this.#hint = 0;
    this.#made = `${this.#made} ${text}`.trim();
    if (answered.continued) return {came: 'stepped', facts: answered.continued};
    if (needsSolver(this.puzzle)) {
      this.#isWaiting = true;
      return {came: 'waiting', facts: []};
    }
    this.#isSolved = true;
    return {came: 'solved', facts: question.consequence(given.move)};
  }

  /** Continues after the others have replied. */
  goOn({replies, secured}: PuzzleDefence): PuzzleAnswered {
    if (!this.#isWaiting) return {came: 'stepped', facts: []};
    this.#isWaiting = false;
    const before = this.exercise!.shown.length;
    this.#made = `${this.#made} ${replies}`.trim();
    if (secured.length === 0) {
      this.#isSolved = true;
      const over = setUp(this.#stepNow(), puzzleLesson(this.puzzle, this.#game), this.puzzle.options);
      return {came: 'solved', facts: over?.ok ? over.value.shown.slice(before) : []};
    }
    this.#sit(secured);
    return {came: 'stepped', facts: this.exercise!.shown.slice(before)};
  }

  /** Makes a right move for a reader who asks for the solution. */
  showMove(): PuzzleAnswered | undefined {
    const [right] = this.question?.right ?? [];
    if (!right || this.isRight) return undefined;
    this.#isShown = true;
    const sitting = this.#sitting;
    sitting.putBack();
    for (const card of ownCards(right)) sitting.pickCard(card, false);
    for (const card of right.takes ?? []) sitting.pickTable(card);
    if (right.suit !== undefined) sitting.pickSuit(right.suit);
    return this.answer(right.type);
  }

  /** Takes the next hint. Returns its number. */
  takeHint(): number {
    if (this.isRight || this.#hint >= MOST_HINTS) return this.#hint;
    if (this.verdict) this.putBack();
    this.#isHinting = true;
    this.#hints++;
    return ++this.#hint;
  }

  /** Clears the choice, for example after its consequences were shown. */
  putBack(): void {
    this.#sitting.putBack();
  }

  /** Begins the puzzle again. */
  again(): void {
    this.#made = this.#first.made ?? '';
    this.#moves = [];
    this.#rights = 0;
    this.#misses = 0;
    this.#hint = 0;
    this.#hints = 0;
    this.#isHinting = this.#isWaiting = this.#isSolved = this.#isShown = false;
    this.#points = undefined;
    this.#sit(this.#first.secured ?? []);
  }

  #stepNow(): Step {
    return puzzleStep(this.puzzle, this.#game.game, this.#texts, this.#made);
  }

  #sit(secured: readonly SecuredMove[]): void {
    this.#secured = secured;
    const game = puzzleLesson(this.puzzle, this.#game, secured);
    this.#sitting = new Sitting([this.#stepNow()], game, this.puzzle.options);
  }
}

const withoutSeat = (text: string): string => text.replace(/^\d:/, '');
