import type {MoveReason} from '@cartavola/bots';
import {formatCard} from '@cartavola/engine';
import type {CoachWords} from '@cartavola/words';

/** Reason for a move as the command prints it. */
export interface WrittenReason {
  readonly id: string;
  /** Names of the cards it is about, as in records. */
  readonly cards: readonly string[];
  readonly points?: number;
  readonly text: string | undefined;
}

/** Returns a reason with its sentence. */
export const writtenReason = ({cards, ...reason}: MoveReason, coach: CoachWords): WrittenReason => ({
  ...reason,
  cards: cards.map(formatCard),
  text: coach.reason(reason.id, cards, reason.points),
});
