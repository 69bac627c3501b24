import type {Problem} from '@cartavola/engine';
import type {Puzzle} from '@cartavola/lessons';
import type {PuzzleWords} from '@cartavola/words';
import type {Standings} from './kept-standings.js';
import type {LoadedPuzzles} from './load-puzzles.js';

/** Problem with its sentence in the reader's language. */
export interface ToldProblem {
  readonly problem: Problem;
  readonly text: string;
}

/** Where the reader of a set is, and the acts. */
interface SetState {
  /** Place of the puzzle that is shown. */
  readonly place: number;
  readonly standings: Standings;
  /** The reader is asked whether to erase the progress, or has done so. */
  readonly erasing: 'asked' | 'done' | undefined;
  readonly goTo: (place: number) => void;
  readonly erase: () => void;
}

/** Set as it is shown, and the acts of its reader. */
export interface ShownSet extends SetState {
  readonly title: string;
  readonly puzzles: readonly Puzzle[];
  readonly words: PuzzleWords;
  /** Problems of puzzles that are left out. */
  readonly leftOut: readonly ToldProblem[];
}

/** Makes what the templates need of a set. */
export function stateOf({set, words, language, gameTitle}: LoadedPuzzles, state: SetState): ShownSet {
  const {title, puzzles, problems} = set;
  return {
    ...state,
    // A title in another language is better than none.
    title: title[language] ?? title['en'] ?? Object.values(title)[0] ?? words.setOf(gameTitle),
    puzzles,
    words,
    leftOut: problems.map((problem) => toldProblem(problem, words)),
  };
}

/** Tells a problem in the language of the words; in English without them. */
export const toldProblem = (problem: Problem, words: PuzzleWords | undefined): ToldProblem => ({
  problem,
  text: words?.problemText(problem.code, problem.path) ?? problem.message,
});
