import {askingOrder, finish, type Level} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {ABSURDITIES} from './absurdities.js';

/** Variants in which manners are counted. */
export const TABLES: readonly (readonly [game: string, options: Record<string, unknown>])[] = [
  ['scopa', {players: 2, rules: 'italian'}],
  ['scopa', {players: 4, rules: 'italian'}],
  ['capra', {}],
  ['capodama', {players: 2}],
  ['capodama', {players: 4}],
  ['calypso', {}],
];

/** Maximum share of opportunities in which a player at level casual or above may do something absurd. */
const RATE = 0.02;

/** How often players at a level did something absurd, and the number of opportunities. */
interface Count {
  readonly what: string;
  occasions: number;
  done: number;
}

/** Whether a level may make absurd moves this often. A beginner may, but others should hardly ever do it. */
export const isForgiven = (level: Level, {occasions, done}: Count): boolean =>
  level === 'beginner' || done <= Math.max(1, RATE * occasions);

/** Plays deals between players at one level, and counts their absurd moves. */
export function countManners(
  id: string,
  given: Record<string, unknown>,
  level: Level,
  {deals, iterations, seed}: {readonly deals: number; readonly iterations: number; readonly seed: string},
): readonly Count[] {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problem.message);
  const counts = ABSURDITIES[id]!.map(({what}): Count => ({what, occasions: 0, done: 0}));
  for (let number = 0; number < deals; number++) {
    const deal = new Match(game, options.value, `${seed}/${number}`).deal();
    while (!deal.over) {
      const {turn} = game.view(deal, 'spectator');
      for (const seat of askingOrder(deal.actors, turn)) {
        const view = game.view(deal, seat);
        const {move} = finish(choose(view, {level, iterations, seed: `${seed}/${number}`}));
        if (move.type === 'pass' && !turn.includes(seat)) continue;
        ABSURDITIES[id]!.forEach((absurdity, place) => {
          if (!absurdity.isPossible(view)) return;
          counts[place]!.occasions++;
          if (absurdity.isDone(view, move)) counts[place]!.done++;
        });
        deal.play(seat, move);
        break;
      }
    }
  }
  return counts;
}
