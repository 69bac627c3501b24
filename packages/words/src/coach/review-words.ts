/** Texts of looking back on a deal. */
export interface ReviewWords {
  /** Title of the panel. */
  readonly title: string;
  /** Message before a deal is over. */
  readonly noDeal: string;
  /** Message that the reader had no choice in the deal, or only watched. */
  readonly noChoice: string;
  /** Progress: so many of the reader's choices have been judged. */
  looking(done: number, choices: number): string;
  /** Summary: in so many of the choices something was better beyond doubt. */
  summary(choices: number, faults: number): string;
  /** Heading of the costliest choices. */
  readonly moments: string;
  /** Heading of one choice, by the number of the reader's move in the deal, from 1. */
  move(number: number): string;
  /** What a move cost, in points of the game, on average. */
  cost(points: number): string;
  /** Message that these points are an estimate. */
  readonly estimated: string;
  /** Label of the move that was made. */
  readonly played: string;
  readonly better: string;
  /** Label of the button that takes the match back to a move. */
  readonly playOn: string;
  /** Message that this takes back what came later. */
  readonly takesBack: string;
  /** Title of the list of all choices. */
  readonly all: string;
}
