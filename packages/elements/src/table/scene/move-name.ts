import {cardsOf, type Card, type Move, type Seat} from '@cartavola/engine';
import type {CoachWords, GivenReason} from '@cartavola/words/coach/reason-words.js';

/** Returns the cards that a move lays down, but not those that it takes. */
export const laidBy = (move: Move): readonly Card[] => cardsOf(move).filter((card) => !move.takes?.includes(card));

/** Returns the reasons for one of the legal moves as sentences, without duplicates. */
export const saidOf = (
  reasons: readonly GivenReason[],
  moves: readonly Move[],
  coach: CoachWords,
  nameOf: (seat: Seat) => string | undefined,
): string => [...new Set(reasons.map((reason) => coach.reason(reason, nameOf, moves) ?? ''))].filter(Boolean).join(' ');
