// Measures a thousand search iterations from the first decision of a deal. Run by `npm run bench`.
import {finish} from '@cartavola/bots';
import {playersOf} from '@cartavola/bots/games.js';
import {Match, readOptions, type View} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {costOf, mean, type Cost} from './cost.js';
import type {Measuring} from './engine-bench.js';

const VARIANTS = [
  ['search-capodama-4', 'capodama', {players: 4}],
  ['search-scopa-2', 'scopa', {players: 2}],
  ['search-capra', 'capra', {}],
  ['search-calypso', 'calypso', {}],
] as const;

const DEALS = 40;

/** Returns the views of the first seat to act, one per deal. */
function firstViews(id: string, given: object): View[] {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, {...given});
  if (!options.ok) throw new Error(options.problem.message);
  return Array.from({length: DEALS}, (_, seed) => {
    const deal = new Match(game, options.value, `search ${seed}`).deal();
    return game.view(deal, deal.actors[0]!);
  });
}

/**
 * Names of the searches to measure. Each runs in its own process, as it would in a worker, because code is slower once
 * it has played several games.
 */
export const SEARCHES: readonly string[] = VARIANTS.map(([name]) => name);

/** Measures the cost of one search. */
export function benchSearch(name: string, measuring: Measuring): Cost {
  const [, id, given] = VARIANTS.find((variant) => variant[0] === name)!;
  const {weigh} = playersOf(id);
  const run = (view: View): unknown => finish(weigh(view, {level: 'expert', iterations: 1000, seed: 'bench'}));
  return costOf(firstViews(id, given), run, mean, measuring);
}
