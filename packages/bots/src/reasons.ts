import {cardsOf, type Card, type View} from '@cartavola/engine';
import type {Choice, MoveReason} from './choice.js';

/** A reason and its predicate. The reason is only given if the predicate holds. `C` is a seat's information about a move. */
export interface Claim<C> {
  readonly id: string;
  /** True if the reason's message is true in every world that the view allows. */
  holds(known: C): boolean;
}

/** Returns the first reason that is true for a move, or nothing if none is. The most informative reason is first in the list. */
export function trueReasons<C extends {readonly cards: readonly Card[]}>(
  claims: readonly Claim<C>[],
  known: C,
): readonly MoveReason[] {
  const claim = claims.find(({holds}) => holds(known));
  return claim ? [{id: claim.id, cards: known.cards}] : [];
}

/** A seat's information about a move in a trick-taking game. */
export interface TrickKnown {
  /** Cards that the move plays. */
  readonly cards: readonly Card[];
  /** Points in these cards, and in the trick with them. */
  readonly points: number;
  readonly stake: number;
  /** Side with the best cards in the trick after the move. Absent if the seat cannot know it. */
  readonly ahead?: 'self' | 'partner' | 'enemy' | undefined;
  /** True if no player still to play can beat the best cards, whatever the hands are. */
  readonly isSure: boolean;
  readonly isLead: boolean;
  /** True if no legal move plays cards with fewer points. */
  readonly isCheapest: boolean;
}

/** Reasons that trick-taking games share. */
export const TRICK_CLAIMS: readonly Claim<TrickKnown>[] = [
  {id: 'takes-points', holds: ({ahead, isSure, stake}) => ahead === 'self' && isSure && stake > 0},
  {id: 'takes-trick', holds: ({ahead, isSure}) => ahead === 'self' && isSure},
  {id: 'feeds-partner', holds: ({ahead, isSure, points}) => ahead === 'partner' && isSure && points > 0},
  {id: 'goes-ahead', holds: ({ahead, isLead}) => ahead === 'self' && !isLead},
  {id: 'partner-ahead', holds: ({ahead, points}) => ahead === 'partner' && points > 0},
  {id: 'keeps-points', holds: ({ahead, isCheapest}) => ahead === 'enemy' && isCheapest},
  {id: 'worthless', holds: ({points}) => points === 0},
];

/** Lead below which differences are given in tenths. */
const FINE = 5;

/**
 * Adds a reason to a choice that has none: it is the only move, it is worth `lead` points more than others by the search, or nothing seemed
 * better.
 */
export function explained<C extends Choice>(view: View, choice: C, lead = 0): C {
  const cards = cardsOf(choice.move);
  const give = (reason: MoveReason): C => ({...choice, reasons: [reason]});
  if (view.moves.length === 1 && view.turn.includes(view.viewer as number)) return give({id: 'only-move', cards});
  if (choice.reasons.length > 0) return choice;
  const points = lead < FINE ? Math.round(lead * 10) / 10 : Math.round(lead);
  return give(points > 0 ? {id: 'on-average', cards, points} : {id: 'seems-best', cards});
}

/** Adds a reason to each choice of a chooser that has none. */
export function* explaining(view: View, steps: Generator<Choice, Choice>): Generator<Choice, Choice> {
  for (;;) {
    const {value, done} = steps.next();
    const choice = explained(view, value);
    if (done) return choice;
    yield choice;
  }
}
