import {failure, success, type Move, type Problem, type Result, type View} from '@cartavola/engine';
import {alone, type Goal} from '../goals.js';
import type {LessonGame} from '../lesson-game.js';
import {fits, moveText, readMoves, type ParsedMove} from '../move-text.js';
import {setUp} from '../exercise.js';
import {firstTurn, type Turn} from '../script.js';
import {openGame, showsAll} from './open-game.js';
import {isSecured} from './puzzle-goal.js';
import type {Puzzle} from './puzzle.js';
import {puzzleStep, type PuzzleStepTexts} from './puzzle-step.js';

/** A legal move of the solving player, with the exact solver's results for it. */
export interface SecuredMove {
  readonly move: Move;
  /**
   * Points that the player's side gains from the puzzle's position onwards, against the best defence. Absent if the
   * goal isn't about points.
   */
  readonly points?: number;
  /** Whether the goal can still be met after the move, whatever the others do. */
  readonly meets: boolean;
}

/** State of a puzzle: the moves since its position, and the exact solver's results for the next moves. */
export interface PuzzleState {
  readonly made?: string;
  readonly secured?: readonly SecuredMove[];
}

/**
 * Returns a game with the goals that only puzzles have: `best` and `secure`, based on the exact solver's results. If
 * the puzzle shows all cards, they stay visible.
 */
export function puzzleLesson(puzzle: Puzzle, game: LessonGame, secured: readonly SecuredMove[] = []): LessonGame {
  const best = writtenAnswers(puzzle);
  const goals: Readonly<Record<string, Goal>> = {
    best: {name: 'best', miss: ({move}) => (best.some((one) => fits(move, one)) ? undefined : {cards: []})},
    secure: {
      name: 'secure',
      miss({seat, move}) {
        const found = secured.find((one) => moveText(seat, one.move) === moveText(seat, move));
        return found?.meets ? undefined : {cards: [], ...(found?.points !== undefined && {points: found.points})};
      },
    },
  };
  return {
    ...game,
    game: showsAll(puzzle.position) ? openGame(game.game) : game.game,
    goals: {...game.goals, best: alone(goals['best']!), secure: () => goals['secure']!},
  };
}

/** Whether a move is one of the answers that the puzzle's author gives. */
export const isAnswer = ({answers}: Puzzle, move: Move): boolean => answers.some((answer) => fitsText(move, answer));

const writtenAnswers = ({answers}: Puzzle): readonly ParsedMove[] =>
  answers.flatMap((answer) => readMoves(`0:${answer}`) ?? []);

/**
 * Creates a puzzle's question, which is judged like the questions in lessons. Returns a problem if no move can meet the
 * goal, or none can miss it.
 */
export function askPuzzle(
  puzzle: Puzzle,
  lessonGame: LessonGame,
  {made, secured}: PuzzleState = {},
  texts?: PuzzleStepTexts,
): Result<Turn> {
  const step = puzzleStep(puzzle, lessonGame.game, texts, made);
  const game = puzzleLesson(puzzle, lessonGame, secured);
  const table = setUp(step, game, puzzle.options);
  const stray = made === undefined && table?.ok ? strayAnswer(puzzle, table.value.view) : undefined;
  if (stray) return {ok: false, problem: stray};
  const turn = firstTurn(step, game, puzzle.options);
  if (!turn.ok) return {ok: false, problem: ofPuzzle(turn.problem)};
  const {question, exercise} = turn.value;
  // Later in the deal, every move may meet the goal.
  if (question.right.length === exercise.view.moves.length && made === undefined)
    return failure('puzzle.trivial', 'goal', 'Every legal move meets this goal, so no answer can be wrong.');
  const wrong = made === undefined ? wrongAnswer(puzzle, question.right) : undefined;
  return wrong ? {ok: false, problem: wrong} : success(turn.value);
}

/** Finds an author's answer that isn't a legal move. */
function strayAnswer({answers}: Puzzle, {moves}: View): Problem | undefined {
  const place = answers.findIndex((text) => moves.length > 0 && !moves.some((move) => fitsText(move, text)));
  return place < 0 ? undefined : ofAnswer(place, `${answers[place]!} is not a legal move here.`);
}

/** Finds an author's answer that is legal but not right. */
function wrongAnswer({answers, goal}: Puzzle, right: readonly Move[]): Problem | undefined {
  const place = answers.findIndex((text) => !right.some((move) => fitsText(move, text)));
  return place < 0 ? undefined : ofAnswer(place, `${answers[place]!} does not meet the goal "${goal}".`);
}

const fitsText = (move: Move, text: string): boolean => fits(move, readMoves(`0:${text}`)![0]!);

const ofAnswer = (place: number, message: string): Problem => ({
  code: 'puzzle.answers',
  path: `answers[${place}]`,
  message,
});

/** Converts a problem that the judge reports to a problem with the puzzle. */
export function ofPuzzle({code, path, ...rest}: Problem): Problem {
  const isTurn = path === 'position';
  if (code === 'lesson.impossible')
    return {...rest, code: isTurn ? 'puzzle.turn' : 'puzzle.impossible', path: isTurn ? path : 'goal'};
  if (path === 'script') return {...rest, code: 'puzzle.reply', path: 'reply'};
  if (code === 'lesson.moves') return {...rest, code: 'puzzle.moves', path};
  return {...rest, code: code.replace(/^lesson\./, 'puzzle.'), path};
}

/** True if the exact solver is needed before each of the reader's moves. */
export const needsSolver = ({goal}: Puzzle): boolean => isSecured(goal);
