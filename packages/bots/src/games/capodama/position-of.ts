import type {Card, Seat} from '@cartavola/engine';
import type {CapodamaPosition, CapodamaView} from '@cartavola/engine/games/capodama/rules.js';

/** Converts a view to a position for a seat. Returns undefined before play, or while cards are in the stock. */
export function positionOf(
  {phase, options, dealer, hands, trick, tricks, doubled, fourth, capo, dama, king, stock}: CapodamaView,
  seat: Seat,
): CapodamaPosition | undefined {
  if (phase !== 'play' || stock > 0) return undefined;
  const piles: Card[][] = hands.map(() => []);
  for (const {winner, cards} of tricks) piles[winner]!.push(...cards);
  return {
    options,
    seat,
    dealer,
    leader: trick.leader,
    hands,
    trick: trick.cards.map((card, place) => ({seat: (trick.leader + place) % hands.length, cards: [card]})),
    stock: [],
    double: doubled!,
    capo,
    ...(fourth !== undefined && {fourth}),
    ...(dama !== undefined && {dama}),
    ...(king !== undefined && {king}),
    piles,
  };
}
