import {seededRandom, type Deal, type Seat, type View} from '@cartavola/engine';
import type {Choice, Chooser, ChooseOptions, Judge} from '../choice.js';
import {finish} from '../drive.js';
import {thinkingOf} from '../levels.js';
import {explaining} from '../reasons.js';
import {searchEnding} from './ending-search.js';
import {search, type SearchOptions} from './information-set-search.js';
import {numberOf} from './move-number.js';
import type {Judged} from './race.js';
import {preferring} from './prefer.js';
import {moveAtSight} from './sight.js';
import type {SearchedGame} from './searched-game.js';

/** Creates choosers for all levels from a game's heuristics and its search definition. */
export function levelsOf<V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  byRules: Chooser<V>,
): Chooser<V> {
  const weigh = weighingOf(searched, judge);
  return function* (view, options) {
    const explain = explaining(view, searched);
    const thinking = thinkingOf(options.level);
    const isRash = thinking.by === 'sight' && thinking.isRash;
    const isExact = thinking.by === 'search' && searched.ending?.isCertain?.(view);
    const seen = isRash || isExact || !searched.undominated ? view : {...view, moves: searched.undominated(view)};
    if (view.moves.length === 0) return yield* explain.all(byRules(seen, options));
    const prefer = preferring(searched, seen, options);
    if (thinking.by !== 'search') {
      const choosing =
        thinking.by === 'rules' ? byRules(seen, options) : bySight(searched, judge, byRules, seen, options, isRash);
      const choice = yield* explain.all(choosing);
      return prefer ? explain(prefer(choice, habitsOf(judge, seen, options))) : choice;
    }
    const steps = weigh(seen, options);
    for (;;) {
      const {value, done} = steps.next();
      if (value.length === 1) return yield* explain.all(byRules(seen, options));
      const best = bestOf(value);
      const told = explain(prefer?.(best, value) ?? best, value);
      if (done) return told;
      yield told;
    }
  };
}

/** Evaluates every move with a game's heuristics. */
const habitsOf = <V extends View>(judge: Judge<V>, view: V, options: ChooseOptions): readonly Choice[] =>
  finish(judge(view, options, seededRandom(options.seed, 0, 'habits')));

/**
 * Chooses greedily in one sampled world, without memory of earlier plays. With `isRash`, only immediate gain counts,
 * not later cost. Uses the heuristics for decisions before play and, unless the player is rash, for a game-specific
 * share of other decisions.
 */
function* bySight<V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  byRules: Chooser<V>,
  view: V,
  options: ChooseOptions,
  isRash: boolean,
): Generator<Choice, Choice> {
  const remembered = searched.forgotten(view);
  const random = seededRandom(options.seed, view.moves.length, 'sight');
  if (!isRash && random.below(1000) < (searched.thoughtful ?? 0)) return yield* byRules(remembered, options);
  const habits = searched.isBeforePlay?.(view) ? [] : habitsOf(judge, remembered, options);
  if (habits.length < 2) return yield* byRules(remembered, options);
  const seat = view.viewer as Seat;
  const world = searched.sample(view, random);
  const liked = numberOf(moveAtSight(searched, world, seat, remembered.moves, random, isRash));
  return habits.find(({move}) => numberOf(move) === liked) ?? (yield* byRules(remembered, options));
}

/** Move evaluated by search and heuristics combined. */
export interface Weighed extends Choice {
  /** True if the search cannot distinguish it from the best move. */
  readonly isNear: boolean;
  /** Value by heuristics alone, in game points. */
  readonly habit: number;
  /** Standard error of its difference in value from the best move. */
  readonly error: number;
}

/** Picks the best move. Among moves that the search cannot distinguish, picks the heuristics' favourite. */
export const bestOf = (weighed: readonly Weighed[]): Weighed =>
  weighed.filter(({isNear}) => isNear).reduce((a, b) => (b.habit > a.habit ? b : a));

/** Evaluates each possible move by search and heuristics combined. */
export type Weighing<V extends View> = (
  view: V,
  options: ChooseOptions,
) => Generator<readonly Weighed[], readonly Weighed[]>;

export const weighingOf = <V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
): Weighing<V> =>
  function* (view, options) {
    const habits = habitsOf(judge, view, options);
    if (habits.length < 2) return habits.map((habit) => ({...habit, isNear: true, habit: habit.value, error: 0}));
    const steps = searchBy(searched, view, {
      ...options,
      moves: habits.map(({move}) => move),
      priors: habits.map(({value}) => (searched.trust * value) / searched.scale),
    });
    for (;;) {
      const {value, done} = steps.next();
      const {scale} = searched;
      const weighed = value.map(({isNear, reward, error}, place): Weighed => {
        const {move, reasons, value: habit} = habits[place]!;
        return {move, reasons, value: reward * scale, isNear, habit, error: error * scale};
      });
      if (done) return weighed;
      yield weighed;
    }
  };

/** Solves sampled worlds exactly near the end of a deal, and otherwise uses the tree search. */
const searchBy = <V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  view: V,
  options: SearchOptions,
): Generator<readonly Judged[], readonly Judged[]> =>
  searched.ending?.isNear(view)
    ? searchEnding(searched, searched.ending, view, options)
    : search(searched, view, options);
