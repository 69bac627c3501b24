import type {Options, Position} from '@cartavola/engine';

/** Format of a puzzle: the value of its `format` key. */
export const PUZZLE_FORMAT = 'cartavola-puzzle/1';
/** Format of a set of puzzles. */
export const PUZZLE_SET_FORMAT = 'cartavola-puzzles/1';

/** Lowest and highest rating of a puzzle. */
export const RATINGS = {least: 800, most: 2200} as const;
/** Maximum number of hints for a puzzle. The solution itself follows them. */
export const MOST_HINTS = 3;

/** The author's text in one language. Omitted parts fall back to standard sentences. */
export interface PuzzleTexts {
  readonly title?: string;
  /** The question. */
  readonly statement?: string;
  /** Hints in order, at most `MOST_HINTS`. None of them gives the answer away. */
  readonly hints?: readonly string[];
  /** Text after the right answer. */
  readonly reply?: string;
}

/** How a puzzle's answers were proven. */
export interface PuzzleProof {
  /** An exact solver, or a long search. */
  readonly by: 'exact' | 'search';
  /** Number of points by which the best answer beats all others. */
  readonly margin?: number;
  readonly iterations?: number;
  readonly seeds?: readonly string[];
}

/** A position with a question: which move meets the goal? */
export interface Puzzle {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  readonly options: Options;
  /** The position. Its seat is that of the player who solves the puzzle. Unknown cards are `UNKNOWN`. */
  readonly position: Position;
  /**
   * Goal: `best`, `secure>=N` or `secure=A-B` (see `readPuzzleGoal`), or the goal of a move in the notation of
   * `readGoals`. With a `reply`, there is one part per turn, separated by `/`.
   */
  readonly goal: string;
  /** Right first moves, in lesson notation without the seat. Empty if the author hasn't given any. */
  readonly answers: readonly string[];
  /**
   * The others' moves after each of the player's right moves except the last, in lesson notation, with a `/` between
   * turns.
   */
  readonly reply?: string;
  /** Themes of the puzzle, with the main one first. */
  readonly themes: readonly string[];
  readonly rating?: number;
  readonly proof?: PuzzleProof;
  /** The author's text, keyed by language. */
  readonly texts: Readonly<Record<string, PuzzleTexts>>;
}

/** Puzzles of one game, with unique ids. */
export interface PuzzleSet {
  readonly game: string;
  /** Titles, keyed by language. */
  readonly title: Readonly<Record<string, string>>;
  readonly puzzles: readonly Puzzle[];
}
