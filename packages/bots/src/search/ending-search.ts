import {seededRandom, type Deal, type Seat, type View} from '@cartavola/engine';
import type {Judged, SearchOptions} from './information-set-search.js';
import {numberOf} from './move-number.js';
import type {Ending, SearchedGame} from './searched-game.js';
import {Worlds} from './worlds.js';

/** So many iterations of the tree take about as long as one world that is worked out to its end. */
const PER_WORLD = 50;

/**
 * Perfect-information Monte Carlo search: worlds drawn from the view, each worked out exactly, and every move's rewards averaged (Long,
 * Sturtevant, Buro and Furtak, 2010, on where that is sound: where little stays hidden to the end).
 */
export function* searchEnding<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  ending: Ending<V, D>,
  view: V,
  {moves, iterations, seed}: SearchOptions,
): Generator<readonly Judged[], readonly Judged[]> {
  const worlds = new Worlds(searched, view, seededRandom(seed, view.moves.length, 'worlds'));
  const me = view.viewer as Seat;
  const sums = new Map<number, number>();
  const count = Math.max(1, Math.round(iterations / PER_WORLD));
  const found = (worlds: number): readonly Judged[] =>
    moves.map((move) => ({move, isOut: false, reward: (sums.get(numberOf(move)) ?? 0) / Math.max(1, worlds)}));
  for (let drawn = 0; drawn < count; drawn++) {
    const world = worlds.fresh();
    const steps = ending.solve(world, me);
    for (;;) {
      const {value, done} = steps.next();
      if (done) {
        for (const {move, value: worth} of value) {
          const number = numberOf(move);
          sums.set(number, (sums.get(number) ?? 0) + ending.reward(worth, world, me));
        }
        break;
      }
      yield found(drawn);
    }
    yield found(drawn + 1);
  }
  return found(count);
}
