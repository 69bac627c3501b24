import {failure, success, type Move, type Options, type Result} from '@cartavola/engine';
import {setUp} from './exercise.js';
import {ask} from './judge.js';
import type {Question} from './question.js';
import type {Exercise, LessonGame} from './lesson-game.js';
import {moveText} from './move-text.js';
import type {Step} from './step.js';

const partsOf = (text: string): readonly string[] => text.split('/').map((part) => part.trim());

/** Counts the reader's turns in a step: more than one if it scripts the others' moves. */
const turnsOf = ({script}: Step): number => (script === undefined ? 1 : partsOf(script).length + 1);

/** Returns the step for a turn, after the moves made since the position. */
function stepAt(step: Step, turn: number, made: readonly string[]): Step {
  const goals = partsOf(step.goal ?? 'legal');
  const moves = [step.moves ?? '', ...made].join(' ').trim();
  return {
    ...step,
    ...(step.script !== undefined && {goal: goals[Math.min(turn, goals.length - 1)]!}),
    ...(moves !== '' && {moves}),
  };
}

/** Returns the script's moves after the reader's move in a turn. */
const repliesAt = ({script}: Step, turn: number): string => partsOf(script ?? '')[turn] ?? '';

/** A step's table at one of the reader's turns. */
export interface Turn {
  readonly number: number;
  /** Moves made since the position, both the reader's and the scripted ones. */
  readonly made: readonly string[];
  readonly exercise: Exercise;
  readonly question: Question;
}

/** Sets up the reader's first turn. */
export const firstTurn = (step: Step, lessonGame: LessonGame, options: Options): Result<Turn> =>
  turnAt(step, 0, [], lessonGame, options);

/** Sets up the turn after the reader's right move. Returns undefined if that was the last turn. */
export function turnAfter(step: Step, {number, made, exercise}: Turn, move: Move): Result<Turn> | undefined {
  if (number + 1 >= turnsOf(step)) return undefined;
  const more = [...made, moveText(exercise.seat, move), repliesAt(step, number)].filter(Boolean);
  return turnAt(step, number + 1, more, exercise.lessonGame, exercise.options);
}

function turnAt(
  step: Step,
  number: number,
  made: readonly string[],
  lessonGame: LessonGame,
  options: Options,
): Result<Turn> {
  const exercise = setUp(stepAt(step, number, made), lessonGame, options);
  if (!exercise) return failure('lesson.position', 'position', 'A question needs a position.');
  if (!exercise.ok) return number === 0 ? exercise : inScript(exercise.problem);
  const question = ask(exercise.value);
  if (!question.ok) return number === 0 ? question : inScript(question.problem);
  return success({number, made, exercise: exercise.value, question: question.value});
}

/** Converts a problem in a later turn to a problem with the script. */
const inScript = ({code, message}: {readonly code: string; readonly message: string}): Result<never> =>
  failure(code === 'record.position' ? 'lesson.moves' : code, 'script', message);
