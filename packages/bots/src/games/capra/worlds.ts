import {shuffled, UNKNOWN, type Card, type Random, type Seat} from '@cartavola/engine';
import {compareCards} from '@cartavola/engine/games/capra/capra.js';
import {PACK, type CapraView} from '@cartavola/engine/games/capra/rules.js';

/** Sampled cards: the other hands, and the cards folded in the current trick, by seat. */
export interface World {
  readonly hands: readonly (readonly Card[])[];
  readonly laid: readonly (readonly Card[])[];
}

/** Returns the cards in the pack that the viewer can't see. */
export function unseenIn({hands, trick, tricks, shown, shownTo, position}: CapraView): Card[] {
  const plays = [trick, ...tricks].flatMap((one) => one.plays);
  const seen = new Set<Card>([...hands.flat(), ...plays.flatMap(({cards}) => cards)]);
  if (shown !== undefined && shownTo === undefined) seen.add(shown);
  for (const card of position?.piles?.flat() ?? []) seen.add(card);
  return PACK.filter((card) => !seen.has(card));
}

/** Samples a world consistent with what the seat sees at this moment. */
export function drawWorld({hands, trick}: CapraView, unseen: readonly Card[], random: Random): World {
  const rest = shuffled(unseen, random);
  const known = (cards: readonly Card[]): Card[] =>
    cards.map((card) => (card === UNKNOWN ? (rest.pop() ?? UNKNOWN) : card)).filter((card) => card !== UNKNOWN);
  const laid: Card[][] = hands.map(() => []);
  for (const {seat, cards} of trick.plays) laid[seat] = known(cards);
  return {hands: hands.map((hand) => inOrder(known(hand))), laid};
}

/** Enumerates combinations of `count` cards, in order. */
export function choicesOf(cards: readonly Card[], count: number): (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, place) => choicesOf(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]));
}

/** Sorts cards in record order. */
const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => compareCards(a, b));

/** Seats after `seat`, in order of play. */
export const seatsAfter = (seat: Seat, count: number): Seat[] =>
  Array.from({length: count}, (_, place) => (seat + 1 + place) % 4);
