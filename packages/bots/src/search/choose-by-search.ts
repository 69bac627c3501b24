import {seededRandom, type Deal, type Seat, type View} from '@cartavola/engine';
import type {Choice, Chooser, ChooseOptions, Judge} from '../choice.js';
import {finish} from '../drive.js';
import {thinkingOf} from '../levels.js';
import {searchEnding} from './ending-search.js';
import {search, type SearchOptions} from './information-set-search.js';
import {numberOf} from './move-number.js';
import type {Judged} from './race.js';
import {moveAtSight} from './sight.js';
import type {SearchedGame} from './searched-game.js';

/** A game's players of all levels, from its rules of thumb and what a search needs of it. */
export function levelsOf<V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  byRules: Chooser<V>,
): Chooser<V> {
  const weigh = weighingOf(searched, judge);
  return function* (view, options) {
    const thinking = thinkingOf(options.level);
    if (view.moves.length === 0 || thinking.by === 'rules') return yield* byRules(view, options);
    if (thinking.by === 'sight') return yield* bySight(searched, judge, byRules, view, options, thinking.isRash);
    const steps = weigh(view, options);
    for (;;) {
      const {value, done} = steps.next();
      if (value.length === 1) return yield* byRules(view, options);
      const choice = bestOf(value);
      if (done) return choice;
      yield choice;
    }
  };
}

/**
 * Who does not count cards believes in the first arrangement of them that comes to mind, and plays what looks good in it at once;
 * `isRash`: by what it brings and not by what it costs later. What is to be decided before play, as the rules of thumb have it, what was
 * seen before being forgotten.
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
  const habits = searched.isBeforePlay?.(view)
    ? []
    : finish(judge(remembered, options, seededRandom(options.seed, 0, 'habits')));
  if (habits.length < 2) return yield* byRules(remembered, options);
  const random = seededRandom(options.seed, view.moves.length, 'sight');
  const seat = view.viewer as Seat;
  const world = searched.sample(view, random);
  const liked = numberOf(moveAtSight(searched, world, seat, world.moves(seat), random, isRash));
  return habits.find(({move}) => numberOf(move) === liked) ?? (yield* byRules(remembered, options));
}

/** A move as search and rules of thumb together see it. */
export interface Weighed extends Choice {
  /** Whether it may as well be the best one, as far as the search can tell. */
  readonly isNear: boolean;
  /** What the rules of thumb alone think of it, in points of the game. */
  readonly habit: number;
}

/** The best move: where the search cannot tell, by habit, so that it never looks foolish. */
export const bestOf = (weighed: readonly Weighed[]): Weighed =>
  weighed.filter(({isNear}) => isNear).reduce((a, b) => (b.habit > a.habit ? b : a));

/** What search and rules of thumb together think of each move that may be chosen. */
export type Weighing<V extends View> = (
  view: V,
  options: ChooseOptions,
) => Generator<readonly Weighed[], readonly Weighed[]>;

export const weighingOf = <V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
): Weighing<V> =>
  function* (view, options) {
    const habits = finish(judge(view, options, seededRandom(options.seed, 0, 'habits')));
    if (habits.length < 2) return habits.map((habit) => ({...habit, isNear: true, habit: habit.value}));
    const steps = searchBy(searched, view, {
      ...options,
      moves: habits.map(({move}) => move),
      priors: habits.map(({value}) => (searched.trust * value) / searched.scale),
    });
    for (;;) {
      const {value, done} = steps.next();
      const weighed = value.map(({isNear, reward}, place): Weighed => {
        const {move, reasons, value: habit} = habits[place]!;
        return {move, reasons, value: reward * searched.scale, isNear, habit};
      });
      if (done) return weighed;
      yield weighed;
    }
  };

/** Near the end exactly, world by world; before by the tree. */
const searchBy = <V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  view: V,
  options: SearchOptions,
): Generator<readonly Judged[], readonly Judged[]> =>
  searched.ending?.isNear(view)
    ? searchEnding(searched, searched.ending, view, options)
    : search(searched, view, options);
