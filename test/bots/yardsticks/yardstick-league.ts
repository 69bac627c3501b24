// Plays levels of bots against the yardsticks. Run by `node tools/lab/strength.mjs --yardsticks`.
import {finish, type Level} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, refusalOf, type Move} from '@cartavola/engine';
import {scopa, type ScopaDeal, type ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {bookish} from './bookish.js';
import {greedy} from './greedy.js';
import {plainIsmcts, seesAll} from './plain-search.js';
import type {Yardstick} from './yardstick.js';

/** The game that the yardsticks play. */
export const OPTIONS = {players: 2, rules: 'italian'} as const;

/** The yardsticks by name, the weakest first, each with as many iterations as it may make. */
export const yardsticksOf = (iterations: number): ReadonlyMap<string, Yardstick> =>
  new Map([
    ['greedy', greedy],
    ['bookish', bookish],
    [`plain ISMCTS ${iterations}`, plainIsmcts(iterations)],
    [`sees all ${iterations}`, seesAll(iterations)],
  ]);

/** A level and what it is measured against. */
interface Trial {
  readonly level: Level;
  readonly iterations: number;
  readonly yardstick: Yardstick;
  /** Number of packs; each is played twice, with the sides exchanged. */
  readonly packs: number;
  readonly seed: string;
}

/** One pack, played both ways: as a league has it. */
interface PackResult {
  /** Mean points of the level less those of the yardstick. */
  readonly margin: number;
  readonly points: readonly [number, number];
  /** Number of the two plays, 0 to 2, that the level won; a draw is half of one. */
  readonly won: number;
}

/** Chooses a move from a view; `deal` is for those who see all. */
type Chooses = (view: ScopaView, seed: string, deal: ScopaDeal) => Move;

/** Plays the packs, one after the other. */
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

/** Plays a deal and returns the points of each side. */
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
