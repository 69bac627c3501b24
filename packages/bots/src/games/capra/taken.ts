import type {Card} from '@cartavola/engine';
import {ALL_POINTS, pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';

/** What a side has taken. */
export interface Taken {
  points: number;
  /** How many tricks, or what a position has in their place. */
  tricks: number;
}

/** What the two sides have taken so far, of a deal of which all is known; `piles`: what they had when it began in the middle. */
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

/** A finished deal's points of the first side: -1 without a trick, and one more than all where the others have none. */
export const valueOf = ([own, others]: readonly [Taken, Taken]): number =>
  own.tricks === 0 ? -1 : others.tricks === 0 ? ALL_POINTS + 1 : own.points;
