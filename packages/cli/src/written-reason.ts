import type {MoveReason} from '@cartavola/bots';
import {formatCard} from '@cartavola/engine';
import type {CoachWords} from '@cartavola/words';

/** Reason for a move, as it is printed. */
export interface WrittenReason {
  readonly id: string;
  /** Names of the cards that it is about, as records write them. */
  readonly cards: readonly string[];
  readonly points?: number;
  readonly text: string | undefined;
}

/** Writes a reason with its sentence. */
export const writtenReason = ({cards, ...reason}: MoveReason, coach: CoachWords): WrittenReason => ({
  ...reason,
  cards: cards.map(formatCard),
  text: coach.reason(reason.id, cards, reason.points),
});
