// Pits each bot level against the yardsticks. Run by `node tools/run.mjs lab/strength --yardsticks`.
import {finish, type Level} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, refusalOf, type Move} from '@cartavola/engine';
import {scopa, type ScopaDeal, type ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {bookish} from './bookish.js';
import {greedy} from './greedy.js';
import {plainIsmcts, seesAll} from './plain-search.js';
import type {Yardstick} from './yardstick.js';

/** Options of the yardsticks' game. */
export const OPTIONS = {players: 2, rules: 'italian'} as const;

/** The yardsticks, keyed by name, weakest first, each with its maximum number of iterations. */
export const yardsticksOf = (iterations: number): ReadonlyMap<string, Yardstick> =>
  new Map([
    ['greedy', greedy],
    ['bookish', bookish],
    [`plain ISMCTS ${iterations}`, plainIsmcts(iterations)],
    [`sees all ${iterations}`, seesAll(iterations)],
  ]);

/** A level and the yardstick it plays against. */
interface Trial {
  readonly level: Level;
  readonly iterations: number;
  readonly yardstick: Yardstick;
  /** Number of packs. Each is played twice with the sides exchanged. */
  readonly packs: number;
  readonly seed: string;
}

/** Results of one pack, played from both sides as in a league. */
interface PackResult {
  /** Average points of the level minus those of the yardstick. */
  readonly margin: number;
  readonly points: readonly [number, number];
  /** How many of the two deals the level won, from 0 to 2. A draw counts half. */
  readonly won: number;
}

/** Chooses a move from a view. `deal` is only for players who see everything. */
type Chooses = (view: ScopaView, seed: string, deal: ScopaDeal) => Move;

/** Plays the packs one after another. */
export function* resultsOf({level, iterations, yardstick, packs, seed}: Trial): Generator<PackResult> {
  const ofLevel: Chooses = (view, own) => finish(choose(view, {level, iterations, seed: own})).move;
  for (let number = 0; number < packs; number++) {
    const name = `${seed}/${number}`;
    const first = pointsOf([ofLevel, yardstick], name);
    const second = pointsOf([yardstick, ofLevel], name);
    const points = [(first[0] + second[1]) / 2, (first[1] + second[0]) / 2] as const;
    const won = (1 + Math.sign(first[0] - first[1])) / 2 + (1 + Math.sign(second[1] - second[0])) / 2;
    yield {margin: points[0] - points[1], points, won};
  }
}

/** Plays a deal. Returns the points of each side. */
function pointsOf(players: readonly [Chooses, Chooses], seed: string): readonly [number, number] {
  const options = readOptions(scopa, OPTIONS);
  if (!options.ok) throw new Error(options.problem.message);
  const deal = new Match(scopa, options.value, seed).deal();
  while (!deal.over) {
    const seat = deal.turn;
    const move = players[seat as 0 | 1](scopa.view(deal, seat), `${seed}/1`, deal);
    const refusal = refusalOf(scopa, deal, seat, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused by ${refusal.rule}`);
    deal.play(seat, move);
  }
  const [one, other] = scopa.score(deal).marks!;
  return [one!, other!];
}
