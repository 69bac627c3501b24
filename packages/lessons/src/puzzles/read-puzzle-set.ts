import {failure, isObject, success, type Problem, type Result, type WholeGame} from '@cartavola/engine';
import {listIn, objectIn, plain, reading, reject} from './plain-data.js';
import {PUZZLE_SET_FORMAT, type Puzzle, type PuzzleSet} from './puzzle.js';
import {byLanguage, puzzleAt, titleAt} from './read-puzzle.js';

/** The valid part of a set. Faulty puzzles are left out and reported in `problems`. */
export interface ReadPuzzleSet extends PuzzleSet {
  readonly problems: readonly Problem[];
}

/**
 * Reads a set of puzzles. Rejects the whole set if its common parts are faulty. A faulty puzzle, or one with the same
 * id as an earlier one, is left out and reported in `problems`. Never throws.
 */
export function readPuzzleSet(data: unknown, games: readonly WholeGame[]): Result<ReadPuzzleSet> {
  const copy = plain(data);
  if (!copy.ok) return copy;
  const head = reading(() => {
    const entry = objectIn(copy.value, '', undefined);
    if (entry['format'] !== PUZZLE_SET_FORMAT)
      reject('format', 'format', `The format of a set of puzzles must be "${PUZZLE_SET_FORMAT}".`);
    objectIn(entry, '', ['format', 'game', 'title', 'puzzles']);
    const game = games.find(({id}) => id === entry['game']);
    if (!game) return reject('game', 'game', `The game must be one of: ${games.map(({id}) => id).join(', ')}.`);
    if (entry['puzzles'] === undefined) reject('puzzles', 'puzzles', 'A set must have a list of puzzles.');
    const written = listIn(entry, 'puzzles', '', (one) => one);
    if (written.length === 0) reject('puzzles', 'puzzles', 'This set has no puzzles.');
    return {game: game.id, title: byLanguage(entry['title'], 'title', titleAt), written};
  });
  if (!head.ok) return head;
  const {game, title, written} = head.value;
  const puzzles: Puzzle[] = [];
  const problems: Problem[] = [];
  const ids = new Set<string>();
  for (const [place, one] of written.entries()) {
    const path = `puzzles[${place}]`;
    const read = reading(() => puzzleAt(one, path, games, game));
    if (!read.ok) problems.push(read.problem);
    else if (ids.has(read.value.id)) problems.push(repeated(read.value.id, `${path}.id`));
    else {
      puzzles.push(read.value);
      ids.add(read.value.id);
    }
  }
  return success({game, title, puzzles, problems});
}

const repeated = (id: string, path: string): Problem => ({
  code: 'puzzle.repeated',
  path,
  message: `Another puzzle in this set has the id "${id}".`,
});

/** Reads a set, or a single puzzle as a set of one. */
export function readPuzzles(data: unknown, games: readonly WholeGame[]): Result<ReadPuzzleSet> {
  const copy = plain(data);
  if (!copy.ok) return copy;
  if (!isObject(copy.value)) return failure('puzzle.type', '', 'This must be a puzzle or a set of puzzles.');
  if (copy.value['format'] === PUZZLE_SET_FORMAT || 'puzzles' in copy.value) return readPuzzleSet(copy.value, games);
  const one = reading(() => puzzleAt(copy.value, '', games));
  return one.ok ? success({game: one.value.game, title: {}, puzzles: [one.value], problems: []}) : one;
}
