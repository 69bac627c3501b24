import type {Card} from '@cartavola/engine';
import type {CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {ALL_POINTS} from '@cartavola/engine/games/capra/rules.js';
import type {ChanceOf} from './stakes.js';
import type {Taken} from './taken.js';

/**
 * Value, as a point difference between the sides, of holding a trump (by rank index) and of holding several cards of
 * one suit (by their number). Plain cards are the baseline. Fitted by linear regression on 9,844 positions at the start
 * of a trick, from 3,000 deals between strong players.
 */
const TRUMPS = [26, 16, 14, 11.5, 21, 9, 8.5, 7, 5];
const GROUPS = [0, 0, 2.5, 11, 55];

/**
 * Scale of the final difference's logistic distribution: this factor times the square root of the remaining points,
 * plus a constant.
 */
const SPREAD = 2.9;

/** Forecast for the first side in an unfinished deal, at the start of a trick and with all hands known. */
interface Prospect {
  /** Expected share of all points. */
  readonly share: number;
  /** Probability of reaching a number of points. */
  readonly chance: ChanceOf;
}

/** Returns the forecast. `taken` contains the sides' points and tricks so far. */
export function prospectOf({hands, trump}: CapraDeal, taken: readonly [Taken, Taken]): Prospect {
  const [own, others] = taken;
  let ahead = own.points - others.points;
  for (let seat = 0; seat < 4; seat++) {
    const worth = worthOf(hands.list(seat), trump);
    ahead += seat % 2 === 0 ? worth : -worth;
  }
  const spread = 0.6 + SPREAD * Math.sqrt(ALL_POINTS - own.points - others.points);
  return {
    share: Math.min(1, Math.max(0, 0.5 + ahead / (2 * ALL_POINTS))),
    chance(points) {
      if (points < (own.tricks > 0 ? 1 : 0)) return 1;
      if (points > ALL_POINTS + (others.tricks > 0 ? 0 : 1)) return 0;
      return 1 / (1 + Math.exp((2 * points - ALL_POINTS - ahead) / spread));
    },
  };
}

function worthOf(cards: readonly Card[], trump: number): number {
  const counts = [0, 0, 0, 0];
  let worth = 0;
  for (const card of cards) {
    if (card >> 4 === trump) worth += TRUMPS[card & 15]!;
    worth += GROUPS[++counts[card >> 4]!]! - GROUPS[counts[card >> 4]! - 1]!;
  }
  return worth;
}
