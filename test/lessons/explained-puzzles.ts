// Explanations of the answers to the built-in puzzles, as `<card-puzzle>` gives them.
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {askExact} from '@cartavola/cli/ask-exact.js';
import {shippedPuzzles} from '@cartavola/cli/shipped-puzzles.js';
import type {Move} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {askPuzzle, Defence, readPuzzleSet, type Exercise, type Puzzle} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadCardWords, loadLessonWords, loadPuzzleWords, type Language} from '@cartavola/words';
import {explain, type Explained} from '../../packages/elements/src/puzzle/explain/explain.js';
import type {Thinker} from '../../packages/elements/src/match/thinker.js';

/** Bots that think on the calling thread. */
const bots = {
  think: ({view, options}: Parameters<Thinker['think']>[0]) => Promise.resolve(finish(choose(view, options))),
} as unknown as Thinker;

/** A puzzle with its right and wrong first moves. */
export interface PuzzleMoves {
  readonly puzzle: Puzzle;
  readonly exercise: Exercise;
  readonly right: readonly Move[];
  readonly wrong: readonly Move[];
  /** Explains one of the moves in a language. */
  explain(move: Move, language: Language): Promise<Explained | undefined>;
}

/** Returns the built-in puzzles of a game. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const read = readPuzzleSet(JSON.parse(new TextDecoder().decode(await shippedPuzzles(game))), games);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value.puzzles;
}

/** Asks a built-in puzzle. */
export async function askedPuzzle(puzzle: Puzzle): Promise<PuzzleMoves> {
  const {lesson: source} = await lessons[puzzle.game]!();
  const begun = await new Defence(askExact).begin({puzzle, source});
  if (!begun.ok) throw new Error(begun.problem.message);
  const asked = askPuzzle(puzzle, source, begun.value);
  if (!asked.ok) throw new Error(asked.problem.message);
  const {exercise, question} = asked.value;
  const {right} = question;
  const isRight = (move: Move): boolean => right.some((one) => JSON.stringify(one) === JSON.stringify(move));
  return {
    puzzle,
    exercise,
    right,
    wrong: exercise.view.moves.filter((move) => !isRight(move)),
    async explain(move, language) {
      const cards = await loadCardWords(language);
      const [words, lesson] = await Promise.all([
        loadPuzzleWords(language, puzzle.game),
        loadLessonWords(language, cards),
      ]);
      const made = {puzzle, made: '', exercise, move, isRight: isRight(move), right, words: lesson, cards};
      return explain(made, {bots, ask: askExact, language, words});
    },
  };
}
