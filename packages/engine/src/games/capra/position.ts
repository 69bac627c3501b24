import {UNKNOWN} from '../../card.js';
import type {Positions} from '../../game.js';
import type {Origin} from '../../origin.js';
import {handsBefore, packFrom, sizesOf} from '../../position.js';
import {OPEN_CARDS_BY_PARTY, STOCK, SUIT, TRICK} from '../../position-field.js';
import {HAND, isOneSuit, PACK} from './cards.js';
import {CapraDeal} from './deal.js';
import type {CapraPosition} from './view.js';
import {movesOf} from './origin.js';

/** Positions of Capra: in the middle of a trick or before one. */
export const positions: Positions<CapraDeal, CapraPosition> = {
  fields: [
    TRICK,
    {key: 'trump', shape: SUIT},
    {key: 'piles', shape: OPEN_CARDS_BY_PARTY},
    {key: 'stock', shape: STOCK},
  ],
  cards: () => PACK,

  problem(position) {
    const {trick, trump, stock} = position;
    const sizes = sizesOf(position);
    const lead = trick[0]?.cards ?? [];
    const at = (key: string, message: string) => ({key, message});
    if (sizes.some((size) => size !== sizes[0]) || sizes[0]! > HAND || sizes[0] === 0) {
      return at('hands', 'The hands must be equal, with the trick on the table, and have up to four cards.');
    }
    if (lead.includes(UNKNOWN) || !isOneSuit(lead)) return at('trick', 'A lead is face up and of one suit.');
    if (trick.some(({cards}) => cards.length !== lead.length))
      return at('trick', 'All lay down as many cards as were led.');
    if (trump === undefined) return at('trump', 'The trump suit must be said.');
    const full = stock.length === 0 || sizes[0] === HAND;
    return full && stock.length % 4 === 0 ? undefined : at('stock', 'This cannot be left of the stock.');
  },

  mayHold: () => true,

  begin: beginAt,
};

/** Starts a deal in a position and replays its trick. */
export function beginAt(origin: Origin<CapraPosition>): CapraDeal {
  const {position} = origin;
  const pack = [...packFrom(handsBefore(position), position.dealer), ...position.stock];
  const deal = new CapraDeal(position.options, position, pack, undefined, origin);
  movesOf(position).forEach((move, place) => deal.play(position.trick[place]!.seat, move));
  return deal;
}
