import {UNKNOWN, writePosition, type Position, type WholeGame} from '@cartavola/engine';
import type {Step} from '../step.js';
import type {Puzzle} from './puzzle.js';

/** Texts of a puzzle's step, in one language. */
export interface PuzzleStepTexts {
  readonly title: string;
  /** What is asked. */
  readonly statement: string;
  /** Where to look, and what to do; the solution comes after them. */
  readonly hints: readonly string[];
  /** Said after the right answer. */
  readonly reply?: string;
}

/** Texts of a puzzle that nobody reads. */
export const UNTOLD: PuzzleStepTexts = {title: '', statement: '', hints: []};

/**
 * Makes of a puzzle a step that the judge of lessons asks. `made`: moves made since the position, in the notation of lessons. Its goals `best`
 * and `secure` are known to the game that `puzzleLesson` makes.
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
 * True if all cards in hands are known, and others' hands are written: then they are shown. A single known card, such as one that was given away,
 * opens no hand.
 */
const isOpen = ({hands, seat}: Position): boolean =>
  hands.some((hand, owner) => owner !== seat && hand.length > 0) && !hands.flat().includes(UNKNOWN);

/** Writes a position as the attributes of a lesson's. */
function attributesOf(position: Position, game: WholeGame): Readonly<Record<string, string>> {
  const {format: _format, game: _game, options: _options, ...written} = writePosition(position, game);
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, Array.isArray(value) ? value.join('/') : String(value)]),
  );
}
