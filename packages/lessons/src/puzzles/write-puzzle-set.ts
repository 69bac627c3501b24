import {writeOptions, writePosition, type Move, type WholeGame} from '@cartavola/engine';
import {moveText} from '../move-text.js';
import {PUZZLE_SET_FORMAT, type Puzzle, type PuzzleSet} from './puzzle.js';

/** Formats a move as a puzzle answer: without the seat, and without a type if it plays cards. */
export const answerText = (move: Move): string => moveText(0, move).replace(/^0:(?:play=)?/, '');

/**
 * Serialises a set as JSON with one puzzle per line, and leaves out keys that the set specifies for all its puzzles.
 * The same set always gives the same string. `readPuzzleSet` reads it.
 */
export function writePuzzleSet({game: id, title, puzzles}: PuzzleSet, game: WholeGame): string {
  const head = JSON.stringify({
    format: PUZZLE_SET_FORMAT,
    game: id,
    ...(Object.keys(title).length > 0 && {title}),
  });
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzleData(puzzle, game)));
  return `${head.slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}`;
}

function puzzleData(puzzle: Puzzle, game: WholeGame): Readonly<Record<string, unknown>> {
  const {id, options, position, goal, answers, reply, themes, rating, proof, texts} = puzzle;
  const {format: _format, game: _game, options: _options, ...written} = writePosition(position, game);
  const changed = writeOptions(game, options);
  return {
    id,
    ...(changed && {options: changed}),
    position: written,
    goal,
    ...(answers.length > 0 && {answers}),
    ...(reply !== undefined && {reply}),
    ...(themes.length > 0 && {themes}),
    ...(rating !== undefined && {rating}),
    ...(proof && {proof}),
    ...(Object.keys(texts).length > 0 && {texts}),
  };
}
