import {failure, success, type Deal, type Move, type Result, type Seat, type View} from '@cartavola/engine';
import {setUp} from '../exercise.js';
import type {LessonGame} from '../lesson-game.js';
import {moveText} from '../move-text.js';
import {needsSolver, type PuzzleState, type SecuredMove} from './ask-puzzle.js';
import {openGame} from './open-game.js';
import type {Puzzle} from './puzzle.js';
import {readPuzzleGoal, type PuzzleGoal} from './puzzle-goal.js';
import type {PuzzleDefence} from './puzzle-sitting.js';
import {puzzleStep} from './puzzle-step.js';

/** A puzzle that is played against the exact solver. */
export interface Defended {
  readonly puzzle: Puzzle;
  readonly source: LessonGame;
}

/**
 * The exact solver's result for a view: the best move for the seat to act and, for each move, the result for the side
 * in question.
 */
export interface ExactSight {
  readonly move: Move;
  /** Null if solving took too long. Absent if there is no solver for the view. */
  readonly exact?:
    | {readonly taken: number; readonly values: readonly number[]; readonly meets?: readonly boolean[]}
    | null
    | undefined;
}

/** Asks the exact solver what result the side of a seat can force, and whether it can force one within a range. */
export type AskExact = (
  view: View,
  about: {readonly seat: Seat; readonly range?: readonly [least: number, most: number]},
) => Promise<ExactSight>;

const slow = (): Result<never> => failure('puzzle.slow', 'goal', 'The exact solver takes too long for this position.');
const unsolvable = (): Result<never> =>
  failure('puzzle.solver', 'goal', 'This game, or this position, has no exact solver.');

/** The exact solver's replies to the moves in a puzzle. */
export class Defence {
  readonly #ask: AskExact;
  /** Points that the player's side had in a puzzle's position. */
  readonly #before = new WeakMap<Puzzle, number>();

  constructor(ask: AskExact) {
    this.#ask = ask;
  }

  /** Finds the guaranteed result of each first move. Rejects if the solver can't be loaded. */
  async begin(defended: Defended): Promise<Result<PuzzleState>> {
    if (!needsSolver(defended.puzzle)) return success({});
    const deal = dealAfter(defended, '');
    if (!deal.ok) return deal;
    const secured = await this.#securedAt(defended, deal.value);
    return secured.ok ? success({secured: secured.value}) : secured;
  }

  /** After the moves made, plays the others' replies until it is the player's turn again or the deal is over. */
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
      const answer = await this.#see(defended, openGame(source.game).view(deal, seat));
      if (!answer.ok) return answer;
      const {move} = answer.value;
      deal.play(seat, move);
      replies.push(moveText(seat, move));
    }
    return success({replies: replies.join(' '), secured: []});
  }

  async #securedAt(defended: Defended, deal: Deal): Promise<Result<readonly SecuredMove[]>> {
    const {puzzle, source} = defended;
    const view = openGame(source.game).view(deal, puzzle.position.seat);
    const answer = await this.#see(defended, view);
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

  async #see({puzzle}: Defended, view: View): Promise<Result<Seen>> {
    const {seat} = puzzle.position;
    const range = rangeOf(readPuzzleGoal(puzzle.goal)!);
    if (view.moves.length === 0) return failure('puzzle.turn', 'position', 'It is nobody’s turn in this position.');
    const {move, exact} = await this.#ask(view, {seat, ...(range && {range})});
    if (exact === undefined) return unsolvable();
    if (exact === null) return slow();
    // A page may use a different version of the worker script.
    const isWhole = exact.values.length === view.moves.length && (!range || exact.meets?.length === view.moves.length);
    return isWhole ? success({move, exact}) : unsolvable();
  }
}

interface Seen {
  readonly move: Move;
  readonly exact: NonNullable<ExactSight['exact']>;
}

const rangeOf = (goal: PuzzleGoal): readonly [number, number] | undefined =>
  goal.kind === 'between' ? [goal.least, goal.most] : undefined;

/** Starts a deal from the puzzle's position, and plays the moves made. */
function dealAfter({puzzle, source}: Defended, made: string): Result<Deal> {
  const exercise = setUp(puzzleStep(puzzle, source.game, undefined, made), source, puzzle.options);
  if (!exercise) return unsolvable();
  return exercise.ok ? success(exercise.value.worlds[0]!) : exercise;
}

/** Returns the seat to act. */
export const turnOf = ({game}: LessonGame, deal: Deal): number =>
  game.view(deal, 'spectator').turn[0] ?? deal.actors[0]!;
