import {seededRandom, viewPosition, type Move, type WholeGame} from '@cartavola/engine';
import {fits, readMoves} from '../move-text.js';
import type {Puzzle} from './puzzle.js';

/** Returns the legal moves that a puzzle's answers name, in the order of the answers; none where no answer is written. */
export function rightMoves({position, answers}: Puzzle, game: WholeGame): readonly Move[] {
  const {moves} = viewPosition(game, position, seededRandom('answers', 0, 'puzzles'));
  return answers.flatMap((answer) => {
    const [written] = readMoves(`0:${answer}`) ?? [];
    const move = written && moves.find((one) => fits(one, written));
    return move ? [move] : [];
  });
}
