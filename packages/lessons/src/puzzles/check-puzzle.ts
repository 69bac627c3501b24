import type {Problem} from '@cartavola/engine';
import {languageFor} from '@cartavola/words';
import {checkStep} from '../check.js';
import type {LessonGame} from '../lesson-game.js';
import {askPuzzle, needsSolver, ofPuzzle, puzzleLesson} from './ask-puzzle.js';
import {Defence, type AskExact} from './defence.js';
import type {Puzzle} from './puzzle.js';
import {PuzzleSitting} from './puzzle-sitting.js';
import {puzzleStep, UNTOLD} from './puzzle-step.js';

/** Plays a puzzle to the end of the deal against the best defence. Returns the problem that stopped it, if any. */
async function playedOn(sitting: PuzzleSitting, source: LessonGame, defence: Defence): Promise<Problem | undefined> {
  for (let came = sitting.showMove(); came; came = sitting.isOver ? undefined : sitting.showMove()) {
    if (came.came !== 'waiting') continue;
    const answer = await defence.answer({puzzle: sitting.puzzle, source}, sitting.made);
    if (!answer.ok) return answer.problem;
    sitting.goOn(answer.value);
  }
  return sitting.isOver
    ? undefined
    : {
        code: 'puzzle.impossible',
        path: 'goal',
        message: 'The goal could be forced at first, but no longer after the others have played.',
      };
}

/**
 * Plays a puzzle with every sequence of right moves, or once to its end against the exact solver, and lists its faults.
 * Faults are a goal that no move can meet or miss, impossible answers and replies, and text that readers never see.
 * Rejects only if the exact solver does.
 */
export async function checkPuzzle(puzzle: Puzzle, game: LessonGame, ask: AskExact): Promise<readonly Problem[]> {
  const unseen = Object.keys(puzzle.texts)
    .filter((tag) => languageFor(tag) === undefined)
    .map((tag): Problem => ({
      code: 'puzzle.texts',
      path: `texts.${tag}`,
      message: `The language "${tag}" is not supported, so no reader sees this text.`,
    }));
  const defence = new Defence(ask);
  const state = await defence.begin({puzzle, source: game});
  if (!state.ok) return [...unseen, ofPuzzle(state.problem)];
  const asked = askPuzzle(puzzle, game, state.value);
  if (!asked.ok) return [...unseen, asked.problem];
  if (needsSolver(puzzle)) {
    const problem = await playedOn(new PuzzleSitting(puzzle, game, UNTOLD, state.value), game, defence);
    return problem ? [...unseen, ofPuzzle(problem)] : unseen;
  }
  const step = {...puzzleStep(puzzle, game.game), hints: []};
  return [
    ...unseen,
    ...checkStep(step, puzzleLesson(puzzle, game), puzzle.options).map(({step: _, ...one}) => ofPuzzle(one)),
  ];
}
