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

/** Converts a view to a position for a seat. Returns undefined after the first deal or a completed calypso. */
export function positionOf(view: CalypsoView, seat: Seat): CalypsoPosition | undefined {
  const piles = view.deal === 0 ? discardsOf(view) : undefined;
  return piles && positionWith(view, seat, piles);
}

/**
 * Like `positionOf`, but for any deal, and only for questions about points in the rest of the deal. Only the number of
 * each seat's discards is certain, so the cards are assigned arbitrarily.
 */
export function pointsPositionOf(view: CalypsoView, seat: Seat): CalypsoPosition | undefined {
  const {done, gone, tricks, building, discards} = view;
  if (done.some((count) => count > 0)) return undefined;
  const left = [...gone, ...tricks.flatMap(({cards}) => cards)];
  for (const card of building.flat()) left.splice(left.indexOf(card), 1);
  const piles = discards.map((count) => left.splice(0, count));
  return positionWith(view, seat, piles);
}

function positionWith(
  {options, dealer, hands, trick, trumps, building}: CalypsoView,
  seat: Seat,
  piles: readonly (readonly Card[])[],
): CalypsoPosition {
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
