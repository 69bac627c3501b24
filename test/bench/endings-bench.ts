// Measures how long it takes to find the exact value of an ending, or of all its moves, in a single step. Run by `npm
// run bench`.
import {Match, readOptions, seededRandom, type Deal, type View, type WholeGame} from '@cartavola/engine';
import {inOneStep, type Solving} from '@cartavola/bots/endings/ending.js';
import {solvingCapodama, valueOfCapodama} from '@cartavola/bots/games/capodama/solve-capodama.js';
import {solvingCapra} from '@cartavola/bots/games/capra/solve-capra.js';
import {solvingScopa} from '@cartavola/bots/games/scopa/solve-scopa.js';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {costOf, mean, median, type Cost, type Summary} from './cost.js';
import type {Measuring} from './engine-bench.js';

/** Plays random deals until `cards` cards are left in each hand. */
function endings<V extends View, D extends Deal>(
  game: WholeGame<V, D>,
  given: object,
  cards: number,
  count: number,
): D[] {
  const options = readOptions(game, {...given});
  if (!options.ok) throw new Error(options.problem.message);
  const found: D[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const random = seededRandom('endings', seed, 'bench');
    const pack = game.shuffle(game.begin(options.value), random);
    const deal = new Match(game, options.value, '').deal({dealer: 0, pack});
    while (!deal.over && !isEnding(game.view(deal, 'open'), cards)) {
      const seat = deal.actors[0]!;
      const moves = deal.moves(seat);
      deal.play(seat, moves[random.below(moves.length)]!);
    }
    if (!deal.over) found.push(deal);
  }
  return found;
}

/** Whether a deal is in play with all cards dealt and `cards` cards in each hand. */
const isEnding = (view: View & {readonly phase?: string; readonly stock?: number}, cards: number): boolean =>
  (view.phase ?? 'play') === 'play' && (view.stock ?? 0) === 0 && view.hands.every((hand) => hand.length === cards);

function measure<D>(deals: readonly D[], solve: (deal: D) => Solving, summary: Summary, measuring: Measuring): Cost {
  const run = (deal: D): void => {
    if (!inOneStep(solve(deal))) throw new Error('An ending was not solved.');
  };
  return costOf(deals, run, summary, measuring);
}

/** Measures all costs, keyed by name. */
export function benchEndings(measuring: Measuring): Record<string, Cost> {
  const four = {players: 4};
  const steps = 1e9;
  const solveCapodama = (deal: Parameters<typeof solvingCapodama>[0]): Solving => solvingCapodama(deal, steps);
  const solveScopa = (deal: Parameters<typeof solvingScopa>[0]): Solving => solvingScopa(deal, steps);
  const six = endings(capodama, four, 6, 300);
  const eight = endings(capodama, four, 8, 25);
  return {
    'endings-capodama-6': costOf(six, valueOfCapodama, mean, measuring),
    'endings-capodama-8': costOf(eight, valueOfCapodama, median, measuring),
    'moves-capodama-6': measure(six, solveCapodama, mean, measuring),
    'moves-capodama-8': measure(eight, solveCapodama, median, measuring),
    'endings-scopa-2': measure(endings(scopa, {players: 2}, 3, 300), solveScopa, mean, measuring),
    'endings-scopa-4': measure(endings(scopa, four, 3, 100), solveScopa, mean, measuring),
    'endings-capra': measure(
      endings(capra, {}, 4, 100),
      (deal) => solvingCapra(deal, deal.actors[0], steps),
      mean,
      measuring,
    ),
  };
}
