import type {Card} from '@cartavola/engine';
import type {RefusalText} from '@cartavola/words';

/** Text beside the hand that stays until the next action: the reason for a refusal, or an answer. */
export interface Note {
  /** Card that was refused. */
  readonly card: Card | undefined;
  readonly text: RefusalText;
  /** Cards that prove the text. They are marked on the table. */
  readonly proof: readonly Card[];
  /** Whether the note stays until the reader acts, even if other players move in the meantime. */
  readonly stays?: boolean;
  /** Whether the note is only about this moment, for example that it isn't the reader's turn. It is removed once anything happens. */
  readonly passes?: boolean;
  /** Id of the rule that the move breaks, if the rulebook says more about it. */
  readonly rule?: string;
}
