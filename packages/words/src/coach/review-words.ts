/** Texts of the deal review. */
export interface ReviewWords {
  /** Title of the panel. */
  readonly title: string;
  /** Message before a deal is over. */
  readonly noDeal: string;
  /** Message that the reader had no choices in the deal, or was only watching. */
  readonly noChoice: string;
  /** Progress: number of the reader's choices that have been judged. */
  looking(done: number, choices: number): string;
  /** Summary: number of choices with a clearly better move. */
  summary(choices: number, faults: number): string;
  /** Heading for the costliest choices. */
  readonly moments: string;
  /** Heading for a choice, with the number of the reader's move in the deal, from 1. */
  move(number: number): string;
  /** Average cost of a move, in game points. */
  cost(points: number): string;
  /** Message that these points are an estimate. */
  readonly estimated: string;
  /** Label for the move that was made. */
  readonly played: string;
  readonly better: string;
  /** Label for the button that rewinds the match to a move. */
  readonly playOn: string;
  /** Message that rewinding undoes the later moves. */
  readonly takesBack: string;
  /** Title of the list of all choices. */
  readonly all: string;
}
