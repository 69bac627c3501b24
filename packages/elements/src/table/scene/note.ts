import type {Card, Move, Seat, View} from '@cartavola/engine';
import type {RefusalText} from '@cartavola/words';

/** Move, and a possible answer by another seat. */
export interface Line {
  /** View before the move, from the perspective of the seat that would make the move. */
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  readonly answer: {readonly seat: Seat; readonly move: Move};
  /** Labels of the button that shows the line, and of the one that ends it. */
  readonly show: string;
  readonly back: string;
}

/** Text beside the hand that stays until the next action: the reason for a refusal, or an answer. */
export interface Note {
  /** Card that was refused. */
  readonly card: Card | undefined;
  readonly text: RefusalText;
  /** Cards that the text refers to. They are marked on the table. */
  readonly proof: readonly Card[];
  /** Whether the note stays until the reader acts, even if other players move in the meantime. */
  readonly stays?: boolean;
  /**
   * Whether the note applies only temporarily, for example because it isn't the reader's turn. The next event removes
   * it.
   */
  readonly passes?: boolean;
  /** Line that the text is about. The reader can ask to see it. */
  readonly line?: Line | undefined;
  /** Id of the rule that the move breaks, if the rulebook says more about it. */
  readonly rule?: string;
}
