import {isObject, parseJson, type Problem} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {answerText, checkPuzzle, isAnswer, readPuzzles, type Puzzle} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {drive} from '@cartavola/bots';
import {askExact, BUDGET, nextTurn} from '../ask-exact.js';
import {counted} from '../counted.js';

/** Fault in a puzzle, or a warning. */
export interface PuzzleFault extends Problem {
  readonly isWarning?: boolean;
}

/** Faults in a puzzle or set, with their paths in its JSON. */
interface CheckedPuzzles {
  readonly problems: readonly PuzzleFault[];
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
  const found: PuzzleFault[] = [...problems];
  const places = placesOf(data);
  for (const puzzle of puzzles) {
    const {lesson} = await lessons[puzzle.game]!();
    const place = places.get(puzzle.id);
    const inside = place === undefined ? '' : `puzzles[${place}]`;
    const faults: PuzzleFault[] = [...(await checkPuzzle(puzzle, lesson, askExact))];
    if (puzzle.goal === 'best' && faults.length === 0) faults.push(...(await faultsInBest(puzzle)));
    for (const problem of faults) found.push({...problem, path: [inside, problem.path].filter(Boolean).join('.')});
  }
  return {problems: found, puzzles: puzzles.length, ids: puzzles.map(({id}) => id)};
}

/** Proves the answers of a puzzle whose goal is the best move. */
async function faultsInBest(puzzle: Puzzle): Promise<readonly PuzzleFault[]> {
  const {judgingBest} = await import('@cartavola/bots/puzzles.js');
  const steps = judgingBest(puzzle.game, puzzle.position, (move) => isAnswer(puzzle, move));
  const found = await drive(steps, {now: () => performance.now(), pause: nextTurn, budget: BUDGET});
  const path = 'answers';
  if (found?.verdict === 'wrong') {
    const [rival, answer] = [answerText(found.rival), puzzle.answers.join(' ')];
    const points = counted(Math.round(Math.abs(found.lead) * 10) / 10, 'point');
    const how = found.by === 'exact' ? 'the deal was solved' : 'on average, in two searches';
    return [
      {
        code: 'puzzle.answers',
        path,
        message:
          found.lead === 0
            ? `${rival} is as good as ${answer}: ${how}. Add it to the answers, or change the position.`
            : `${rival} is better than ${answer} by ${points}: ${how}.`,
      },
    ];
  }
  if (found?.verdict === 'proven' || (found && puzzle.proof?.by === 'search')) return [];
  const message =
    'It is not proven that the answers are best: the difference to other moves is too small for a short search.';
  return [{code: 'puzzle.unproven', path, message, isWarning: true}];
}

/** Returns the places in a set of the first puzzles with each id. Empty for a single puzzle. */
function placesOf(data: unknown): ReadonlyMap<unknown, number> {
  const list = isObject(data) && Array.isArray(data['puzzles']) ? (data['puzzles'] as readonly unknown[]) : [];
  const ids = list.flatMap((one, place) => (isObject(one) ? [[one['id'], place] as const] : []));
  return new Map(ids.reverse());
}
