import {textsOf, type Language} from '../language.js';
import {modules as calypso} from '../games/calypso/calypso-puzzle.generated.js';
import {modules as capodama} from '../games/capodama/capodama-puzzle.generated.js';
import {modules as capra} from '../games/capra/capra-puzzle.generated.js';
import {modules as scopa} from '../games/scopa/scopa-puzzle.generated.js';
import type {GamePuzzleWords} from './puzzle-words.js';

type LoadPuzzle = (language: Language) => Promise<{readonly puzzle: GamePuzzleWords}>;

/** Strings about each game's puzzles, keyed by game id. */
export const GAMES: Readonly<Record<string, LoadPuzzle>> = {
  capodama: textsOf('games/capodama/puzzle', capodama),
  scopa: textsOf('games/scopa/puzzle', scopa),
  capra: textsOf('games/capra/puzzle', capra),
  calypso: textsOf('games/calypso/puzzle', calypso),
};
