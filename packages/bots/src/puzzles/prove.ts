import {
  placeDeal,
  seededRandom,
  UNKNOWN,
  knownIn,
  type Deal,
  type Move,
  type Position,
  type Seat,
  type View,
} from '@cartavola/engine';
import type {MoveValue} from '../endings/ending.js';
import {solving} from '../endings/exact.js';
import type {Players} from '../players.js';
import {numberOf} from '../search/move-number.js';
import type {PuzzleGame} from './puzzle-game.js';

/** Proof of a position's right moves. */
export interface Proof {
  readonly by: 'exact' | 'search';
  /** Game points by which the right moves are better than all others. */
  readonly margin: number;
  /** Points that the solver's side takes after the position, if proven exactly. */
  readonly gain?: number;
  readonly iterations?: number;
  readonly seeds?: readonly string[];
}

/** Right moves with their proof. */
export interface Proven {
  readonly right: readonly Move[];
  readonly proof: Proof;
}

/** Smaller differences count as zero. */
const NOTHING = 1e-9;
/**
 * Maximum number of right moves (for example, two equivalent cards), and minimum number of possible moves per right
 * move.
 */
const MOST_RIGHT = 2;
const MOVES_EACH = 3;

/**
 * Returns the moves with the highest value, if there are only a few and they are at least `sure` points ahead of all
 * others.
 */
function clearlyBest(
  values: readonly MoveValue[],
  sure: number,
): {readonly right: readonly Move[]; readonly margin: number; readonly best: number} | undefined {
  const best = Math.max(...values.map(({value}) => value));
  const right = values.filter(({value}) => value >= best - NOTHING).map(({move}) => move);
  const others = values.filter(({value}) => value < best - NOTHING).map(({value}) => value);
  const margin = best - Math.max(...others);
  const isFew = right.length <= MOST_RIGHT && MOVES_EACH * right.length <= values.length;
  return isFew && others.length > 0 && margin >= sure - NOTHING ? {right, margin, best} : undefined;
}

/** Kind of answer: the best move, or one that takes as many points as possible until the deal ends. */
export type Asked = 'best' | 'secure';

/** Solves a deal. Returns the game points that the seat's side takes after the position, for each move. */
function* solved<V extends View, D extends Deal, P extends Position>(
  exact: PuzzleGame<V, D, P>['exact'],
  deal: D,
  {seat, asked}: {readonly seat: Seat; readonly asked: Asked},
): Generator<undefined, readonly MoveValue[]> {
  if (asked === 'best' && exact.solve) return yield* exact.solve(deal, seat);
  const before = exact.playedOn.taken(deal, seat);
  const values = yield* solving(exact.playedOn, deal, seat);
  return values.map(({move, value}) => ({move, value: value - before}));
}

/** Solves a position. Returns the value of each move in game points. Cards must be known as for `provenExactly`. */
export const exactValues = <V extends View, D extends Deal, P extends Position>(
  {game, exact}: Pick<PuzzleGame<V, D, P>, 'game' | 'exact'>,
  position: P,
): Generator<undefined, readonly MoveValue[]> =>
  solved(exact, placeDeal(game, position, seededRandom('known', 0, 'puzzles')), {seat: position.seat, asked: 'best'});

/** Searches a view. Returns the average value of each move in game points. */
export function* searchedValues<V extends View>(
  {weigh}: Pick<Players<V>, 'weigh'>,
  view: V,
  {iterations, seed}: {readonly iterations: number; readonly seed: string},
): Generator<undefined, readonly MoveValue[]> {
  const steps = weigh(view, {level: 'expert', iterations, seed});
  let step = steps.next();
  for (; !step.done; step = steps.next()) yield;
  return step.value;
}

/** Returns the game points by which the best move must be ahead in an exact proof. */
export const sureOf = ({exact, sure}: Pick<PuzzleGame, 'exact' | 'sure'>, asked: Asked): number =>
  asked === 'secure' ? (exact.sure ?? sure) : sure;

/** Options for an exact proof. */
interface Proving {
  readonly asked: Asked;
  /** Game points by which the best move must be ahead. */
  readonly sure: number;
}

/** Fills in the unknown cards of a position. Returns undefined unless they are all in the same hand. */
export function deduced<V extends View, D extends Deal, P extends Position>(
  {game}: Pick<PuzzleGame<V, D, P>, 'game'>,
  position: P,
): P | undefined {
  if (position.stock.length > 0 || position.trick.some(({cards}) => cards.includes(UNKNOWN))) return undefined;
  const hidden = position.hands.filter((hand) => hand.includes(UNKNOWN));
  if (hidden.length === 0) return position;
  const left = [...game.positions.cards(position.options)];
  for (const card of knownIn(game, position)) left.splice(left.indexOf(card), 1);
  const lacking = hidden[0]!.filter((card) => card === UNKNOWN).length;
  if (hidden.length > 1 || left.length !== lacking) return undefined;
  const hands = position.hands.map((hand) =>
    hand === hidden[0]
      ? [...hand.filter((card) => card !== UNKNOWN), ...left].sort((a, b) => game.compare(a, b))
      : hand,
  );
  return {...position, hands};
}

/**
 * Proves exactly which moves in a position are best. All cards must be known, and the stock must be empty. Returns
 * undefined if no move leads by `sure` points.
 */
export function* provenExactly<V extends View, D extends Deal, P extends Position>(
  {game, exact}: Pick<PuzzleGame<V, D, P>, 'game' | 'exact'>,
  position: P,
  {asked, sure}: Proving,
): Generator<undefined, Proven | undefined> {
  const deal = placeDeal(game, position, seededRandom('known', 0, 'puzzles'));
  const found = clearlyBest(yield* solved(exact, deal, {seat: position.seat, asked}), sure);
  return found && {right: found.right, proof: {by: 'exact', margin: rounded(found.margin), gain: found.best}};
}

/** Returns whether the same moves are best in the actual deal, given what happened before the position. */
export function* isSameInDeal<V extends View, D extends Deal, P extends Position>(
  {exact}: Pick<PuzzleGame<V, D, P>, 'exact'>,
  {right}: Proven,
  deal: D,
  {seat, asked, sure}: Proving & {readonly seat: Seat},
): Generator<undefined, boolean> {
  const found = clearlyBest(yield* solved(exact, deal, {seat, asked}), sure);
  const numbers = (moves: readonly Move[]): string => moves.map(numberOf).sort().join();
  return found !== undefined && numbers(found.right) === numbers(right);
}

/** Options for a proof by search. */
interface Searching {
  readonly iterations: number;
  readonly seeds: readonly string[];
  /** Game points by which the best move must be ahead. */
  readonly sure: number;
}

/**
 * Proves the answer by searches with different seeds, which must all find that the same move leads by `sure` points.
 * Otherwise, returns undefined.
 */
export function* provenBySearch<V extends View>(
  players: Pick<Players<V>, 'weigh'>,
  view: V,
  {iterations, seeds, sure}: Searching,
): Generator<undefined, Proven | undefined> {
  let right: Move | undefined;
  let least = Infinity;
  for (const seed of seeds) {
    const found = clearlyBest(yield* searchedValues(players, view, {iterations, seed}), sure);
    const [move, ...more] = found?.right ?? [];
    if (!found || !move || more.length > 0 || (right && numberOf(right) !== numberOf(move))) return undefined;
    right = move;
    least = Math.min(least, found.margin);
  }
  return right && {right: [right], proof: {by: 'search', margin: rounded(least), iterations, seeds}};
}

const rounded = (points: number): number => Math.round(points * 100) / 100;
