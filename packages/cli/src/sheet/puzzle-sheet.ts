import {positionBoard} from '@cartavola/diagrams';
import {
  askPuzzle,
  Defence,
  moveNames,
  solutionOf,
  textsOfPuzzle,
  type Puzzle,
  type PuzzleSet,
} from '@cartavola/lessons';
import {loadPuzzleWords, type PuzzleWords} from '@cartavola/words';
import {askExact} from '../ask-exact.js';
import {escaped} from '../escaped.js';
import {WrongUse} from '../surroundings.js';
import {sheetHead, solutionsHtml} from './sheet-page.js';
import {tablePicture, type SheetTools} from './sheet-tools.js';

/** Writes puzzles with their tables, and the solutions on the last page. Throws `WrongUse` for a puzzle that cannot be asked. */
export async function puzzleSheet(
  {title: titles, puzzles}: Pick<PuzzleSet, 'title' | 'puzzles'>,
  tools: SheetTools,
): Promise<{title: string; body: string}> {
  const {language, lesson, book, sheet} = tools;
  const words = await loadPuzzleWords(language, book.game);
  const title = titles[language] ?? words.setOf(book.title);
  const tasks = puzzles.map((puzzle, place) => taskHtml(puzzle, place + 1, words, tools));
  const solutions = [];
  for (const puzzle of puzzles)
    solutions.push({right: await answersOf(puzzle, tools), more: textsOfPuzzle(puzzle, {...tools, words}).reply});
  const body = [
    sheetHead(title, lesson),
    `<p>${escaped(sheet.solutionsLast)}</p>`,
    `<ol>\n${tasks.join('\n')}\n</ol>`,
    solutionsHtml(lesson.solutions, solutions),
  ].join('\n');
  return {title, body};
}

function taskHtml(puzzle: Puzzle, number: number, words: PuzzleWords, tools: SheetTools): string {
  const board = positionBoard(tools.source, puzzle.position);
  if (!board.ok) throw new WrongUse(`${puzzle.id}: ${board.problem.message}`);
  const {title, statement} = textsOfPuzzle(puzzle, {...tools, words});
  const rating = puzzle.rating === undefined ? '' : ` <small>${escaped(words.rating(puzzle.rating))}</small>`;
  return [
    '<li class="task"><div>',
    `<h2>${number}. ${escaped(title)}${rating}</h2>`,
    `<p>${escaped(statement)}</p>`,
    `<p class="line">${escaped(tools.lesson.number)}</p>`,
    '</div>',
    tablePicture(board.value, tools),
    '</li>',
  ].join('\n');
}

/** Tells the right moves, each with what it does where the game has moves of several kinds. */
async function answersOf(puzzle: Puzzle, {source, lesson, cards}: SheetTools): Promise<string> {
  const types = Object.keys(source.game.moveKeys(puzzle.options)).length;
  const state = await new Defence(askExact).begin({puzzle, source});
  const asked = state.ok ? askPuzzle(puzzle, source, state.value) : state;
  if (!asked.ok) throw new WrongUse(`${puzzle.id}: ${asked.problem.message}`);
  const moves = asked.value.question.right.map((move) => {
    const named = moveNames(move, {cards});
    const action = types > 1 ? lesson.actions[move.type] : undefined;
    return action === undefined ? named : lesson.listed(action, named);
  });
  return solutionOf(moves, lesson);
}
