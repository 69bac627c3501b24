import {UNKNOWN, type Card, type Move, type Problem, type Result} from '@cartavola/engine';
import {
  cardsAsked,
  isOneTap,
  needsSolver,
  type Board,
  type Exercise,
  type Heap,
  type Puzzle,
  type PuzzleAnswered,
  type PuzzleDefence,
  type Question,
  type Sitting,
} from '@cartavola/lessons';
import type {LitElement} from 'lit';
import {now} from '../base/clock.js';
import type {OpenLesson} from '../question/open-lesson.js';
import {Playback} from '../question/playback.js';
import {boardAt} from '../question/shown-board.js';
import type {RestTemplates, ShownLesson} from '../question/shown-lesson.js';
import type {OpenBook} from '../question/open-book.js';
import {PuzzleFailedEvent, PuzzleSolvedEvent, PuzzleSteppedEvent, type PuzzleDone} from './events.js';
import type {Explained, Made} from './explain/explain.js';
import type {TryResult} from './kept-results.js';
import type {OpenPuzzle} from './open-puzzle.js';
import {PuzzleLook} from './puzzle-look.js';
import {puzzleTemplates} from './puzzle-feedback.js';
import type {RestCode} from '../question/shown-lesson.js';
import type {PuzzleWords} from '@cartavola/words';

interface PuzzleHost extends LitElement {
  /** Records the result of a try. */
  note(puzzle: Puzzle, result: TryResult, done: PuzzleDone): void;
  /** Asks the exact solver for the other players' replies to the moves so far. */
  defend(page: PuzzlePage): Promise<Result<PuzzleDefence>>;
  /** Explains an answer. Resolves to undefined if there is no explanation. */
  explain(made: Made): Promise<Explained | undefined>;
  /** Shows the problem with a puzzle that can't continue, and fires an event. */
  fail(problem: Problem): void;
}

/** Question at one turn of a puzzle. */
interface Asked {
  readonly exercise: Exercise;
  readonly question: Question;
  /** Moves made since the position, in lesson notation. */
  readonly made: string;
}

/** The reader's answer to it. */
interface Answer extends Asked {
  readonly move: Move;
}

const nothingToDo = (): void => undefined;

const heapName = ({means, seat, side}: Heap): string => `${means} ${seat} ${side}`;

/** Puzzle view: passes the reader's actions to the sitting, and renders its state. */
export class PuzzlePage implements ShownLesson {
  readonly open: OpenPuzzle;
  readonly words: PuzzleWords;
  readonly rest: RestTemplates | undefined;
  readonly playback: Playback;
  readonly isLacking = false;
  readonly deal = undefined;
  readonly sheet = undefined;
  readonly #host: PuzzleHost;
  readonly #look: PuzzleLook;
  #isTrying = false;
  #began = 0;
  #isArriving = true;
  #isReturning: boolean;
  /** Exercise whose solution is being shown, if any. */
  #shownFrom: OpenPuzzle['sitting']['exercise'];
  #isClosed = false;
  #explained: Explained | undefined;
  /** Counter that increases with each request and each change, so that outdated explanations are dropped. */
  #asks = 0;

  /** `isReturning` is true if the reader navigated to this puzzle. */
  constructor(
    host: PuzzleHost,
    open: OpenPuzzle,
    words: PuzzleWords,
    rest: RestCode | undefined,
    isReturning: boolean,
  ) {
    this.#host = host;
    this.open = open;
    this.words = words;
    this.rest = puzzleTemplates(rest, this);
    this.#look = new PuzzleLook(host.renderRoot as ShadowRoot);
    if (rest) this.#look.motion = new rest.Motion(host.renderRoot as ShadowRoot);
    this.playback = new Playback(() => host.requestUpdate());
    this.#isReturning = isReturning;
    this.#began = now();
  }

