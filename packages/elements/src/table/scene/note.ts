import type {Card} from '@cartavola/engine';
import type {RefusalText} from '@cartavola/words';

/** Text beside the hand that stays until the next action: the reason of a refusal, or an answer. */
export interface Note {
  /** Card that was refused. */
  readonly card: Card | undefined;
  readonly text: RefusalText;
  /** Cards that prove the text; they are marked on the table. */
  readonly proof: readonly Card[];
  /** True if the note stays until the reader acts, even if other players move meanwhile. */
  readonly stays?: boolean;
  /** True if the note is only about this moment, for example that it is not the reader's turn: it is removed once anything happens. */
  readonly passes?: boolean;
  /** Id of the rule that refused the move, if the rulebook says more about it. */
  readonly rule?: string;
}
