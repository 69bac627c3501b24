import {capodama, packOf, type CapodamaDeal, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {parseCards, type Card, type Seat, type Move, type Suit, refusalOf} from '@cartavola/engine';
import {newDeal, toCard} from '../engine/random-deals.js';

/** Deal for four players, at the start of play or later. */
export interface Position {
  /**
   * Four hands by seat. The last card of each came from the right neighbour. A hand given as `*` gets the remaining
   * cards.
   */
  readonly hands: readonly [string, string, string, string];
  readonly doubled: Suit;
  /** Cards played so far, in order. */
  readonly played?: string;
}

const cardsOf = (text: string): Card[] => parseCards(text)!;

/** Deals these hands to four players, with seat 3 as the dealer, before the exchange and the doubling. */
export function dealtHands(texts: readonly string[]): CapodamaDeal {
  const known = texts.filter((text) => text !== '*').flatMap(cardsOf);
  const rest = packOf({players: 4, target: 7}).filter((card) => !known.includes(card));
  const hands = texts.map((text) => (text === '*' ? rest.splice(0, 8) : cardsOf(text)));
  const pack = Array.from({length: 32}, (_, place) => hands[place % 4]![Math.floor(place / 4)]!);
  return newDeal(4, 3, pack);
}

function play(deal: CapodamaDeal, seat: Seat, move: Move): void {
  const refusal = refusalOf(capodama, deal, seat, move);
  if (refusal) throw new Error(`Seat ${seat}: ${JSON.stringify(move)} is refused by ${refusal.rule}.`);
  deal.play(seat, move);
}

/** Returns the deal of a position after its cards are played. */
export function dealOf({hands, doubled, played}: Position): CapodamaDeal {
  const given = hands.map((_, seat) => cardsOf(hands[(seat + 1) % 4]!).at(-1)!);
  const before = hands.map((text, seat) => [...cardsOf(text).slice(0, -1), given[seat]!]);
  const pack = Array.from({length: 32}, (_, place) => before[place % 4]![Math.floor(place / 4)]!);
  const deal = newDeal(4, 3, pack);
  play(deal, deal.actors[0]!, {type: 'double', suit: doubled});
  given.forEach((left, seat) => play(deal, seat, {type: 'give', left}));
  for (const card of played?.split(' ') ?? []) play(deal, deal.actors[0]!, {type: 'play', card: toCard(card)});
  return deal;
}

/** Returns the view of the seat to act. */
export function viewToAct(deal: CapodamaDeal): CapodamaView {
  return capodama.view(deal, deal.actors[0]!);
}
