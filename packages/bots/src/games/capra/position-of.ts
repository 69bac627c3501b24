import {UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import type {CapraPosition, CapraView} from '@cartavola/engine/games/capra/rules.js';

/** Converts a view to a position for a seat. Returns undefined at the end of a trick, or if taken cards are unknown. */
export function positionOf(
  {options, dealer, hands, trump, stock, trick, tricks, settling}: CapraView,
  seat: Seat,
): CapraPosition | undefined {
  if (settling || trick.returned || trick.aside) return undefined;
  const piles: [Card[], Card[]] = [[], []];
  for (const {winner, plays} of tricks) for (const {cards} of plays) piles[(winner % 2) as 0 | 1].push(...cards);
  // A position cannot contain taken cards that are unknown.
  if (piles.flat().includes(UNKNOWN)) return undefined;
  return {
    options,
    seat,
    dealer,
    leader: trick.leader,
    hands,
    trick: trick.plays.map(({seat: owner, cards, type}) => ({
      seat: owner,
      cards,
      ...(type === 'fold' && {folded: true}),
    })),
    trump,
    piles,
    stock: Array<Card>(stock).fill(UNKNOWN),
  };
}
