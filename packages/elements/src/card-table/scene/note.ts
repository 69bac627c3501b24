import type {Card} from '@cartavola/engine';
import type {RefusalText} from '@cartavola/words';

/** What stands beside the hand until the next action: why a card was refused, or an answer. */
export interface Note {
  /** The card that was refused. */
  readonly card: Card | undefined;
  readonly text: RefusalText;
  /** The cards that prove it. */
  readonly proof: readonly Card[];
  /** It stands until the reader does something, whatever others do meanwhile. */
  readonly stays?: boolean;
  /** The id of the rule that refused, where the rulebook tells more of it. */
  readonly rule?: string;
}
