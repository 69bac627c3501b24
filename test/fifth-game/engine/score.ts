import type {Score} from '@cartavola/engine';
import {compareCards, pointsIn, pointsOf} from './cards.js';
import {pilesOf, type BriscolaDeal} from './deal.js';

/** Minimum number of points that wins the deal. */
export const LEAST = 61;

/** Returns the score of a finished deal (`briscola.card-points`, `briscola.win-deal`). */
export function scoreOf(deal: BriscolaDeal): Score {
  const piles = pilesOf(deal);
  const points = piles.map(pointsIn);
  return {
    lines: piles.map((pile, side) => ({
      rule: 'briscola.card-points',
      ...(deal.options.players === 2 ? {seat: side} : {side}),
      points: points[side]!,
      cards: pile.filter((card) => pointsOf(card) > 0).sort(compareCards),
    })),
    marks: points.map((sum) => (sum >= LEAST ? 1 : 0)),
  };
}
