import type {Card} from '../../card.js';
import type {Score} from '../../score.js';
import {sideOf} from '../../seats.js';
import {ALL_POINTS, pointsOf} from './cards.js';
import type {CapraDeal} from './deal.js';

/** `capra.deal-end`: penalty points for the side with fewer; the proof is the cards that it took. */
export function scoreOf({tricks, origin}: CapraDeal): Score {
  const before = origin?.position.piles ?? [[], []];
  const cardsOf = (side: number): Card[] => [
    ...before[side]!,
    ...tricks.filter(({winner}) => sideOf(winner) === side).flatMap(({plays}) => plays.flatMap(({cards}) => cards)),
  ];
  const first = cardsOf(0).reduce((sum, card) => sum + pointsOf[card]!, 0);
  if (2 * first === ALL_POINTS) {
    const lines = [0, 1].map((side) => ({rule: 'capra.eggs', side, points: 0, cards: cardsOf(side)}));
    return {lines, marks: [0, 0]};
  }
  const side = 2 * first < ALL_POINTS ? 0 : 1;
  const theirs = side === 0 ? first : ALL_POINTS - first;
  const cards = cardsOf(side);
  const points = lossOf(theirs, cards.length > 0);
  return {lines: [{rule: `capra.loss-${points}`, side, points, cards}], marks: side === 0 ? [points, 0] : [0, points]};
}

/** Penalty points of a side with fewer than half of the points. */
export const lossOf = (points: number, hasTrick: boolean): 2 | 4 | 6 => (!hasTrick ? 6 : points < 31 ? 4 : 2);
