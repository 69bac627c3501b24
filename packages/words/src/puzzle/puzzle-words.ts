/** What a goal's text may name. */
export interface GoalValue {
  /** Argument as it is written. */
  readonly text: string;
  /** Cards of the argument, with articles: all of them, and one of them. */
  readonly all: string;
  readonly any: string;
  /** Suit of the argument; empty if it is none. */
  readonly suit: string;
}

/** Sentence that asks for a goal. */
type GoalText = (value: GoalValue) => string;

/** Theme of a puzzle: its title, and the second hint. */
interface ThemeText {
  readonly title: string;
  readonly hint: string;
}

/** What a game says of puzzles besides what all games do. */
export interface GamePuzzleWords {
  readonly goals: Readonly<Record<string, GoalText>>;
  readonly themes: Readonly<Record<string, ThemeText>>;
}

/** How a puzzle of a set stands with the reader. */
export type PuzzleStanding = 'first' | 'solved' | 'shown' | 'open';

/** Texts of puzzles. */
export interface PuzzleWords extends GamePuzzleWords {
  /** Label of the whole; `game`: its name. */
  label(game: string): string;
  /** Title of a set that has none; `game`: its name. */
  setOf(game: string): string;
  /** Title of a puzzle without a theme. */
  readonly untitled: string;
  /** Place in a set: "Puzzle 3 of 12". */
  place(number: number, of: number): string;
  /** Label of the choice of a puzzle. */
  readonly choose: string;
  /** Label of the row of what is solved. */
  readonly progress: string;
  readonly states: Readonly<Record<PuzzleStanding, string>>;
  /** Number of puzzles that are solved. */
  solvedOf(solved: number, of: number): string;
  /** How hard a puzzle is. */
  rating(rating: number): string;
  readonly best: string;
  /** Asks for so many more points against any defence. */
  more(points: number): string;
  /** Asks to end the deal within a range against any defence. */
  between(least: number, most: number): string;
  /** First hint where something lies on the table, and where nothing does. */
  readonly lookAtTable: string;
  readonly lookAtHand: string;
  /** Second hint of a puzzle without a theme. */
  readonly count: string;
  /** Third hint: cards of the right move are ringed. */
  readonly pointed: string;
  readonly showMe: string;
  readonly again: string;
  readonly next: string;
  readonly solvedFirst: string;
  readonly solved: string;
  readonly shownNow: string;
  readonly stepped: string;
  readonly thinking: string;
  /** Says that the reader’s own goal cannot be reached any more; also why a legal move is not the best. */
  readonly better: string;
  /** Says how many points a wrong move loses at least: `isExact` if all lines were played out, else as a search has it on average. */
  betterBy(points: number, isExact: boolean): string;
  /** Points that are sure after a wrong move. */
  leaves(points: number): string;
  /** Says that a wrong move lets the others prevent what is asked for. */
  readonly prevented: string;
  readonly setDone: string;
  readonly erase: string;
  readonly eraseNow: string;
  readonly erased: string;
  readonly problem: string;
  /** Explains a problem by its code and path. */
  problemText(code: string, path: string): string;
  /** Says that puzzles of the set are left out. */
  leftOut(count: number): string;
}
