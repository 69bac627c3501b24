import {seededRandom, type Deal, type Seat, type View} from '@cartavola/engine';
import type {Choice, Chooser, ChooseOptions, Judge} from '../choice.js';
import {finish} from '../drive.js';
import {searchEnding} from './ending-search.js';
import {search, type Judged, type SearchOptions} from './information-set-search.js';
import {numberOf} from './move-number.js';
import type {SearchedGame} from './searched-game.js';

/** How much a `strong` player searches at most. */
const STRONG = 1000;

/** The four levels of a game, from its rules of thumb and what a search needs of it. */
export function levelsOf<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  casual: Chooser<V>,
): Chooser<V> {
  const weigh = weighingOf(searched, judge);
  return function* (view, options) {
    const {level} = options;
    if (level === 'beginner') return yield* beginner(searched, judge, casual, view, options);
    if (level === 'casual' || view.moves.length === 0) return yield* casual(view, options);
    const steps = weigh(view, options);
    for (;;) {
      const {value, done} = steps.next();
      if (value.length === 1) return yield* casual(view, options);
      const choice = value.reduce((a, b) => (b.worth > a.worth ? b : a));
      if (done) return choice;
      yield choice;
    }
  };
}

/**
 * Who begins believes in the first arrangement of the cards that comes to mind, and plays what looks good in it at once; what is to be
 * decided before play, as the rules of thumb have it, what was seen before being forgotten.
 */
function* beginner<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  casual: Chooser<V>,
  view: V,
  options: ChooseOptions,
): Generator<Choice, Choice> {
  const remembered = searched.forgotten(view);
  const decides = view.moves.length > 0 && !searched.isBeforePlay?.(view);
  const habits = decides ? finish(judge(remembered, options, seededRandom(options.seed, 0, 'habits'))) : [];
  if (habits.length < 2) return yield* casual(remembered, options);
  const random = seededRandom(options.seed, view.moves.length, 'beginner');
  const seat = view.viewer as Seat;
  const world = searched.sample(view, random);
  const liked = numberOf(searched.quickMove(world, seat, world.moves(seat), random));
  return habits.find(({move}) => numberOf(move) === liked) ?? (yield* casual(remembered, options));
}

/** A move as search and rules of thumb together see it. */
export interface Weighed extends Choice {
  /** By what moves of one view compare; -Infinity for those that the search gave up. */
  readonly worth: number;
}

/** What search and rules of thumb together think of each move that may be chosen. */
export type Weighing<V extends View> = (
  view: V,
  options: ChooseOptions,
) => Generator<readonly Weighed[], readonly Weighed[]>;

export const weighingOf = <V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
): Weighing<V> =>
  function* (view, options) {
    const habits = finish(judge(view, options, seededRandom(options.seed, 0, 'habits')));
    if (habits.length === 1) return habits.map((habit) => ({...habit, worth: 0}));
    const steps = searchBy(searched, view, {
      ...options,
      moves: habits.map(({move}) => move),
      priors: habits.map(({value}) => (searched.trust * value) / searched.scale),
    });
    for (;;) {
      const {value, done} = steps.next();
      const weighed = together(value, habits, searched);
      if (done) return weighed;
      yield weighed;
    }
  };

/** Near the end exactly, world by world, if the level does that; before by the tree. */
function searchBy<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  view: V,
  {level, ...options}: ChooseOptions & SearchOptions,
): Generator<readonly Judged[], readonly Judged[]> {
  if (level === 'strong')
    return search(searched, view, {
      ...options,
      iterations: Math.min(STRONG, options.iterations),
    });
  if (searched.ending?.isNear(view)) return searchEnding(searched, searched.ending, view, options);
  return search(searched, view, options);
}

function together(
  judged: readonly Judged[],
  habits: readonly Choice[],
  {scale, trust}: {readonly scale: number; readonly trust: number},
): readonly Weighed[] {
  return judged.map(({isOut, reward}, place) => {
    const habit = habits[place]!;
    const worth = isOut ? -Infinity : reward * scale + trust * habit.value;
    return {...habit, value: reward * scale, worth};
  });
}
