// Pits players with a temper against players without one. Run by `node tools/run.mjs lab/strength --tempers`.
import {TEMPERS, type Level, type Temper} from '@cartavola/bots';
import {readOptions} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {playLeague, type Pair} from '../../packages/cli/src/league.js';

/** Contest between players of the same level, some with a temper and some without. */
export interface TemperContest {
  /** Id of the game. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly level: Level;
  readonly iterations: number;
  /** Number of packs, each played twice with the sides exchanged. */
  readonly packs: number;
  readonly seed: string;
}

/** Yields each temper with the results of its packs as they are played. */
export function* temperResults({
  game: id,
  options: given,
  level,
  packs,
  ...limits
}: TemperContest): Generator<readonly [Temper, Iterable<Pair>]> {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problem.message);
  for (const temper of TEMPERS) {
    if (temper === 'exact') continue;
    const league = {game, options: options.value, levels: [level, level], tempers: [temper, 'exact']} as const;
    yield [temper, playLeague({...league, ...limits, deals: packs})];
  }
}
