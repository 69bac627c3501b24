import {puzzles as calypso} from '../games/calypso/calypso-puzzles.js';
import {puzzles as capodama} from '../games/capodama/capodama-puzzles.js';
import {puzzles as capra} from '../games/capra/capra-puzzles.js';
import {puzzles as scopa} from '../games/scopa/scopa-puzzles.js';
import type {PuzzleGame} from './puzzle-game.js';

const GAMES: Readonly<Record<string, unknown>> = {capodama, scopa, capra, calypso};

/**
 * Returns the puzzle search's definition of the game with this id.
 * @throws RangeError if the game has none
 */
export function puzzleGameOf(id: string): PuzzleGame {
  const game = GAMES[id];
  if (!game) throw new RangeError(`The puzzle search does not support the game ${id}.`);
  return game as PuzzleGame;
}
