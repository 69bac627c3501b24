import {LEVELS} from '@cartavola/bots';
import {countFrom, gameNamed, GAMES_AND_OPTIONS, levelsFrom, optionsFrom} from './given-game.js';
import {LongWork} from './long-work.js';
import {simulate} from './simulate.js';
import {WrongUse} from './surroundings.js';
import {USUAL_ITERATIONS} from './think.js';
import type {Verb} from './verb.js';

/** `cartavola simulate`: prints records of matches between bots or random players. */
export const simulateVerb: Verb = {
  name: 'simulate',
  usage: 'GAME [--levels LIST] [--options JSON] [--deals N] [--seed TEXT]',
  summary: 'Play matches between bots or random players, and print the records.',
  help: `Prints records of whole matches, one per line: between bots, or with every move drawn from the legal ones.
Plays matches until there are at least N deals. The last match is played to its end.
Without --milliseconds the same arguments give the same records. Ctrl+C ends with the finished matches.

Options:
  --levels LIST      of ${LEVELS.join(', ')}: one for all seats, or one per seat, seat 0 first
                     (default: no bots, random moves)
  --iterations N     maximum number of search iterations per move (default: ${USUAL_ITERATIONS})
  --milliseconds N   time limit per move (default: none)
  --options JSON     options of the game, as in a record, such as '{"players":4}' (default: {})
  --deals N          minimum number of deals (default: 1)
  --seed TEXT        any text (default: 0)

${GAMES_AND_OPTIONS}`,
  options: {
    levels: {type: 'string'},
    iterations: {type: 'string'},
    milliseconds: {type: 'string'},
    options: {type: 'string'},
    deals: {type: 'string'},
    seed: {type: 'string'},
  },
  isLong: true,
  async *answers({options, names}, surroundings) {
    const game = gameNamed(names, 'simulate');
    const {milliseconds, levels: list} = options;
    const chosen = optionsFrom(options['options'] ?? '{}', game);
    const simulation = {
      game,
      options: chosen,
      levels: list === undefined ? undefined : levelsAt(list, game.seats(chosen)),
      iterations: countFrom(options['iterations'] ?? `${USUAL_ITERATIONS}`, 'iterations'),
      milliseconds: milliseconds === undefined ? undefined : countFrom(milliseconds, 'milliseconds'),
      deals: countFrom(options['deals'] ?? '1', 'deals'),
      seed: options['seed'] ?? '0',
    };
    const work = new LongWork(surroundings, 'deal', simulation.deals);
    for (const {record, deals} of simulate(simulation)) {
      work.done = Math.min(deals, simulation.deals);
      await work.look();
      if (record !== undefined) yield {text: record, refused: false};
      if (work.isStopped) return;
    }
  },
};

/** Reads a level for each seat. A single name applies to all seats. Throws `WrongUse`. */
function levelsAt(list: string, seats: number): ReturnType<typeof levelsFrom> {
  const levels = levelsFrom(list);
  if (levels.length === 1) return Array.from({length: seats}, () => levels[0]!);
  if (levels.length !== seats) throw new WrongUse(`--levels must list one level, or one for each of ${seats} seats`);
  return levels;
}
