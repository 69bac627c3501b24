import type {Who} from '../table/table-words.js';

/** Strings for stepping through a recorded match. */
export interface ReplayWords {
  /** Label for the whole element. `game` is the name of the game. */
  replayOf(game: string): string;
  /** Label for the area with the cards. */
  readonly cards: string;
  /** Current position in the match: "Deal 1 of 3, move 5", or "Move 5 of 40" if there is only one deal. */
  place(deal: number, deals: number, move: number, moves: number): string;
  /** Position before the first move of a deal. */
  start(deal: number, deals: number): string;
  /** Labels for the step buttons. */
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly previousTrick: string;
  readonly nextTrick: string;
  readonly play: string;
  readonly pause: string;
  /** Label for the list of moves. */
  readonly moves: string;
  /** Label of the list for choosing a deal, and its options. */
  readonly deal: string;
  /** Number of a deal, as an option in that list. */
  dealNumber(deal: number): string;
  /** Label of the list for choosing whose hands to show, and its options. */
  readonly seenBy: string;
  readonly allHands: string;
  /** Label of the list for choosing a speed, and its options. */
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
  /** Says whose turn it is: one player's or several players'. */
  toMove(who: readonly string[]): string;
  /** Points of a finished deal, by player or side. */
  dealScore(parties: readonly string[]): string;
  readonly dealOver: string;
  /** Number of cards that a move lays face down, if they are unknown. */
  faceDown(count: number): string;
  /** Text for a move that gives a hidden card. */
  readonly gives: string;
  /** Text for a move that lets a claim stand. */
  readonly lets: string;
  /** Label of a comment. */
  readonly comment: string;
  /** Title of a line of moves that weren't played. `title` is the author's title, if there is one. */
  whatIf(title: string | undefined): string;
  /** Title shown with the reader's own moves. */
  readonly yourLine: string;
  readonly backToMatch: string;
  readonly playOn: string;
  readonly playOnAs: string;
  readonly backToReplay: string;
  /** Question that asks the reader to guess a move. */
  guess(who: Who): string;
  readonly showMove: string;
  readonly guessedRight: string;
  /** Says what was played instead of a guess. `move` is empty if a claim was allowed to stand. */
  guessedWrong(who: string, move: string): string;
  /** Number of moves guessed correctly, and total number of guesses. */
  guesses(right: number, asked: number): string;
  /** Label of the button that asks an expert for the best move. */
  readonly values: string;
  /** Label of the button that opens the settings for the deal, hands and speed. */
  readonly settings: string;
  readonly thinking: string;
  /** Introduces the expert's move. */
  readonly best: string;
  /** Cost of a move in game points, with one decimal place, in the language's number format. */
  costs(points: string): string;
  readonly asGood: string;
  readonly notJudged: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkNotCopied: string;
  /** Says that the link's match can't be shown, so the page's match is shown instead. */
  readonly linkWrong: string;
  readonly problem: string;
}
