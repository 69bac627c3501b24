import type {Card} from '@cartavola/engine';
import type {CapraDeal} from '@cartavola/engine/games/capra/deal.js';
import {ALL_POINTS} from '@cartavola/engine/games/capra/rules.js';

/**
 * What it is worth to hold a card, in points by which the sides end apart: by rank index, a trump; and how many of one suit. By linear
 * regression on what came of 9,844 tricks' beginnings in 3,000 deals of strong players, a plain card being worth nothing.
 */
const TRUMPS = [26, 16, 14, 11.5, 21, 9, 8.5, 7, 5];
const GROUPS = [0, 0, 2.5, 11, 55];

/** By how many points the sides end apart from what is foreseen: so many, times the root of the points that are to come. */
const SPREAD = 2.9;

/** How likely the first side wins a deal that is not over, before a trick, and with which share of the points: by what all hold. */
export function prospectOf({hands, trump}: CapraDeal, [own, others]: readonly [number, number]): [number, number] {
  let ahead = own - others;
  for (let seat = 0; seat < 4; seat++) {
    const worth = worthOf(hands.list(seat), trump);
    ahead += seat % 2 === 0 ? worth : -worth;
  }
  const share = Math.min(1, Math.max(0, 0.5 + ahead / (2 * ALL_POINTS)));
  return [1 / (1 + Math.exp(-ahead / (0.6 + SPREAD * Math.sqrt(ALL_POINTS - own - others)))), share];
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
