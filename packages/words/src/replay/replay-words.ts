import type {Who} from '../table/table-words.js';

/** Texts of a replay: a recorded match that one steps through. */
export interface ReplayWords {
  /** Label of the whole; `game`: its name. */
  replayOf(game: string): string;
  /** Label of the place where the cards lie. */
  readonly cards: string;
  /** Place in the match: "Deal 1 of 3, move 5"; of a single deal: "Move 5 of 40". */
  place(deal: number, deals: number, move: number, moves: number): string;
  /** Place before the first move of a deal. */
  start(deal: number, deals: number): string;
  /** Labels of the buttons that step. */
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly previousTrick: string;
  readonly nextTrick: string;
  readonly play: string;
  readonly pause: string;
  /** Label of the list of moves. */
  readonly moves: string;
  /** Label of the choice of a deal, and its options. */
  readonly deal: string;
  /** Number of a deal, as an option of that choice. */
  dealNumber(deal: number): string;
  /** Label of the choice of whose hands are open, and its options. */
  readonly seenBy: string;
  readonly allHands: string;
  /** Label of the choice of a speed, and its options. */
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
  /** Says who is to move: one or several. */
  toMove(who: readonly string[]): string;
  /** Points of a deal that is over, by player or side. */
  dealScore(parties: readonly string[]): string;
  readonly dealOver: string;
  /** Number of cards that a move lays face down, of which nothing is seen. */
  faceDown(count: number): string;
  /** Text of a move that gives a card nobody else sees. */
  readonly gives: string;
  /** Text of a move that lets a claim stand. */
  readonly lets: string;
  /** Label of a comment. */
  readonly comment: string;
  /** Title of a line of moves that were not played; `title`: the author's, if there is one. */
  whatIf(title: string | undefined): string;
  /** Title while moves are shown that the reader has played. */
  readonly yourLine: string;
  readonly backToMatch: string;
  readonly playOn: string;
  readonly playOnAs: string;
  readonly backToReplay: string;
  /** Question before a move is guessed. */
  guess(who: Who): string;
  readonly showMove: string;
  readonly guessedRight: string;
  /** Says what was played instead of a guess; `move` is empty where something was let stand. */
  guessedWrong(who: string, move: string): string;
  /** Number of moves guessed right, of those asked. */
  guesses(right: number, asked: number): string;
  /** Label of the button that asks what an expert would play. */
  readonly values: string;
  /** Label of the button that shows the choices of a deal, of hands and of a speed. */
  readonly settings: string;
  readonly thinking: string;
  /** Introduces the move that the expert would make, which is shown after it. */
  readonly best: string;
  /** What a move costs, in points of the game, with one decimal, as the language writes it. */
  costs(points: string): string;
  readonly asGood: string;
  readonly notJudged: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkNotCopied: string;
  /** Said where the match of a link cannot be shown, and that of the page is. */
  readonly linkWrong: string;
  readonly problem: string;
}
