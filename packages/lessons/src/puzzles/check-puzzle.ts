import type {Problem} from '@cartavola/engine';
import {languageFor} from '@cartavola/words';
import {checkStep} from '../check.js';
import type {LessonGame} from '../lesson-game.js';
import {askPuzzle, needsSolver, ofPuzzle, puzzleLesson} from './ask-puzzle.js';
import {Defence, type AskExact} from './defence.js';
import type {Puzzle} from './puzzle.js';
import {puzzleStep} from './puzzle-step.js';

/**
 * Plays a puzzle in every right way and lists its faults: a goal that nobody can meet or miss, answers and replies that cannot be, texts that no
 * reader sees. Rejects only if the exact solver does.
 */
export async function checkPuzzle(puzzle: Puzzle, game: LessonGame, ask: AskExact): Promise<readonly Problem[]> {
  const unseen = Object.keys(puzzle.texts)
    .filter((tag) => languageFor(tag) === undefined)
    .map((tag): Problem => ({
      code: 'puzzle.texts',
      path: `texts.${tag}`,
      message: `No reader has the language "${tag}".`,
    }));
  const state = await new Defence(ask).begin({puzzle, source: game});
  if (!state.ok) return [...unseen, ofPuzzle(state.problem)];
  const asked = askPuzzle(puzzle, game, state.value);
  if (!asked.ok) return [...unseen, asked.problem];
  if (needsSolver(puzzle)) return unseen;
  const step = {...puzzleStep(puzzle, game.game), hints: []};
  return [
    ...unseen,
    ...checkStep(step, puzzleLesson(puzzle, game), puzzle.options).map(({step: _, ...one}) => ofPuzzle(one)),
  ];
}
