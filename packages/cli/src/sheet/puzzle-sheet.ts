import {positionBoard} from '@cartavola/diagrams';
import {
  askPuzzle,
  Defence,
  moveNames,
  solutionOf,
  textsOfPuzzle,
  knownIn,
  type Puzzle,
  type PuzzleSet,
  type Question,
} from '@cartavola/lessons';
import {loadPuzzleWords, type PuzzleWords} from '@cartavola/words';
import {askExact} from '../ask-exact.js';
import {escaped} from '../escaped.js';
import {WrongUse} from '../surroundings.js';
import {sheetHead, tasksHtml, type SheetTask} from './sheet-page.js';
import {answerLine, tablePicture, type SheetTools} from './sheet-tools.js';

/**
 * Returns a sheet with puzzles and their tables, and the solutions on the last page. Throws `WrongUse` for a puzzle
 * without a playable question.
 */
export async function puzzleSheet(
  {title: titles, puzzles}: Pick<PuzzleSet, 'title' | 'puzzles'>,
  tools: SheetTools,
): Promise<{title: string; body: string}> {
  const {language, lesson, book, sheet} = tools;
  const words = await loadPuzzleWords(language, book.game);
  const title = titles[language] ?? words.setOf(book.title);
  const tasks: SheetTask[] = [];
  for (const puzzle of puzzles) tasks.push(await taskOf(puzzle, words, tools));
  return {title, body: `${sheetHead(title, lesson)}\n${tasksHtml(sheet.solutionsLast, tasks, lesson.solutions)}`};
}

async function taskOf(puzzle: Puzzle, words: PuzzleWords, tools: SheetTools): Promise<SheetTask> {
  const board = positionBoard(tools.source, puzzle.position);
  if (!board.ok) throw new WrongUse(`${puzzle.id}: ${board.problem.message}`);
  const asked = await askedOf(puzzle, tools);
  const known = knownIn(puzzle, tools.source, asked.exercise, tools.lesson.players);
  const {title, statement, reply} = textsOfPuzzle(puzzle, {...tools, words, ...known});
  const rating = puzzle.rating === undefined ? '' : ` <small>${escaped(words.rating(puzzle.rating))}</small>`;
  return {
    heading: `${escaped(title)}${rating}`,
    text: statement,
    picture: tablePicture(board.value, tools),
    room: answerLine(tools),
    right: answersOf(puzzle, asked, tools),
    more: reply,
  };
}

async function askedOf(puzzle: Puzzle, {source}: SheetTools): Promise<Question> {
  const state = await new Defence(askExact).begin({puzzle, source});
  const asked = state.ok ? askPuzzle(puzzle, source, state.value) : state;
  if (!asked.ok) throw new WrongUse(`${puzzle.id}: ${asked.problem.message}`);
  return asked.value.question;
}

/** Returns the right moves as text. If the game has several types of moves, includes each move's type. */
function answersOf({options}: Puzzle, {right}: Question, {source, lesson, cards}: SheetTools): string {
  const types = Object.keys(source.game.moveKeys(options)).length;
  const moves = right.map((move) => {
    const named = moveNames(move, {cards});
    const action = types > 1 ? lesson.actions[move.type] : undefined;
    return action === undefined ? named : lesson.listed(action, named);
  });
  return solutionOf(moves, lesson);
}
