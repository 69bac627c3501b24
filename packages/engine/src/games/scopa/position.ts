import {positionAt} from '../../read-position.js';
import type {Positions} from '../../game.js';
import {writePosition, type Origin} from '../../position.js';
import {CARDS, HAND} from './cards.js';
import {ScopaDeal} from './deal.js';
import type {ScopaView} from './view.js';

/** A deal in the middle: whoever plays next is the leader, and the stock is dealt three at a time when all hands are empty. */
export const positions: Positions<ScopaView> = {
  read: positionAt,
  write: writePosition,
  keys: () => ['table', 'piles', 'scopas', 'stock'],
  cards: () => CARDS,

  problem({hands, dealer, leader, stock}) {
    const seats = hands.length;
    const order = hands.map((_, place) => hands[(dealer + 1 + place) % seats]!.length);
    const turn = (leader - dealer - 1 + seats) % seats;
    const size = order[turn]!;
    // Whoever has played in this round has a card less than those who have not.
    const uneven = order.findIndex((count, place) => count !== (place < turn ? size - 1 : size));
    if (size === 0 || size > HAND || uneven >= 0) {
      return {
        key: 'hands',
        message: 'Each hand has up to three cards, and those who have played in this round one less.',
      };
    }
    return stock.length % (HAND * seats) === 0
      ? undefined
      : {key: 'stock', message: 'The stock is three cards for each, once or more often.'};
  },

  mayHold: () => true,
  begin: (origin: Origin) =>
    new ScopaDeal(origin.position.options, origin.position.dealer, origin.position.stock, undefined, origin),
};
