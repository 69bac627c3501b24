import {UNKNOWN, type Card} from '../../card.js';
import {Hands} from '../../hands.js';
import type {Positions} from '../../game.js';
import type {Origin} from '../../origin.js';
import {COUNTS_BY_PARTY, OPEN_CARDS, OPEN_CARDS_BY_PARTY, SEAT, STOCK} from '../../position-field.js';
import {CARDS, HAND, ON_TABLE, PILES, PLACES, WRITTEN} from './cards.js';
import {sideOf} from '../../seats.js';
import {ScopaDeal} from './deal.js';
import type {ScopaPosition} from './view.js';

/**
 * Positions of Scopa: `leader` plays next, and each seat is dealt three cards from the stock when all hands are empty.
 */
export const positions: Positions<ScopaDeal, ScopaPosition> = {
  fields: [
    {key: 'table', shape: OPEN_CARDS, shows: 'table'},
    {key: 'piles', shape: OPEN_CARDS_BY_PARTY, shows: 'pile'},
    {key: 'scopas', shape: COUNTS_BY_PARTY},
    {key: 'taker', shape: SEAT},
    {key: 'stock', shape: STOCK, shows: 'stock'},
  ],
  cards: () => CARDS,

  problem({hands, dealer, leader, stock}) {
    const seats = hands.length;
    const order = hands.map((_, place) => hands[(dealer + 1 + place) % seats]!.length);
    const turn = (leader - dealer - 1 + seats) % seats;
    const size = order[turn]!;
    // Seats that have played in this round have one card fewer than the others.
    const uneven = order.findIndex((count, place) => count !== (place < turn ? size - 1 : size));
    if (size === 0 || size > HAND || uneven >= 0) {
      return {
        key: 'hands',
        message: 'Each hand must have up to three cards, one fewer for seats that have played in this round.',
      };
    }
    return stock.length % (HAND * seats) === 0
      ? undefined
      : {key: 'stock', message: 'The stock must have three cards per seat, or a multiple of that.'};
  },

  mayHold: () => true,
  begin: (origin) => dealFrom(origin, origin.position.stock),
};

/** Starts a deal from a position. `stock` contains the cards to be dealt later. */
export function dealFrom(origin: Origin<ScopaPosition>, stock: readonly Card[]): ScopaDeal {
  const {position} = origin;
  const {options, dealer, leader, table, piles, scopas, taker} = position;
  const hands = Hands.empty(WRITTEN, PLACES);
  const lay = (cards: readonly Card[], place: number): void => cards.forEach((card) => hands.give(place, card));
  position.hands.forEach(lay);
  lay(table, ON_TABLE);
  piles.forEach((pile, side) => lay(pile, PILES + side));
  // The cards that made earlier scopas are unknown.
  const made = scopas.map((count) => Array<Card>(count).fill(UNKNOWN));
  return new ScopaDeal(options, dealer, stock, {
    origin: origin,
    over: false,
    redealt: false,
    dealt: 0,
    hands,
    firstTable: hands.list(ON_TABLE),
    scopas: [made[0]!, made[1]!],
    lastTaker: taker === undefined ? undefined : sideOf(taker),
    plays: [],
    leftOver: [],
    turn: leader,
    inHands: position.hands.flat().length,
  });
}
