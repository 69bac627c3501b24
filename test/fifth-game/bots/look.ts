import type {Sight} from '@cartavola/bots/extend.js';
import {sideOf, suitIndex, type Card} from '@cartavola/engine';
import {beats, bestPlace, pointsIn, pointsOf, powerOf} from '../engine/cards.js';
import type {BriscolaDeal} from '../engine/deal.js';

/** Returns what spending a card costs in addition to its points, because trumps win tricks later. */
export const costOf = (card: Card, trump: number): number =>
  suitIndex(card) === trump ? 1.5 + powerOf(card) * 0.5 : 0;

/** Whether an opponent who is still to play holds a card that beats this one. */
function isInDanger({hands, beginning, options}: BriscolaDeal, seat: number, card: Card, later: number): boolean {
  const {players} = options;
  for (let place = 1; place <= later; place++) {
    const other = (seat + place) % players;
    if (sideOf(other) !== sideOf(seat) && hands.list(other).some((theirs) => beats(theirs, card, beginning.trump)))
      return true;
  }
  return false;
}

/** Scores each move without search: the points of the trick for the side that would win it, minus the card's cost. */
export function look({deal, seat, moves, isRash}: Sight<BriscolaDeal>, values: Float64Array): void {
  const {cards, leader, options, beginning} = deal;
  const {trump} = beginning;
  const pot = pointsIn(cards);
  const best = cards.length > 0 ? bestPlace(cards, trump) : -1;
  const later = options.players - 1 - cards.length;
  for (let place = 0; place < moves.length; place++) {
    const card = moves[place]!.card!;
    const wins = best < 0 || beats(card, cards[best]!, trump);
    const holder = wins ? seat : (leader + best) % options.players;
    const isOurs =
      sideOf(holder) === sideOf(seat) && (isRash || !isInDanger(deal, seat, wins ? card : cards[best]!, later));
    const worth = pot + pointsOf(card);
    values[place] = (isOurs ? worth : -worth) - (isRash ? 0 : costOf(card, trump)) + (isOurs && later === 0 ? 1 : 0);
  }
}
