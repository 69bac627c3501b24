/** Values for the text of a goal. */
export interface GoalValue {
  /** Argument, as written in the goal. */
  readonly text: string;
  /** Names of the cards in the argument, with articles: joined with “and”, and joined with “or”. */
  readonly all: string;
  readonly any: string;
  /** Suit in the argument, or empty if it isn't a suit. */
  readonly suit: string;
}

/** Sentence that asks for a goal. */
type GoalText = (value: GoalValue) => string;

/** Theme of a puzzle: its title, and the second hint. */
interface ThemeText {
  readonly title: string;
  readonly hint: string;
}

/** Strings about puzzles that are specific to a game. */
export interface GamePuzzleWords {
  readonly goals: Readonly<Record<string, GoalText>>;
  readonly themes: Readonly<Record<string, ThemeText>>;
  /** Says who has a public role, keyed by the role's name in a position. */
  readonly roles?: Readonly<Record<string, (who: {readonly you?: boolean; readonly name?: string}) => string>>;
}

/** State of a puzzle in a set, for the reader. */
export type PuzzleStanding = 'first' | 'solved' | 'shown' | 'missed' | 'open';

/** A trick or a capture in a line of play. */
interface TakingWords {
  /** Name of the player, or undefined for the reader. */
  readonly who: string | undefined;
  /** Names of the cards that win the trick or capture, and of the captured cards. */
  readonly by: readonly string[];
  readonly taken: readonly string[];
  /** Points of the trick. */
  readonly points: number;
  /** True if other tricks or captures come before it. */
  readonly isLater: boolean;
}

/** Strings for puzzles. */
export interface PuzzleWords extends GamePuzzleWords {
  /** Label for the whole element. `game` is the name of the game. */
  label(game: string): string;
  /** Title for a set that has none. `game` is the name of the game. */
  setOf(game: string): string;
  /** Title of the puzzle of the day. `game` is the name of the game. */
  ofDay(game: string): string;
  /** Label for the button that opens today's puzzle. */
  readonly today: string;
  /** Number of consecutive days whose puzzles were solved. */
  streak(days: number): string;
  /** Title for a puzzle with a statement but no title, and for puzzles without a theme. */
  readonly untitled: string;
  /** Number of the puzzle in a set: "Puzzle 3". */
  place(number: number): string;
  /** Label of the overview of all puzzles. */
  readonly progress: string;
  readonly states: Readonly<Record<PuzzleStanding, string>>;
  /** Number of solved puzzles. */
  solvedOf(solved: number, of: number): string;
  /** Difficulty of a puzzle. */
  rating(rating: number): string;
  /** The reader's rating, on the scale of the difficulties. */
  ownRating(rating: number): string;
  /** Number of missed puzzles that are due to be tried again. */
  toTryAgain(number: number): string;
  /** Says who the reader's partners are. */
  playsWith(partners: readonly string[]): string;
  /** Says who made the last capture: the reader, another player, or a side. */
  tookLast(who: {readonly you?: boolean; readonly name?: string; readonly isOwnSide?: boolean}): string;
  /** Says how many points the reader's side and the others have so far. */
  score(own: number, others: number): string;
  /** Title for the cards that have been played before. */
  gone(cards: number): string;
  readonly best: string;
  /** Asks for at least this many more points, against any defence. */
  more(points: number): string;
  /** Says how many points the reader's side has gained since the position of a solved puzzle. */
  gained(points: number): string;
  /** Asks for a final total within a range, against any defence. */
  between(least: number, most: number): string;
  /** First hints: if there are cards on the table, and if there are none. */
  readonly lookAtTable: string;
  readonly lookAtHand: string;
  /** Second hint for a puzzle without a theme. */
  readonly count: string;
  /** Third hint: the right move's cards are ringed. */
  readonly pointed: string;
  readonly showMe: string;
  readonly again: string;
  /** Label for the button that returns to the question after a wrong move. */
  readonly tryAgain: string;
  readonly next: string;
  readonly solvedFirst: string;
  readonly solved: string;
  readonly shownNow: string;
  readonly stepped: string;
  readonly thinking: string;
  /** Says that another move is clearly better. */
  readonly better: string;
  /**
   * Says how many points a wrong move loses: the minimum if all lines were played out (`isExact`), otherwise the
   * average according to a search.
   */
  betterBy(points: number, isExact: boolean): string;
  /** Says how many points are guaranteed even after a wrong move. */
  leaves(points: number): string;
  /** Says how many points a move with this name makes less than a right one, if everybody plays their best. */
  instead(move: string, points: number): string;
  /** Says who takes a trick or, in games without tricks, cards. */
  thenTakes(taking: TakingWords): string;
  /** Says that a wrong move lets the others prevent the goal. */
  readonly prevented: string;
  readonly setDone: string;
  readonly erase: string;
  readonly eraseNow: string;
  readonly erased: string;
  readonly problem: string;
  /** Explains a problem, based on its code and path. */
  problemText(code: string, path: string): string;
  /** Says that some puzzles in the set are left out. */
  leftOut(count: number): string;
}
