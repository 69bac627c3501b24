import type {Move, View} from '@cartavola/engine';
import type {Choice, Cost, VerdictOptions} from './choice.js';
import {VERDICT} from './costs.js';
import type {Players} from './players.js';
import {CERTAIN, explaining} from './reasons.js';
import {bestOf, type Weighed} from './search/choose-by-search.js';
import {numberOf} from './search/move-number.js';

/** Share of `worthMention` that a loss must reach to count, for moves that no sensible player makes. */
const SENSELESS = 0.02;

/** Returns players that also give verdicts: see `ChooseOptions.verdict`. */
export const withVerdicts = <V extends View>(players: Players<V>): Players<V> => ({
  ...players,
  choose: (view, options) =>
    options.verdict ? verdictOn(players, view, options.verdict, options.totals) : players.choose(view, options),
});

/**
 * Judges all moves by two independent searches, in steps like those of a `Chooser`. The cost of a move is the smaller
 * of the two results, because the rewards within one search depend on each other through its tree. Only the last result
 * has a reason.
 */
function* verdictOn<V extends View>(
  players: Players<V>,
  view: V,
  {made, right, iterations = VERDICT.iterations}: VerdictOptions,
  totals: readonly number[] | undefined,
): Generator<Choice, Choice> {
  const sensible = new Set(players.sensible(view).map(numberOf));
  const isSensible = ({move}: Weighed): boolean => sensible.has(numberOf(move)) || move.type === 'pass';
  const half = {...VERDICT, iterations: Math.ceil(iterations / 2), ...(totals && {totals})};
  const first = yield* searching(players.weigh(view, half), []);
  const second = yield* searching(players.weigh(view, {...half, seed: `${VERDICT.seed} again`}), first);
  const weighed = first.map((one, place): Weighed => {
    const other = second[place]!;
    const value = (one.value + other.value) / 2;
    return {...one, value, isNear: one.isNear || other.isNear, error: Math.max(one.error, other.error)};
  });
  const best = bestOf(candidates(weighed, isSensible));
  const at = weighed.findIndex(({move}) => move === best.move);
  const {scale, worthMention} = players.measure;
  const costs = weighed.map((one, place): Cost => {
    const mean = best.value - one.value;
    if (!isSensible(one)) return {move: one.move, loss: mean < SENSELESS * worthMention ? 0 : mean};
    const loss = Math.min(...[first, second].map((search) => search[at]!.value - search[place]!.value));
    return {move: one.move, loss: one.isNear || loss < Math.max(worthMention, CERTAIN * one.error) ? 0 : loss};
  });
  const outlook = scale && Math.max(0, Math.min(1, best.value / scale));
  return {
    ...explained(players, view, {weighed, best, costs, made, right}),
    costs,
    ...(outlook !== undefined && {outlook}),
  };
}

/**
 * Runs a search to its end, and yields the best move so far. `before` is the result of an earlier search, if there was
 * one.
 */
function* searching(
  steps: Generator<readonly Weighed[], readonly Weighed[]>,
  before: readonly Weighed[],
): Generator<Choice, readonly Weighed[]> {
  for (;;) {
    const {value: weighed, done} = steps.next();
    if (done) return weighed;
    const {move, value} = bestOf(before.length > 0 ? before : weighed);
    yield {move, value, reasons: [], costs: []};
  }
}

/**
 * Moves from which the best one is chosen: the sensible ones that the search can't distinguish from the best, or else
 * the best sensible one.
 */
function candidates(weighed: readonly Weighed[], isSensible: (one: Weighed) => boolean): readonly Weighed[] {
  const sensible = weighed.filter(isSensible);
  if (sensible.length === 0) return weighed;
  if (sensible.some(({isNear}) => isNear)) return sensible;
  const highest = Math.max(...sensible.map(({value}) => value));
  return sensible.filter(({value}) => value === highest).map((one) => ({...one, isNear: true}));
}

/** Judged moves, and what is asked about them. */
interface Found {
  readonly made: Move | undefined;
  readonly right: readonly Move[] | undefined;
  readonly weighed: readonly Weighed[];
  readonly best: Weighed;
  readonly costs: readonly Cost[];
}

/**
 * Explains the best move by comparison with the move made, if that costs anything, otherwise with the next best one. If
 * the right moves are known, only the others cost anything.
 */
function explained<V extends View>(
  {measure}: Players<V>,
  view: V,
  {weighed, best, costs, made, right = []}: Found,
): Choice {
  const explain = explaining(view, measure);
  const number = made && numberOf(made);
  const own = weighed.find(({move}) => numberOf(move) === number);
  const rights = weighed.filter(({move}) => isAmong(right, move));
  const top = [own, best].find((one) => one && rights.includes(one)) ?? rights.toSorted(byValue)[0] ?? best;
  const isCostly =
    rights.length > 0
      ? own !== undefined && !rights.includes(own)
      : costs.some(({move, loss}) => loss > 0 && numberOf(move) === number);
  if (own && isCostly) {
    // Prefer a right move to which the move made has a disadvantage that can be named.
    const against = [top, ...rights]
      .map((one) => explain(one, [own]))
      .find(({reasons}) => reasons.some(({than}) => than?.isAgainst));
    const choice = explain(top, [own]);
    if (against) return {...choice, reasons: against.reasons};
    const effect = rights.length > 0 ? explain.effect(own.move, top.move) : undefined;
    return effect ? {...choice, reasons: [...choice.reasons, effect]} : choice;
  }
  const others = weighed.filter((one) => !rights.includes(one));
  const choice = explain(top, others.length > 0 ? others : weighed);
  return own && own !== top ? explain.alike(choice, own) : choice;
}

const byValue = (one: Weighed, other: Weighed): number => other.value - one.value;

const isAmong = (moves: readonly Move[], move: Move): boolean => moves.some((one) => numberOf(one) === numberOf(move));
