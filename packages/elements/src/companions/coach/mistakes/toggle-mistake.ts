import type {WholeGame} from '@cartavola/engine';
import {answerText, readPuzzles, writePuzzleSet, type Puzzle} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import type {ReviewedMove} from '../../../match/review.js';
import {deleteMistakes, keepMistakes, keptMistakes} from '../kept-mistakes.js';
import {mistakeId} from '../mistake-id.js';

/** Maximum number of mistakes kept for a game. The oldest ones are dropped. */
const MOST = 200;

/** Title of the set, and its language. */
interface Titled {
  readonly language: string;
  readonly title: string;
}

/**
 * Keeps a costly move's position as a puzzle, or deletes the puzzle if it is kept already. Rejects if the game can't be
 * loaded.
 */
export async function toggleMistake(id: string, {better}: ReviewedMove, {language, title}: Titled): Promise<void> {
  const {lesson} = await lessons[id]!();
  const {game} = lesson;
  const kept = keptMistakes(id);
  const read = readPuzzles(kept && JSON.parse(kept.text), [game]);
  const before = read.ok ? read.value.puzzles : [];
  const puzzle = puzzleFrom(better!, game);
  const others = before.filter((one) => one.id !== puzzle.id);
  const puzzles = others.length < before.length ? others : [...before, puzzle].slice(-MOST);
  const titles = {...(read.ok && read.value.title), [language]: title};
  if (puzzles.length > 0) keepMistakes(id, writePuzzleSet({game: id, title: titles, puzzles}, game));
  else deleteMistakes(id);
}

function puzzleFrom({right, position}: NonNullable<ReviewedMove['better']>, game: WholeGame): Puzzle {
  return {
    id: mistakeId(position!),
    game: game.id,
    options: position!.options,
    position: position!,
    goal: 'best',
    answers: right.map(answerText),
    themes: [],
    texts: {},
  };
}
