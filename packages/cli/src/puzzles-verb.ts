import {findPuzzles, PROOFS, type FoundPuzzle, type ProofKind, type PuzzleSearch} from '@cartavola/bots/puzzles.js';
import type {Game, Options} from '@cartavola/engine';
import {answerText, writePuzzleSet, type Puzzle} from '@cartavola/lessons';
import {counted} from './counted.js';
import {countFrom, gameNamed, GAMES_AND_OPTIONS, optionsFrom} from './given-game.js';
import {LongWork} from './long-work.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import {USUAL_ITERATIONS} from './think.js';
import type {Verb} from './verb.js';
import {writeTo} from './write-output.js';

/** Number of iterations for a proof, as a multiple of the iterations for a bot's move. */
const TIMES = 100;
/** Default number of puzzles. */
const USUAL_COUNT = 50;

/** `cartavola puzzles`: makes a set of puzzles from matches between expert bots. */
export const puzzlesVerb: Verb = {
  name: 'puzzles',
  usage: 'GAME [--count N] [--seed TEXT] [--options JSON] [--proof KIND] [--moves N] [--iterations N] [-o FILE]',
  summary: 'Find puzzles in matches between experts, and write them as a set.',
  help: `Plays matches between experts and looks at their choices. A choice becomes a puzzle if one move is right beyond
doubt, weaker levels miss it, and it has a theme. Prints a set as in docs/puzzles.md ("cartavola-puzzles/1"). The
same arguments give the same set. Ctrl+C ends it with the puzzles found so far.

Options:
  --count N         number of puzzles (default: ${USUAL_COUNT})
  --seed TEXT       any text (default: 0)
  --options JSON    options of the game, as in a record, such as '{"players":2}' (default: {})
  --proof KIND      exact: solved to the end of the deal, with all cards known, easily deduced, or shown;
                    search: two searches with different seeds agree, and hidden cards stay hidden
                    (default: any kind)
  --moves N         2 to 4: only puzzles in which the solver must find at least N moves. They are exact, and are
                    played to the end of the deal against the best defence
  --iterations N    iterations of each of the two searches (default: ${TIMES} times as many as a bot uses for a move)
  -o, --output FILE write the set to FILE (default: print it)
  --force           overwrite an existing file

${GAMES_AND_OPTIONS}`,
  options: {
    count: {type: 'string'},
    seed: {type: 'string'},
    options: {type: 'string'},
    proof: {type: 'string'},
    moves: {type: 'string'},
    iterations: {type: 'string'},
    output: {type: 'string', short: 'o'},
    force: {type: 'boolean'},
  },
  isLong: true,
  async *answers({options, names}, surroundings) {
    const game = gameNamed(names, 'puzzles');
    const chosen = optionsFrom(options['options'] ?? '{}', game);
    const search: PuzzleSearch = {
      game: game.id,
      options: chosen,
      count: countFrom(options['count'] ?? `${USUAL_COUNT}`, 'count'),
      seed: options['seed'] ?? '0',
      by: options['proof'] === undefined ? undefined : proofFrom(options['proof']),
      moves: options['moves'] === undefined ? undefined : movesFrom(options['moves']),
      iterations: countFrom(options['iterations'] ?? `${TIMES * USUAL_ITERATIONS}`, 'iterations'),
    };
    const {found, isWhole} = await searched(search, surroundings);
    if (!isWhole)
      surroundings.complain(`cartavola: stopped, with ${found.length} of ${counted(search.count, 'puzzle')}`);
    if (found.length === 0 && !isWhole) return;
    const text = writePuzzleSet({game: game.id, title: {}, puzzles: numbered(found, game, chosen)}, game);
    const {output} = options;
    if (output === undefined) yield {text, refused: !isWhole};
    else {
      await writeTo(output, new TextEncoder().encode(`${text}\n`), options['force'] !== undefined, surroundings);
      yield {text: `${output}: ${counted(found.length, 'puzzle')}`, refused: !isWhole};
    }
  },
};

function movesFrom(text: string): number {
  if (!/^[2-4]$/.test(text)) throw new WrongUse('--moves must be 2, 3 or 4');
  return Number(text);
}

function proofFrom(text: string): ProofKind {
  const kind = PROOFS.find((one) => one === text);
  if (!kind) throw new WrongUse(`--proof must be one of ${PROOFS.join(', ')}`);
  return kind;
}

/** Searches until all puzzles are found or the user stops the search. */
async function searched(
  search: PuzzleSearch,
  surroundings: Surroundings,
): Promise<{readonly found: readonly FoundPuzzle[]; readonly isWhole: boolean}> {
  const work = new LongWork(surroundings, 'puzzle', search.count);
  const steps = findPuzzles(search);
  for (;;) {
    const {value, done} = steps.next();
    work.done = value.found.length;
    await work.look();
    if (done || work.isStopped) return {found: [...value.found], isWhole: done === true};
  }
}

/** Adds ids and goals to the puzzles. */
const numbered = (found: readonly FoundPuzzle[], {id}: Game, options: Options): readonly Puzzle[] =>
  found.map(({position, right, themes, rating, proof: {gain: _, ...proof}, goal}, place) => ({
    id: `${id}-${themes[0]}-${String(place + 1).padStart(3, '0')}`,
    game: id,
    options,
    position,
    goal,
    answers: right.map(answerText),
    themes,
    rating,
    proof,
    texts: {},
  }));
