import {UNKNOWN} from '../../card.js';
import type {Positions} from '../../game.js';
import type {Origin} from '../../origin.js';
import {handsBefore, packFrom, sizesOf, type Laid} from '../../position.js';
import {OPEN_CARDS_BY_PARTY, STOCK, SUIT, TRICK} from '../../position-field.js';
import {HAND, isOneSuit, PACK} from './cards.js';
import {CapraDeal} from './deal.js';
import type {CapraPosition} from './view.js';
import {movesOf} from './origin.js';

/**
 * Finds a lead that is face down or has several suits, or a seat that laid down more or fewer cards than the leader.
 */
function wrongIn(trick: readonly Laid[]): Laid | undefined {
  const [lead] = trick;
  if (!lead || lead.cards.includes(UNKNOWN) || !isOneSuit(lead.cards)) return lead;
  return trick.find(({cards}) => cards.length !== lead.cards.length);
}

/** Positions of Capra, before or in the middle of a trick. */
export const positions: Positions<CapraDeal, CapraPosition> = {
  fields: [
    TRICK,
    {key: 'trump', shape: SUIT, shows: 'trump'},
    {key: 'piles', shape: OPEN_CARDS_BY_PARTY, shows: 'pile'},
    {key: 'stock', shape: STOCK, shows: 'stock'},
  ],
  cards: () => PACK,
  wrongIn,

  problem(position) {
    const {trick, trump, stock} = position;
    const sizes = sizesOf(position);
    const at = (key: string, message: string) => ({key, message});
    if (sizes.some((size) => size !== sizes[0]) || sizes[0]! > HAND || sizes[0] === 0) {
      return at('hands', 'All hands must be the same size, at most four cards, counting cards in the trick.');
    }
    const wrong = wrongIn(trick);
    if (wrong) {
      const isLead = wrong === trick[0];
      return at(
        'trick',
        isLead ? 'A lead must be face up and of one suit.' : 'Each seat must lay down as many cards as were led.',
      );
    }
    if (trump === undefined) return at('trump', 'The trump suit is missing.');
    const full = stock.length === 0 || sizes[0] === HAND;
    return full && stock.length % 4 === 0
      ? undefined
      : at('stock', 'The stock must be a multiple of four cards. Unless it is empty, all hands must be full.');
  },

  mayHold: () => true,

  begin: beginAt,
};

/** Starts a deal from a position and replays its trick. */
export function beginAt(origin: Origin<CapraPosition>): CapraDeal {
  const {position} = origin;
  const pack = [...packFrom(handsBefore(position), position.dealer), ...position.stock];
  const deal = new CapraDeal(position.options, position, pack, undefined, origin);
  movesOf(position).forEach((move, place) => deal.play(position.trick[place]!.seat, move));
  return deal;
}
