import {cardsOf, type Card, type Move, type Seat} from '@cartavola/engine';
import type {CoachWords, GivenReason} from '@cartavola/words/coach/reason-words.js';

/** Returns the cards that a move lays down, but not those that it takes. */
export const laidBy = (move: Move): readonly Card[] => cardsOf(move).filter((card) => !move.takes?.includes(card));

/** Returns the reasons for a move as sentences, without duplicates. */
export const saidOf = (
  reasons: readonly GivenReason[],
  coach: CoachWords,
  nameOf: (seat: Seat) => string | undefined,
): string => [...new Set(reasons.map((reason) => coach.reason(reason, nameOf) ?? ''))].filter(Boolean).join(' ');
