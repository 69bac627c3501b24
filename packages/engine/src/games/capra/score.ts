import type {Card} from '../../card.js';
import type {Score} from '../../score.js';
import {sideOf} from '../../seats.js';
import {ALL_POINTS, pointsOf} from './cards.js';
import type {CapraDeal} from './deal.js';

/** `capra.deal-end`: penalty points for the side with fewer points. The cards it took are the proof. */
export function scoreOf({tricks, origin}: CapraDeal): Score {
  const before = origin?.position.piles ?? [[], []];
  const cardsOf = (side: number): Card[] => [
    ...before[side]!,
    ...tricks.filter(({winner}) => sideOf(winner) === side).flatMap(({plays}) => plays.flatMap(({cards}) => cards)),
  ];
  const first = cardsOf(0).reduce((sum, card) => sum + pointsOf[card]!, 0);
  return scoreBy(first, cardsOf);
}

/**
 * Returns the score of a deal, given the points of side 0 (out of 120) and the cards that each side took. `hasTrick`
 * returns whether a side took a trick.
 */
export function scoreBy(
  first: number,
  cardsOf: (side: number) => readonly Card[],
  hasTrick = (side: number): boolean => cardsOf(side).length > 0,
): Score {
  if (2 * first === ALL_POINTS) {
    const lines = [0, 1].map((side) => ({rule: 'capra.eggs', side, points: 0, cards: cardsOf(side)}));
    return {lines, marks: [0, 0]};
  }
  const side = 2 * first < ALL_POINTS ? 0 : 1;
  const points = lossOf(side === 0 ? first : ALL_POINTS - first, hasTrick(side));
  const line = {rule: `capra.loss-${points}`, side, points, cards: cardsOf(side)};
  return {lines: [line], marks: side === 0 ? [points, 0] : [0, points]};
}

/** Returns the penalty points of a side with fewer than half of the points. */
export const lossOf = (points: number, hasTrick: boolean): 2 | 4 | 6 => (!hasTrick ? 6 : points < 31 ? 4 : 2);
