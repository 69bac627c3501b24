import {seededRandom, type Deal, type Seat, type View} from '@cartavola/engine';
import type {SearchOptions} from './information-set-search.js';
import {numberOf} from './move-number.js';
import {Race, type Judged} from './race.js';
import type {Ending, SearchedGame} from './searched-game.js';
import {Worlds} from './worlds.js';

/**
 * Perfect-information Monte Carlo search: samples worlds from the view, solves each exactly, and averages the rewards
 * of every move. Long, Sturtevant, Buro and Furtak (2010) show that this works well if little information stays hidden
 * until the end.
 */
export function* searchEnding<V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  ending: Ending<V, D>,
  view: V,
  {moves, priors, iterations, seed, totals}: SearchOptions,
): Generator<readonly Judged[], readonly Judged[]> {
  const worlds = new Worlds(searched, view, seededRandom(seed, view.moves.length, 'worlds'));
  const me = view.viewer as Seat;
  const places = new Map(moves.map((move, place) => [numberOf(move), place]));
  const race = new Race(priors, 1);
  const cards = view.hands.reduce((sum, {length}) => sum + length, 0);
  let left = Math.max(1, Math.round(iterations / ending.effort(cards)));
  for (; left > 0 && race.runners.length > 1; left--) {
    const world = worlds.fresh();
    const steps = ending.solve(world, me);
    for (let step = steps.next(); ; step = steps.next()) {
      if (!step.done) yield race.judged(moves);
      else {
        for (const {move, value} of step.value) {
          const place = places.get(numberOf(move));
          if (place !== undefined) race.book(place, ending.reward(value, world, me, totals));
        }
        break;
      }
    }
    race.settle(1);
    yield race.judged(moves);
  }
  return race.judged(moves);
}
