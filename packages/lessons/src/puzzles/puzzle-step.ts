import {UNKNOWN, writePosition, type Position, type WholeGame} from '@cartavola/engine';
import type {Step} from '../step.js';
import type {Puzzle} from './puzzle.js';

/** Text of a puzzle's step in one language. */
export interface PuzzleStepTexts {
  readonly title: string;
  /** The question. */
  readonly statement: string;
  /** Hints in order: where to look, and what to do. The solution follows them. */
  readonly hints: readonly string[];
  /** Text after the right answer. */
  readonly reply?: string;
}

/** Empty text for a puzzle that isn't shown. */
export const UNTOLD: PuzzleStepTexts = {title: '', statement: '', hints: []};

/**
 * Creates a lesson step for a puzzle. `made` contains the moves since the position, in lesson notation. The step needs
 * the game that `puzzleLesson` returns, which supports the goals `best` and `secure`.
 */
export function puzzleStep(puzzle: Puzzle, game: WholeGame, texts = UNTOLD, made = ''): Step {
  const {id, position, goal, reply, themes} = puzzle;
  return {
    id,
    skill: themes[0] ?? '',
    kind: 'play',
    position: {...attributesOf(position, game), ...(isOpen(position) && {open: ''})},
    ...(made !== '' && {moves: made}),
    goal,
    ...(reply !== undefined && {script: reply}),
    title: texts.title,
    text: texts.statement === '' ? [] : [texts.statement],
    ...(texts.reply !== undefined && {done: texts.reply}),
    answers: [],
    hints: texts.hints,
  };
}

/**
 * True if all cards in all hands are known, so they are shown. A single known card, such as one that was given away,
 * doesn't make a hand open.
 */
const isOpen = ({hands, seat}: Position): boolean =>
  hands.some((hand, owner) => owner !== seat && hand.length > 0) && !hands.flat().includes(UNKNOWN);

/** Converts a position to the attributes of a lesson position. */
function attributesOf(position: Position, game: WholeGame): Readonly<Record<string, string>> {
  const {format: _format, game: _game, options: _options, ...written} = writePosition(position, game);
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, Array.isArray(value) ? value.join('/') : String(value)]),
  );
}