  get book(): OpenBook {
    return this.open.book;
  }
  get lesson(): OpenLesson {
    return this.open.lesson;
  }
  get sitting(): OpenPuzzle['sitting'] {
    return this.open.sitting;
  }
  get isTrying(): boolean {
    return this.#isTrying;
  }
  get pointed(): readonly Card[] {
    return this.sitting.pointed;
  }
  get board(): Board | undefined {
    const exercise = this.#shownFrom ?? this.sitting.exercise;
    if (!exercise) return undefined;
    const board = boardAt(exercise, this.playback.shown);
    const asked = boardAt(exercise, []).heaps;
    // Leave out heaps that only appear while moves are shown, because they would change the layout.
    const isThere = (heap: Heap): boolean =>
      asked.some((one) => heapName(one) === heapName(heap) && one.cards.length > 0);
    // The reader's own pile is nearest to their hand.
    const isOwn = ({seat, side}: Heap): boolean => seat === board.viewer || side === board.viewer % 2;
    const heaps = board.heaps.filter(isThere).sort((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
    return {...board, heaps: [...heaps, ...this.#gone(exercise, board)]};
  }
  /**
   * Cards that were played before the position. They help the reader to guess the hidden hands. Empty if all hands are
   * open, or if the game's board shows piles.
   */
  #gone({view}: Exercise, {heaps, hands}: Board): readonly Heap[] {
    const {piles = []} = (view.position ?? {}) as {readonly piles?: readonly (readonly Card[])[]};
    const cards = piles.flat().sort((a, b) => a - b);
    if (heaps.length > 0 || cards.length === 0 || !hands.flat().includes(UNKNOWN)) return [];
    return [{means: 'pile', title: this.words.gone(cards.length), cards}];
  }
  /** Explanation of the last answer. Undefined if there is none, or while it isn't available yet. */
  get explained(): Explained | undefined {
    return this.#explained;
  }
  /**
   * Returns the details for an event. If `isMissed` is true, counts the attempt that has just failed, but not the next
   * one.
   */
  #done(isMissed = false): PuzzleDone {
    const {puzzle, moves, attempts: tries, hints} = this.sitting;
    const attempts = isMissed ? tries - 1 : tries;
    return {id: puzzle.id, moves, milliseconds: Math.round(now() - this.#began), attempts, hints};
  }

  readonly pick = (card: Card): void => {
    const {sitting} = this;
    const {exercise} = sitting;
    if (!exercise || sitting.isRight) return;
    this.#leaveTrying();
    sitting.change((one) => one.pickCard(card, cardsAsked(exercise) === 1));
    if (isOneTap(exercise) && sitting.picks.cards.length === 1) this.answer();
    this.changed();
  };

  readonly change = (how: (sitting: Sitting) => void): void => {
    this.#leaveTrying();
    this.sitting.change(how);
    this.changed();
  };

  readonly answer = (type?: string): void => {
    this.#leaveTrying();
    // Load the rulebook first, because the feedback quotes it.
    if (this.book.rules.code) this.#answer(type);
    else
      void this.book.rules.load().then(
        () => this.#answer(type),
        () => this.#answer(type),
      );
  };

  #answer(type: string | undefined): void {
    const {sitting} = this;
    const given = sitting.answerFor(type);
    const asked = this.#asked;
    const answered = sitting.answer(type);
    if (answered)
      void this.#follow(answered, asked && given?.kind === 'play' ? {...asked, move: given.move} : undefined);
    this.changed();
  }

  /** The question that the reader is about to answer. */
  get #asked(): Asked | undefined {
    const {exercise, question, made} = this.sitting;
    return exercise && question && {exercise, question, made};
  }

  /** Shows the result of a move, and lets the other players reply. */
  async #follow(answered: PuzzleAnswered, given: Answer | undefined): Promise<void> {
    const came = answered.came === 'waiting' ? await this.#defended() : answered;
    if (!came || this.#isClosed) return;
    const {sitting} = this;
    const {puzzle, isShown} = sitting;
    if (came.came === 'refused') this.playback.clear();
    else if (came.came === 'failed') {
      this.playback.clear();
      this.#host.note(puzzle, 'missed', this.#done(true));
      this.#announce(new PuzzleFailedEvent({...this.#done(true), shown: false}));
      const [fault] = sitting.verdict?.faults ?? [];
      if (given && fault?.reason.type === 'missed') void this.#explain(given, false);
    } else {
      this.playback.play(came.facts);
      if (given) void this.#explain(given, true);
      if (came.came === 'stepped') this.#announce(new PuzzleSteppedEvent(this.#done()));
      else if (!isShown) {
        this.#host.note(puzzle, sitting.attempts === 1 && sitting.hints === 0 ? 'right' : 'helped', this.#done());
        this.#announce(new PuzzleSolvedEvent(this.#done()));
      }
    }
    this.changed();
  }

  /** Explains an answer, and plays a possible continuation after a wrong one. */
  async #explain({move, made, exercise, question}: Answer, isRight: boolean): Promise<void> {
    const {puzzle} = this.sitting;
    const ask = ++this.#asks;
    const {right} = question;
    const {words} = this.lesson;
    const {cards} = this.book;
    const explained =
      puzzle.goal === 'best' || needsSolver(puzzle)
        ? await this.#host.explain({puzzle, made, exercise, move, isRight, right, words, cards}).catch(() => undefined)
        : undefined;
    if (ask !== this.#asks || this.#isClosed) return;
    this.#explained = explained;
    const line = explained?.line ?? (this.sitting.tried && question.consequence(move));
    if (!isRight && line) {
      this.#isTrying = true;
      this.playback.play(line);
    }
    this.changed();
  }

  /** Lets the other players reply. Resolves to undefined if that failed or the puzzle was closed. */
  async #defended(): Promise<PuzzleAnswered | undefined> {
    const defence = await this.#host.defend(this);
    if (this.#isClosed) return undefined;
    if (defence.ok) return this.sitting.goOn(defence.value);
    this.#host.fail(defence.problem);
    return undefined;
  }

  /** Shows the solution from the current position. */
  readonly showMe = (): void => void this.#showAll();

  async #showAll(): Promise<void> {
    const {sitting} = this;
    if (sitting.isRight) return;
    this.#leaveTrying();
    this.playback.clear();
    this.#shownFrom = sitting.exercise;
    const asked = this.#asked;
    this.#host.note(sitting.puzzle, 'shown', this.#done());
    const facts: PuzzleAnswered['facts'][number][] = [];
    for (let came = sitting.showMove(); came; came = sitting.isOver ? undefined : sitting.showMove()) {
      this.changed();
      const next = came.came === 'waiting' ? await this.#defended() : came;
      if (!next || this.#isClosed) return;
      facts.push(...next.facts);
    }
    this.playback.play(facts);
    this.#announce(new PuzzleFailedEvent({...this.#done(), shown: true}));
    const [move] = asked?.question.right ?? [];
    if (asked && move) void this.#explain({...asked, move}, true);
    this.changed();
  }

  readonly hint = (): void => {
    this.#leaveTrying();
    this.playback.clear();
    this.sitting.takeHint();
    this.changed();
  };

  /** Returns to the question after a wrong move. */
  readonly tryIt = (): void => {
    this.#leaveTrying();
    this.sitting.putBack();
    this.changed();
  };

  #leaveTrying(): void {
    this.#asks++;
    this.#explained = undefined;
    if (!this.#isTrying) return;
    this.#isTrying = false;
    this.playback.clear();
  }

  /** Begins the puzzle again. */
  readonly again = (): void => {
    this.#leaveTrying();
    this.#shownFrom = undefined;
    this.playback.clear();
    this.sitting.again();
    this.#began = now();
    this.changed();
  };

  readonly watch = nothingToDo;
  readonly pickWho = nothingToDo;
  readonly next = nothingToDo;
  readonly watchFirst = nothingToDo;
  readonly startOver = nothingToDo;
  readonly openRules = nothingToDo;
  readonly startDeal = nothingToDo;

  readonly changed = (): void => this.#host.requestUpdate();

  /** Fires an event after rendering, so listeners can inspect the element. */
  #announce(event: Event): void {
    void this.#host.updateComplete.then(() => this.#host.dispatchEvent(event));
  }

  /** Fits the puzzle to the window again. */
  readonly fit = (): void => this.#look.fit();

  /** Records the state before a render. */
  hold(): void {
    this.#look.hold(this.sitting.puzzle.id);
  }

  /** Updates the puzzle after a render. */
  updated(): void {
    const fact = this.playback.shown.at(-1);
    this.#look.settle(fact && 'seat' in fact ? `seat-${fact.seat}` : undefined, this.#isArriving, this.#isReturning);
    this.#isArriving = this.#isReturning = false;
  }

  close(): void {
    this.#isClosed = true;
    this.#look.close();
    this.playback.clear();
  }
}
