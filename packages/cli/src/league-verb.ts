import {LEVELS} from '@cartavola/bots';
import {counted} from './counted.js';
import {countFrom, gameNamed, GAMES_AND_OPTIONS, levelsFrom, optionsFrom} from './given-game.js';
import {leagueSteps, type League, type Pair} from './league.js';
import {LongWork} from './long-work.js';
import {strengthOf, type Strength} from './strength.js';
import {WrongUse} from './surroundings.js';
import {USUAL_ITERATIONS} from './think.js';
import type {Verb} from './verb.js';

/** `cartavola league`: plays levels against each other on duplicate deals. */
export const leagueVerb: Verb = {
  name: 'league',
  usage: 'GAME [--options JSON] [--levels LIST] [--deals N] [--seed TEXT] [--json]',
  summary: 'Play levels of bots against each other on duplicate deals.',
  help: `Each level plays the one named before it. Every pack is played twice, with the sides exchanged. The margin is
how many more points a level scored than the other with the same packs and sides, with its standard error. In
games that score only the match, a pack is a whole match. Without --milliseconds the same seed gives the same
result. Ctrl+C ends with the packs played so far.

Options:
  --options JSON      options of the game, as in a record (default: {})
  --levels LIST       two or more of ${LEVELS.join(', ')}, weakest first (default: all)
  --deals N           number of packs (default: 100)
  --iterations N      maximum number of search iterations per move (default: ${USUAL_ITERATIONS})
  --milliseconds N    time limit per move (default: none)
  --seed TEXT         any text (default: 0)
  --json              print a JSON object per line instead of a sentence

${GAMES_AND_OPTIONS}`,
  options: {
    options: {type: 'string'},
    levels: {type: 'string'},
    deals: {type: 'string'},
    iterations: {type: 'string'},
    milliseconds: {type: 'string'},
    seed: {type: 'string'},
    json: {type: 'boolean'},
  },
  isLong: true,
  async *answers({options, names}, surroundings) {
    const game = gameNamed(names, 'league');
    const levels = levelsFrom(options['levels'] ?? LEVELS.join());
    if (levels.length < 2) throw new WrongUse('--levels must list two or more levels');
    const {milliseconds} = options;
    const deals = countFrom(options['deals'] ?? '100', 'deals');
    const work = new LongWork(surroundings, 'pack', deals * (levels.length - 1));
    for (let place = 1; place < levels.length; place++) {
      const league: League = {
        game,
        options: optionsFrom(options['options'] ?? '{}', game),
        levels: [levels[place]!, levels[place - 1]!],
        deals,
        iterations: countFrom(options['iterations'] ?? `${USUAL_ITERATIONS}`, 'iterations'),
        ...(milliseconds !== undefined && {milliseconds: countFrom(milliseconds, 'milliseconds')}),
        seed: options['seed'] ?? '0',
      };
      const pairs = await playedPairs(league, work);
      if (pairs.length === 0) return;
      const played = {...league, deals: pairs.length};
      const strength = strengthOf(pairs);
      yield {text: options['json'] ? jsonOf(played, strength) : sentenceOf(played, strength), refused: false};
      if (work.isStopped) return;
    }
  },
};

/** Plays the packs of a league until all are played or the user stops it. */
async function playedPairs(league: League, work: LongWork): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (const pair of leagueSteps(league)) {
    if (pair) {
      pairs.push(pair);
      work.done++;
    }
    await work.look();
    if (work.isStopped) break;
  }
  return pairs;
}

const jsonOf = ({game, options, levels, deals, iterations}: League, strength: Strength): string =>
  JSON.stringify({game: game.id, options, levels, deals, iterations, ...strength});

const sentenceOf = ({game, levels, deals}: League, {margin, error, points, won}: Strength): string =>
  `${game.id}: ${levels[0]} is ${margin.toFixed(2)} ± ${error.toFixed(2)} points ahead of ${levels[1]} ` +
  `(${points.map((own) => own.toFixed(2)).join(' to ')}), and wins ${(100 * won).toFixed(1)} %; ${counted(deals, 'pack')}`;
