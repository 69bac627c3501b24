import {answerText, readPuzzles, writePuzzleSet, type Puzzle} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {saveText} from '../../../base/files/save-text.js';
import type {MistakePuzzle} from '../../../match/review.js';
import {deleteMistakes, keepMistakes, keptMistakes} from '../kept-mistakes.js';

/** Maximum number of mistakes kept for a game. The oldest ones are dropped. */
const MOST = 200;

/** Title of the set, and its language. */
interface Titled {
  readonly language: string;
  readonly title: string;
}

/** Keeps a mistake, or deletes it if it is already kept. Rejects if the game can't be loaded. */
export async function toggleMistake(game: string, mistake: MistakePuzzle, {language, title}: Titled): Promise<void> {
  const {lesson} = await lessons[game]!();
  const kept = keptMistakes(game);
  const read = readPuzzles(kept && JSON.parse(kept.text), [lesson.game]);
  const before = read.ok ? read.value.puzzles : [];
  const puzzle = puzzleFrom(mistake, game);
  const others = before.filter((one) => one.id !== puzzle.id);
  const puzzles = others.length < before.length ? others : [...before, puzzle].slice(-MOST);
  const titles = {...(read.ok && read.value.title), [language]: title};
  if (puzzles.length > 0) keepMistakes(game, writePuzzleSet({game, title: titles, puzzles}, lesson.game));
  else deleteMistakes(game);
}

/** Asks the browser to save the mistakes kept for a game as a file. */
export function saveMistakes(game: string): void {
  const {text} = keptMistakes(game)!;
  saveText(`${game}-mistakes.json`, 'application/json', text, text);
}

const puzzleFrom = ({id, right, position}: MistakePuzzle, game: string): Puzzle => ({
  id,
  game,
  options: position.options,
  position,
  goal: 'best',
  answers: right.map(answerText),
  themes: [],
  texts: {},
});
