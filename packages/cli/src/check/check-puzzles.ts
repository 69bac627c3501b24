import {isObject, parseJson, type Problem} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {checkPuzzle, readPuzzles} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {askExact} from '../ask-exact.js';

/** Faults in a puzzle or set, with their paths in its JSON. */
interface CheckedPuzzles {
  readonly problems: readonly Problem[];
  /** Number of puzzles that could be read. */
  readonly puzzles: number;
  /** Ids of these puzzles. */
  readonly ids: readonly string[];
}

/** Reads a puzzle or a puzzle set, plays each puzzle, and lists the faults. Never rejects. */
export async function checkPuzzles(text: string): Promise<CheckedPuzzles> {
  const json = parseJson(text, 'puzzle.json');
  if (!json.ok) return {problems: [json.problem], puzzles: 0, ids: []};
  const data = json.value;
  const read = readPuzzles(data, games);
  if (!read.ok) return {problems: [read.problem], puzzles: 0, ids: []};
  const {puzzles, problems} = read.value;
  const found: Problem[] = [...problems];
  const places = placesOf(data);
  for (const puzzle of puzzles) {
    const {lesson} = await lessons[puzzle.game]!();
    const place = places.get(puzzle.id);
    const inside = place === undefined ? '' : `puzzles[${place}]`;
    for (const problem of await checkPuzzle(puzzle, lesson, askExact))
      found.push({...problem, path: [inside, problem.path].filter(Boolean).join('.')});
  }
  return {problems: found, puzzles: puzzles.length, ids: puzzles.map(({id}) => id)};
}

/** Returns the places in a set of the first puzzles with each id. Empty for a single puzzle. */
function placesOf(data: unknown): ReadonlyMap<unknown, number> {
  const list = isObject(data) && Array.isArray(data['puzzles']) ? (data['puzzles'] as readonly unknown[]) : [];
  const ids = list.flatMap((one, place) => (isObject(one) ? [[one['id'], place] as const] : []));
  return new Map(ids.reverse());
}
