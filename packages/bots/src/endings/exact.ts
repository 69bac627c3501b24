import {seededRandom, type Deal, type Random, type Seat, type View} from '@cartavola/engine';
import type {Choice, Chooser} from '../choice.js';
import type {Solving} from './ending.js';
import type {ExactQuestion} from './exact-question.js';

/** Game definition for exact questions. `D` is the type of a deal with all cards known. */
export interface ExactGame<V extends View, D extends Deal> {
  /** Returns the deal for a view that knows all cards. */
  sample(view: V, random: Random): D;
  /** True if the view knows all cards and the game's solver supports such a deal. */
  isSolvable(view: V): boolean;
  /** Points of a seat's side so far. At the end of the deal, all its points. */
  taken(deal: D, seat: Seat): number;
  /** True if two seats are on the same side. */
  isWith(deal: D, one: Seat, other: Seat): boolean;
  /** Final points of the side of `seat` after each move of the seat to act. */
  solve(deal: D, seat: Seat): Solving;
  /**
   * Finds, for each move, whether the side can force a result within a range. If it is absent or returns undefined, all
   * lines of play are tried.
   */
  within?(view: V, range: readonly [number, number]): Generator<undefined, readonly boolean[]> | undefined;
}

/** Number of positions searched in about a millisecond. */
const STEP = 150;

/** Bonus larger than any score, so that moves that meet the range rank first. */
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
  const solved = yield* stepping(game.solve(deal, seat), first);
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
      const next = now.clone() as D;
      next.play(actor!, move);
      if ((yield* forced(next)) === isOwn) return isOwn;
    }
    return !isOwn;
  }
  const meets: boolean[] = [];
  for (const move of view.moves) {
    const next = deal.clone() as D;
    next.play(view.viewer as Seat, move);
    meets.push(yield* forced(next));
  }
  return meets;
}
