import type {Card} from '@cartavola/engine';
import {ALL_POINTS, pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';

/** Points and tricks taken by a side. */
export interface Taken {
  points: number;
  /** Number of tricks, including those implied by a position's piles. */
  tricks: number;
}

/**
 * Counts the two sides' points and tricks in a deal with all cards known. `piles` are the cards taken before its
 * starting position.
 */
export function takenIn(
  tricks: CapraView['tricks'],
  piles: readonly (readonly Card[])[] = [],
): readonly [Taken, Taken] {
  const taken: [Taken, Taken] = [
    {points: 0, tricks: 0},
    {points: 0, tricks: 0},
  ];
  const add = (side: number, cards: readonly Card[]): void => {
    if (cards.length === 0) return;
    const one = taken[side as 0 | 1];
    one.tricks++;
    for (const card of cards) one.points += pointsOf[card]!;
  };
  piles.forEach((cards, side) => add(side, cards));
  for (const {winner, plays} of tricks) for (const {cards} of plays) add(winner % 2, cards);
  return taken;
}

/**
 * Value of a finished deal for the first side: its points, -1 if it hasn't taken a trick, or one more than the maximum
 * if the other side hasn't.
 */
export const takenValue = ([own, others]: readonly [Taken, Taken]): number =>
  own.tricks === 0 ? -1 : others.tricks === 0 ? ALL_POINTS + 1 : own.points;
