import {success, type Result} from '@cartavola/engine';
import {askPuzzle, knownIn, PuzzleSitting, textsOfPuzzle, type Puzzle, type PuzzleState} from '@cartavola/lessons';
import {loadLessonWords} from '@cartavola/words';
import {openBook, type OpenBook} from '../question/open-book.js';
import type {OpenLesson} from '../question/open-lesson.js';
import type {Candidate} from '../base/settings/reader-settings.js';
import type {LoadedPuzzles} from './load-puzzles.js';

/** Puzzle with everything needed to show it. */
export interface OpenPuzzle {
  readonly puzzle: Puzzle;
  readonly book: OpenBook;
  readonly lesson: OpenLesson;
  readonly sitting: PuzzleSitting;
}

/** Asks the exact solver for the result of a puzzle, if the puzzle's goal needs it. */
type Solve = (puzzle: Puzzle) => Promise<Result<PuzzleState>>;

/** Prepares a puzzle for solving. Rejects if something cannot be loaded. */
export async function openPuzzle(
  puzzle: Puzzle,
  {source, words, language}: LoadedPuzzles,
  decks: readonly Candidate[],
  solve: Solve,
): Promise<Result<OpenPuzzle>> {
  const {game, options} = puzzle;
  const opened = await openBook({language, game, decks, view: undefined, options, attribute: () => null});
  if (!opened.ok) return opened;
  const book = opened.value;
  const [lesson, state] = await Promise.all([loadLessonWords(language, book.cards), solve(puzzle)]);
  if (!state.ok) return state;
  const asked = askPuzzle(puzzle, source, state.value);
  if (!asked.ok) return asked;
  const known = knownIn(puzzle, source, asked.value.exercise, lesson.players);
  const texts = textsOfPuzzle(puzzle, {words, cards: book.cards, language, ...known});
  const sitting = new PuzzleSitting(puzzle, source, texts, state.value);
  return success({
    puzzle,
    book,
    sitting,
    lesson: {
      source,
      words: lesson,
      language,
      title: texts.title,
      skills: {},
      steps: sitting.steps,
      isStart: false,
      authored: new Map(),
      problems: [],
    },
  });
}
