import {seededRandom, viewPosition, type Move, type Position} from '@cartavola/engine';
import type {MoveValue} from '../endings/ending.js';
import {puzzleGameOf} from './games.js';
import {deduced, exactValues, searchedValues} from './prove.js';

/** Result of judging whether moves are the best ones in a position. */
export interface JudgedBest {
  /** The exact solver, or a short search. */
  readonly by: 'exact' | 'search';
  /** Whether the right moves are better than all others. A short search may not be sure. */
  readonly verdict: 'proven' | 'wrong' | 'unsure';
  /** Best of the other moves. */
  readonly rival: Move;
  /** Game points by which the right moves lead. Negative if the rival is better than one of them. */
  readonly lead: number;
}

/** Iterations of each of the two searches: enough to find a clear mistake, and a second's work at most. */
const ITERATIONS = 4000;
const SEEDS = ['judge', 'judge again'];
/** Smaller differences count as zero. */
const NOTHING = 1e-9;

/** Compares the worst of the right moves with the best of the others. Both kinds must exist. */
function compared(
  values: readonly MoveValue[],
  isRight: (move: Move) => boolean,
): {readonly rival: Move; readonly lead: number} {
  const others = values.filter(({move}) => !isRight(move));
  const rival = others.reduce((one, other) => (other.value > one.value ? other : one));
  const worst = Math.min(...values.filter(({move}) => isRight(move)).map(({value}) => value));
  return {rival: rival.move, lead: worst - rival.value};
}

/**
 * Judges whether moves are the best ones in a position, and the only best ones: exactly if all cards are known or can be
 * deduced and few are left, otherwise by two short searches. Returns undefined if the game has no puzzles.
 *
 * @param game - Id of the game.
 * @param isRight - Whether a legal move is one of those that should be best.
 */
export function* judgingBest(
  game: string,
  position: Position,
  isRight: (move: Move) => boolean,
): Generator<undefined, JudgedBest | undefined> {
  const part = partOf(game);
  if (!part) return undefined;
  const whole = deduced(part, position);
  const view = viewPosition(part.game, whole ?? position, seededRandom('unknown', 0, 'puzzles'));
  if (whole && part.exact.isNear(view)) {
    const found = compared(yield* exactValues(part, whole), isRight);
    return {by: 'exact', verdict: found.lead > NOTHING ? 'proven' : 'wrong', ...found};
  }
  let [best, worst] = [-Infinity, Infinity];
  let rival: Move | undefined;
  for (const seed of SEEDS) {
    const values = yield* searchedValues(part.players, view, {iterations: ITERATIONS, seed});
    const found = compared(values, isRight);
    best = Math.max(best, found.lead);
    if (found.lead >= worst) continue;
    worst = found.lead;
    rival = found.rival;
  }
  const verdict = worst >= part.sure ? 'proven' : best <= -part.sure ? 'wrong' : 'unsure';
  return {by: 'search', verdict, rival: rival!, lead: verdict === 'wrong' ? best : worst};
}

function partOf(game: string): ReturnType<typeof puzzleGameOf> | undefined {
  try {
    return puzzleGameOf(game);
  } catch {
    return undefined;
  }
}
