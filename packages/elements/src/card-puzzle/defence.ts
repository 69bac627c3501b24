import type {Choice, ExactAnswer} from '@cartavola/bots';
import {STRONGEST} from '@cartavola/bots/levels.js';
import {failure, success, type Deal, type Result, type View} from '@cartavola/engine';
import {
  moveText,
  needsSolver,
  puzzleStep,
  readPuzzleGoal,
  setUp,
  type LessonGame,
  type Puzzle,
  type PuzzleDefence,
  type PuzzleGoal,
  type PuzzleState,
  type SecuredMove,
} from '@cartavola/lessons';
import type {Thinker} from '../thinking/thinker.js';

/** Time limit in milliseconds for one answer of the exact solver. */
const BUDGET = 15_000;

/** Puzzle that is played against the exact solver. */
export interface Defended {
  readonly puzzle: Puzzle;
  readonly source: LessonGame;
}

const slow = (): Result<never> => failure('puzzle.slow', 'goal', 'The exact solver takes too long for this.');
const unsolvable = (): Result<never> =>
  failure('puzzle.solver', 'goal', 'There is no exact solver for this game, or for this position.');

/** Answers of the exact solver, which thinks where bots do. */
export class Defence {
  readonly #thinker: Thinker;
  readonly #signal: AbortSignal;
  /** Points that the solver's side had in a puzzle's position. */
  readonly #before = new WeakMap<Puzzle, number>();

  constructor(thinker: Thinker, signal: AbortSignal) {
    this.#thinker = thinker;
    this.#signal = signal;
  }

  /** Finds what is sure after each first move. Rejects if the solver cannot be loaded. */
  async begin(defended: Defended): Promise<Result<PuzzleState>> {
    if (!needsSolver(defended.puzzle)) return success({});
    const deal = dealAfter(defended, '');
    if (!deal.ok) return deal;
    const secured = await this.#securedAt(defended, deal.value);
    return secured.ok ? success({secured: secured.value}) : secured;
  }

  /** Lets the others answer the moves made until it is the solver's turn again, or the deal is over. */
  async answer(defended: Defended, made: string): Promise<Result<PuzzleDefence>> {
    const {puzzle, source} = defended;
    const read = dealAfter(defended, made);
    if (!read.ok) return read;
    const deal = read.value;
    const replies: string[] = [];
    while (!deal.over) {
      const seat = turnOf(source, deal);
      if (seat === puzzle.position.seat) {
        const secured = await this.#securedAt(defended, deal);
        return secured.ok ? success({replies: replies.join(' '), secured: secured.value}) : secured;
      }
      const answer = await this.#ask(defended, source.game.view(deal, seat));
      if (!answer.ok) return answer;
      const {move} = answer.value.choice;
      deal.play(seat, move);
      replies.push(moveText(seat, move));
    }
    return success({replies: replies.join(' '), secured: []});
  }

  async #securedAt(defended: Defended, deal: Deal): Promise<Result<readonly SecuredMove[]>> {
    const {puzzle, source} = defended;
    const view = source.game.view(deal, puzzle.position.seat);
    const answer = await this.#ask(defended, view);
    if (!answer.ok) return answer;
    const {exact} = answer.value;
    const goal = readPuzzleGoal(puzzle.goal)!;
    // The first answer is about the puzzle's own position.
    const before = this.#before.get(puzzle) ?? exact.taken;
    this.#before.set(puzzle, before);
    return success(
      view.moves.map((move, place): SecuredMove => {
        const value = exact.values[place]!;
        if (goal.kind !== 'more') return {move, meets: exact.meets![place]!};
        const points = value - before;
        return {move, points, meets: points >= goal.least};
      }),
    );
  }

  async #ask({puzzle}: Defended, view: View): Promise<Result<{readonly choice: Choice; readonly exact: ExactAnswer}>> {
    const {seat} = puzzle.position;
    const range = rangeOf(readPuzzleGoal(puzzle.goal)!);
    if (view.moves.length === 0) return failure('puzzle.turn', 'position', 'It is nobody’s turn in this position.');
    const choice = await this.#thinker.think(
      {
        view,
        options: {level: STRONGEST, iterations: 1, seed: puzzle.id, exact: {seat, ...(range && {range})}},
        budget: BUDGET,
        pageBudget: BUDGET,
      },
      this.#signal,
    );
    const {exact} = choice;
    if (exact === undefined) return unsolvable();
    if (exact === null) return slow();
    // A page may have another script than that of the kit for its worker.
    const isWhole = exact.values.length === view.moves.length && (!range || exact.meets?.length === view.moves.length);
    return isWhole ? success({choice, exact}) : unsolvable();
  }
}

const rangeOf = (goal: PuzzleGoal): readonly [number, number] | undefined =>
  goal.kind === 'between' ? [goal.least, goal.most] : undefined;

/** Deals the puzzle's position, and makes moves in it. */
function dealAfter({puzzle, source}: Defended, made: string): Result<Deal> {
  const exercise = setUp(puzzleStep(puzzle, source.game, undefined, made), source, puzzle.options);
  if (!exercise) return unsolvable();
  return exercise.ok ? success(exercise.value.worlds[0]!) : exercise;
}

const turnOf = ({game}: LessonGame, deal: Deal): number => game.view(deal, 'spectator').turn[0] ?? deal.actors[0]!;
