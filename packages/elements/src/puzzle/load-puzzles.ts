import {failure, isObject, parseJson, success, type Result} from '@cartavola/engine';
import {readPuzzles, type LessonSource, type ReadPuzzleSet} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadPuzzleWords, type Language, type PuzzleWords} from '@cartavola/words';

interface AskedPuzzles {
  /** Puzzle or set, as data or text. */
  readonly given: unknown;
  /** Game that the page expects, or undefined for any game. */
  readonly game: string | undefined;
  readonly language: Language;
}

/** Puzzles with their game. */
export interface LoadedPuzzles {
  readonly set: ReadPuzzleSet;
  readonly source: LessonSource;
  readonly words: PuzzleWords;
  readonly language: Language;
  /** Name of the game, which is the same in all languages. */
  readonly gameTitle: string;
}

/** Reads puzzles and loads their game. Rejects if something cannot be loaded. */
export async function loadPuzzles({given, game: expected, language}: AskedPuzzles): Promise<Result<LoadedPuzzles>> {
  const data = typeof given === 'string' ? parsed(given) : success(given);
  if (!data.ok) return data;
  const game = gameOf(data.value);
  if (expected !== undefined && expected !== game) return failure('puzzle.game', 'game', known());
  const load = game !== undefined && Object.hasOwn(lessons, game) ? lessons[game] : undefined;
  // If there is no game, `readPuzzles` reports the problem.
  const [loaded, words] = await Promise.all([load?.(), loadPuzzleWords(language, game ?? '')]);
  const read = readPuzzles(data.value, loaded ? [loaded.lesson.game] : []);
  if (!read.ok) return read.problem.code === 'puzzle.game' ? failure('puzzle.game', 'game', known()) : read;
  const gameTitle = read.value.game.charAt(0).toUpperCase() + read.value.game.slice(1);
  return success({set: read.value, source: loaded!.lesson, words, language, gameTitle});
}

/** Arguments of `failure` for an element without a puzzle. */
export const MISSING = [
  'puzzle.missing',
  '',
  'Set src, set game for the kit’s puzzles, or write the puzzle as JSON in <script type="application/json"> inside the element.',
] as const;

const known = (): string => `The game must be one of: ${Object.keys(lessons).join(', ')}.`;

function parsed(text: string): Result<unknown> {
  if (text.trim() === '') return failure(...MISSING);
  return parseJson(text, 'puzzle.json');
}

/** Returns the id of the game in the data. */
function gameOf(data: unknown): string | undefined {
  try {
    return isObject(data) && typeof data['game'] === 'string' ? data['game'] : undefined;
  } catch {
    // `readPuzzles` reports data that throws when read.
    return undefined;
  }
}
