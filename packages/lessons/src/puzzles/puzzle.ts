import type {Options, Position} from '@cartavola/engine';

/** Format of a puzzle: the value of its key `format`. */
export const PUZZLE_FORMAT = 'cartavola-puzzle/1';
/** Format of a set of puzzles. */
export const PUZZLE_SET_FORMAT = 'cartavola-puzzles/1';

/** Lowest and highest rating of a puzzle. */
export const RATINGS = {least: 800, most: 2200} as const;
/** Most hints of a puzzle; the solution itself comes after them. */
export const MOST_HINTS = 3;

/** What its author says of a puzzle in one language; what is absent the kit says itself. */
export interface PuzzleTexts {
  readonly title?: string;
  /** What is asked. */
  readonly statement?: string;
  /** Hints in order, at most `MOST_HINTS`; none gives the answer. */
  readonly hints?: readonly string[];
  /** Said after the right answer. */
  readonly reply?: string;
}

/** How the answers of a puzzle were proven. */
export interface PuzzleProof {
  /** An exact solver, or a long search. */
  readonly by: 'exact' | 'search';
  /** How much better the best answer is than the best of all others, in the solver's points. */
  readonly margin?: number;
  readonly iterations?: number;
  readonly seeds?: readonly string[];
}

/** A position with a question: which move meets the goal. */
export interface Puzzle {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  readonly options: Options;
  /** Position, with the seat that is the solver's; cards that are not known are `UNKNOWN`. */
  readonly position: Position;
  /**
   * Goal of one move in the notation of `readGoals`, with parts for several turns between `/` where `reply` is written; or `best`, `secure>=N`,
   * `secure=A-B`: see `readPuzzleGoal`.
   */
  readonly goal: string;
  /** Right first moves, in the notation of lessons without the seat; empty if they are not written. */
  readonly answers: readonly string[];
  /** Moves of the others after each right move of the solver's but the last, in the notation of lessons, with `/` between turns. */
  readonly reply?: string;
  /** Words for what the puzzle is about, the first the main one. */
  readonly themes: readonly string[];
  readonly rating?: number;
  readonly proof?: PuzzleProof;
  /** Author's own texts by language. */
  readonly texts: Readonly<Record<string, PuzzleTexts>>;
}

/** Puzzles of one game, with unique ids. */
export interface PuzzleSet {
  readonly game: string;
  /** Titles by language. */
  readonly title: Readonly<Record<string, string>>;
  readonly puzzles: readonly Puzzle[];
}
