import {seededRandom, type Deal, type View} from '@cartavola/engine';
import {PASS} from '../best.js';
import type {Choice, Chooser, Judge} from '../choice.js';
import {finish} from '../drive.js';
import {search, type Judged} from './information-set-search.js';
import type {SearchedGame} from './searched-game.js';

/** How much a `strong` player searches at most. */
const STRONG = 250;
/** A move that was tried less often than this part of the most is out of the question. */
const TRIED = 0.25;

/** The four levels of a game, from its rules of thumb and what a search needs of it. */
export function levelsOf<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  casual: Chooser<V>,
): Chooser<V> {
  return function* (view, options) {
    const {level} = options;
    if (level === 'beginner') return yield* casual(searched.forgotten(view), options);
    const moves = searched.mayPass?.(view) ? [...view.moves, PASS] : view.moves;
    if (level === 'casual' || moves.length < 2 || searched.isOpen?.(view)) return yield* casual(view, options);
    const habits = finish(judge(view, options, seededRandom(options.seed, 0, 'habits')));
    const iterations = level === 'strong' ? Math.min(STRONG, options.iterations) : options.iterations;
    const steps = search(searched, view, {moves, iterations, seed: options.seed});
    for (;;) {
      const {value, done} = steps.next();
      const choice = weighed(value, habits, searched);
      if (done) return choice;
      yield choice;
    }
  };
}

/** The move that search and rules of thumb together think best, of those that the search did not give up. */
function weighed(
  judged: readonly Judged[],
  habits: readonly Choice[],
  {scale, trust}: {readonly scale: number; readonly trust: number},
): Choice {
  const most = Math.max(...judged.map(({visits}) => visits));
  let best: Choice | undefined;
  let highest = -Infinity;
  judged.forEach(({visits, reward}, place) => {
    const habit = habits[place]!;
    const worth = reward * scale + trust * habit.value;
    if (visits < TRIED * most || worth <= highest) return;
    highest = worth;
    best = {...habit, value: reward * scale};
  });
  return best!;
}
