import {seededRandom, viewPosition, type Move, type Position} from '@cartavola/engine';
import {finish} from '../drive.js';
import {puzzleGameOf} from './games.js';
import {provenBySearch, provenExactly, sureOf, type Asked, type Proof} from './prove.js';

/**
 * Repeats the proof of a puzzle with the same method. Returns the right moves with the proof, or undefined if no move
 * is ahead by as many points as the game's puzzles require.
 *
 * @param game - Id of the game.
 * @param asked - Kind of answer. Only exact proofs support points until the end of the deal (`secure`).
 * @throws RangeError if the game has no puzzles
 */
export function proveAgain(
  game: string,
  position: Position,
  {by, iterations = 0, seeds = []}: Pick<Proof, 'by' | 'iterations' | 'seeds'>,
  asked: Asked = 'best',
): {readonly right: readonly Move[]; readonly proof: Proof} | undefined {
  const part = puzzleGameOf(game);
  const {sure} = part;
  if (by === 'search') {
    const view = viewPosition(part.game, position, seededRandom('unknown', 0, 'puzzles'));
    return finish(provenBySearch(part.players, view, {iterations, seeds, sure}) as Proving);
  }
  return finish(provenExactly(part, position, {asked, sure: sureOf(part, asked)}) as Proving);
}

type Proving = Generator<ReturnType<typeof proveAgain>, ReturnType<typeof proveAgain>>;
