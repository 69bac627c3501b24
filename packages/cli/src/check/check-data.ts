import {isObject, type Problem, type Result} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {readContent} from '@cartavola/engine/notation.js';
import {parsePad} from '@cartavola/engine/pad.js';
import {countings} from '@cartavola/engine/pad/games.js';
import {jsonFault, JsonPlaces} from './json-places.js';
import {checkPuzzles, type PuzzleFault} from './check-puzzles.js';
import {Lines, type Place} from './lines.js';

/** Problem in data or notation, with its location in the text. */
interface DataFault extends Place {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly isWarning: boolean;
}

/** Result of checking data. */
interface CheckedData {
  readonly faults: readonly DataFault[];
  readonly puzzles: number;
}

/** Whether text is JSON rather than a page. */
export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Returns the `format` of the kit's JSON data, such as `cartavola-pad/1`. Returns undefined for other text. */
export function formatOf(text: string): string | undefined {
  if (!isJson(text)) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    const format = isObject(data) ? data['format'] : undefined;
    return typeof format === 'string' && format.startsWith('cartavola') ? format : undefined;
  } catch {
    // Even invalid JSON usually contains the format near the beginning.
    return /"format"\s*:\s*"(cartavola[\w-]*\/\d+)"/.exec(text.slice(0, 500))?.[1];
  }
}

/** Returns a function that locates problems in text, by their line and column or by the path of a JSON value. */
function placesOfProblems(text: string): (problem: Problem) => Place {
  const lines = new Lines(text);
  const json = isJson(text) ? new JsonPlaces(text) : undefined;
  return ({path}) => {
    const [, line, column] = /^(\d+):(\d+)$/.exec(path) ?? [];
    if (line === undefined) return lines.placeAt(json?.offsetOf(path) ?? 0);
    const offset = lines.offsetAt(Number(line), Number(column));
    return lines.placeAt(json ? jsonFault(text, offset) : offset, 1);
  };
}

/** Checks a puzzle, a puzzle set, a record, a score pad or notation. */
export async function checkData(text: string): Promise<CheckedData> {
  const {problems, puzzles} = await problemsIn(text);
  const placeOf = problems.length > 0 ? placesOfProblems(text) : undefined;
  return {
    puzzles,
    faults: problems.map((problem) => {
      const {code, path, message, isWarning = false} = problem;
      return {code, path, message, isWarning, ...placeOf!(problem)};
    }),
  };
}

async function problemsIn(
  text: string,
): Promise<{readonly problems: readonly PuzzleFault[]; readonly puzzles: number}> {
  const format = formatOf(text) ?? '';
  if (format.startsWith('cartavola-pad')) return problemsOf(parsePad(text, countings));
  const isPuzzle = isJson(text) && (format === '' || format.startsWith('cartavola-puzzle'));
  return isPuzzle ? checkPuzzles(text) : problemsOf(readContent(text.trim(), {games, letters: 'en'}));
}

const problemsOf = (read: Result<unknown>): {readonly problems: readonly Problem[]; readonly puzzles: number} => ({
  problems: read.ok ? [] : [read.problem],
  puzzles: 0,
});
