// Test helpers: matches of Capodama where the first deal gives certain cards to certain seats.
import {parseCards, seededRandom, shuffled, writeRecord, type Card, type SeatMove} from '@cartavola/engine';
import {capodamaRules, packOf, variantOf} from '@cartavola/engine/games/capodama/rules.js';

/** Start of a deal, with the cards to deal to seats. */
export interface Given {
  readonly players: number;
  readonly dealer?: number;
  readonly held?: Readonly<Record<number, string>>;
  readonly moves?: readonly SeatMove[];
}

/** Returns the seat that receives the card at an index in the pack, in either half. */
function seatAt(place: number, {players, dealer = 0}: Given): number {
  if (players > 1) return (dealer + 1 + place) % players;
  // `capodama.solo`: the player has taken A♥ first.
  return place < 16 ? place % 2 : (place + 1) % 2;
}

/**
 * Makes a pack that deals the given cards. The other cards are shuffled. In a deal with two halves, the given cards are
 * for the first.
 */
export function packFor(given: Given): Card[] {
  const options = {players: given.players, target: 7};
  const wanted = new Map<number, Card[]>();
  for (const [seat, cards] of Object.entries(given.held ?? {})) wanted.set(Number(seat), [...parseCards(cards)!]);
  const asked = new Set([...wanted.values()].flat());
  const others = packOf(options).filter((card) => !asked.has(card));
  const rest = [...shuffled(others, seededRandom('given deals', given.players, 'pack'))];
  const halves = variantOf(options).halves;
  const first = packOf(options).length / halves;
  return packOf(options).map(
    (_, place) => (place < first && wanted.get(seatAt(place, given))?.shift()) || rest.shift()!,
  );
}

/** Makes a match that begins with this deal, as a page provides it to a table. */
export function matchWith(given: Given): unknown {
  const {players, dealer = 0, moves = []} = given;
  const deals = [{dealer, pack: packFor(given), moves}];
  return JSON.parse(writeRecord({game: 'capodama', options: {players, target: 7}, deals}, capodamaRules)) as unknown;
}
