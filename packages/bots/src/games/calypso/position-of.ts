import {suitIndex, type Card, type Seat} from '@cartavola/engine';
import {suitIndices, type CalypsoPosition, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';

/** Each seat's discards, reconstructed from the tricks. Undefined if a completed calypso makes them uncertain. */
function discardsOf({tricks, trumps, done, before, discards, building}: CalypsoView): Card[][] | undefined {
  if (done.some((count) => count > 0) || before.discards.some((count) => count > 0)) return undefined;
  const suits = suitIndices(trumps);
  const placed = building.map(() => new Set<Card>());
  const piles: Card[][] = building.map(() => []);
  for (const {winner, cards} of tricks) {
    for (const card of cards) {
      const owner = suits.indexOf(suitIndex(card));
      if (owner % 2 === winner % 2 && !placed[owner]!.has(card)) placed[owner]!.add(card);
      else piles[winner]!.push(card);
    }
  }
  return piles.every(({length}, seat) => length === discards[seat]) ? piles : undefined;
}

/** Returns a view's information as a position for a seat, or undefined after the first deal or a completed calypso. */
export function positionOf(view: CalypsoView, seat: Seat): CalypsoPosition | undefined {
  const {deal, options, dealer, hands, trick, trumps, building} = view;
  const piles = deal === 0 ? discardsOf(view) : undefined;
  if (!piles) return undefined;
  return {
    options,
    seat,
    dealer,
    leader: trick.leader,
    hands,
    trick: trick.cards.map((card, place) => ({seat: (trick.leader + place) % 4, cards: [card]})),
    stock: [],
    trumps,
    calypsos: building,
    piles,
  };
}
