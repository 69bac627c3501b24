import {seededRandom, type Deal, type Move, type Random, type Seat, type View} from '@cartavola/engine';
import type {Choice, Chooser} from '../choice.js';
import type {MoveValue, Solving} from './ending.js';
import type {ExactQuestion} from './exact-question.js';

/** Game definition for exact questions. `D` is the type of a deal with all cards known. */
export interface ExactGame<V extends View, D extends Deal> {
  /** Returns the deal for a view in which all cards are known. */
  sample(view: V, random: Random): D;
  /** True if all cards in the view are known and the game's solver supports such a deal. */
  isSolvable(view: V): boolean;
  /** Points that a seat's side has so far. At the end of the deal, these are its final points. */
  taken(deal: D, seat: Seat): number;
  /** True if two seats are on the same side. */
  isWith(deal: D, one: Seat, other: Seat): boolean;
  /**
   * Final points of the side of `seat` after each move of the seat to act. Without this method, the solver tries all
   * lines of play.
   */
  solve?(deal: D, seat: Seat): Solving;
  /**
   * Finds, for each move, whether the side can force a result within a range. Without this method, or if it returns
   * undefined, the solver tries all lines of play.
   */
  within?(view: V, range: readonly [number, number]): Generator<undefined, readonly boolean[]> | undefined;
}

/** Number of positions searched in about a millisecond. */
const STEP = 150;

/** Bonus larger than any score, so that moves with a result within the range rank first. */
const FIRST = 10_000;

/**
 * Returns a chooser that also answers exact questions (`ChooseOptions.exact`). `Choice.exact` is null until the answer
 * is found.
 */
export const exactly =
  <V extends View, D extends Deal>(game: ExactGame<V, D>, choose: Chooser<V>): Chooser<V> =>
  (view, options) =>
    options.exact && game.isSolvable(view) ? answering(game, view, options.exact) : choose(view, options);

function* answering<V extends View, D extends Deal>(
  game: ExactGame<V, D>,
  view: V,
  {seat, range}: ExactQuestion,
): Generator<Choice, Choice> {
  const deal = game.sample(view, seededRandom('exact', 0, 'world'));
  const first: Choice = {move: view.moves[0]!, value: 0, reasons: [], exact: null};
  const solved = yield* stepping(solving(game, deal, seat), first);
  const valueOf = new Map(solved.map(({move, value}) => [JSON.stringify(move), value]));
  const values = view.moves.map((move) => valueOf.get(JSON.stringify(move)) ?? 0);
  const meets = range && (yield* stepping(game.within?.(view, range) ?? tried(game, deal, view, seat, range), first));
  // Seats on this side maximise its result, and all others minimise it.
  const sign = game.isWith(deal, view.viewer as Seat, seat) ? 1 : -1;
  const worth = values.map((value, place) => sign * (value + (meets?.[place] ? FIRST : 0)));
  const best = worth.indexOf(Math.max(...worth));
  const exact = {taken: game.taken(deal, seat), values, ...(meets && {meets})};
  return {...first, move: view.moves[best]!, value: values[best]!, exact};
}

/** Final points of the side of `seat` after each move of the seat to act. */
export const solving = <V extends View, D extends Deal>(game: ExactGame<V, D>, deal: D, seat: Seat): Solving =>
  game.solve ? game.solve(deal, seat) : searched(game, deal, seat);

/** Solves a deal by alpha-beta search on copies of it. */
function* searched<V extends View, D extends Deal>(
  game: Pick<ExactGame<V, D>, 'taken' | 'isWith'>,
  deal: D,
  seat: Seat,
): Solving {
  let count = 0;
  function* valueOf(now: D, alpha: number, beta: number): Generator<undefined, number> {
    if (now.over) return game.taken(now, seat);
    if (++count % STEP === 0) yield;
    const [actor] = now.actors;
    const isOwn = game.isWith(now, actor!, seat);
    for (const move of now.moves(actor!)) {
      const value = yield* valueOf(after(now, actor!, move), alpha, beta);
      if (isOwn) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return isOwn ? alpha : beta;
  }
  const values: MoveValue[] = [];
  const [actor] = deal.actors;
  for (const move of deal.moves(actor!))
    values.push({move, value: yield* valueOf(after(deal, actor!, move), -Infinity, Infinity)});
  return values;
}

/** Returns a copy of a deal after a move. */
function after<D extends Deal>(deal: D, seat: Seat, move: Move): D {
  const next = deal.clone() as D;
  next.play(seat, move);
  return next;
}

/** Runs a solver and yields the same choice at each step. */
function* stepping<T>(steps: Generator<undefined, T>, choice: Choice): Generator<Choice, T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield choice;
  }
}

/** Finds, for each move, whether the side can force a result within the range. */
function* tried<V extends View, D extends Deal>(
  game: ExactGame<V, D>,
  deal: D,
  view: V,
  seat: Seat,
  [least, most]: readonly [number, number],
): Generator<undefined, readonly boolean[]> {
  let count = 0;
  function* forced(now: D): Generator<undefined, boolean> {
    const taken = game.taken(now, seat);
    // A side never loses points that it has taken.
    if (taken > most) return false;
    if (now.over) return taken >= least;
    if (++count % STEP === 0) yield;
    const [actor] = now.actors;
    const isOwn = game.isWith(now, actor!, seat);
    for (const move of now.moves(actor!)) {
      if ((yield* forced(after(now, actor!, move))) === isOwn) return isOwn;
    }
    return !isOwn;
  }
  const meets: boolean[] = [];
  for (const move of view.moves) meets.push(yield* forced(after(deal, view.viewer as Seat, move)));
  return meets;
}
