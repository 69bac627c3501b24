/** Strings for the deal review. */
export interface ReviewWords {
  /** Title of the panel. */
  readonly title: string;
  /** Text shown before a deal is over. */
  readonly noDeal: string;
  /** Says that the reader had no choices in the deal, or was only watching. */
  readonly noChoice: string;
  /** Progress: number of the reader's choices that have been judged. */
  looking(done: number, choices: number): string;
  /** Summary: number of choices with a clearly better move. */
  summary(choices: number, faults: number): string;
  /** Label of the strip that shows all of the reader's choices. */
  readonly choices: string;
  /** Labels of the two ends of the strip's curve. */
  readonly ahead: string;
  readonly behind: string;
  readonly previousChoice: string;
  readonly nextChoice: string;
  /** Heading for a choice, with the number of the reader's move in the deal, from 1. */
  move(number: number): string;
  /** Average cost of a move, in game points. */
  cost(points: number): string;
  /** Says that these points are an estimate. */
  readonly estimated: string;
  /** Label of the move that was made. */
  readonly played: string;
  readonly better: string;
  /** Label of another player's possible reply to the move that was made. */
  readonly answer: string;
  /** Says that no other move was definitely better than the one made. */
  readonly fine: string;
  /** Label for the button that rewinds the match to a move. */
  readonly playOn: string;
  /** Says that rewinding undoes the later moves. */
  readonly takesBack: string;
  readonly previousDeal: string;
  readonly nextDeal: string;
  /** Label of the chart of the match. */
  readonly chart: string;
  /** Labels of the best and the costliest move of a match. */
  readonly best: string;
  readonly costliest: string;
  /** Where a move is in the match: the number of the deal, and of the reader's move in that deal, both from 1. */
  inMatch(deal: number, move: number): string;
  /** Label for the button that saves a mistake as a puzzle. */
  readonly keep: string;
  /** Title of the saved mistakes. */
  readonly mistakes: string;
  readonly saveMistakes: string;
  /** Labels of the button that deletes the saved mistakes, before and after the first press. */
  readonly deleteMistakes: string;
  readonly deleteNow: string;
}
