import {formatCard, type Fact, type Gift, type Seat} from '@cartavola/engine';
import type {Flights} from '../../motion/motion.js';

/** Returns where a fact's cards fly from and to. Needed only for cards that come to the table or leave it. */
export function flightsOf(fact: Fact): Flights {
  if (fact.type === 'handed') {
    const {viewer} = fact.view;
    return {
      from: (key) => spot(fact.gifts.find((gift) => gift.to === viewer && giftKey(gift) === key)?.from),
      to: (key) => spot(fact.gifts.find((gift) => giftKey(gift) === key)?.to),
    };
  }
  const seat = fact.type === 'dealt' ? fact.dealer : 'seat' in fact ? fact.seat : undefined;
  return {from: () => spot(seat), to: () => spot(seat)};
}

/** Returns the key of a gift: its card, or its giver and receiver if the viewer doesn't know the card. */
export const giftKey = ({from, to, card}: Gift): string => (card < 0 ? `gift-${from}-${to}` : formatCard(card));

/** Returns the identifier of a seat's place, as used in `data-spot`. */
export const spot = (seat: Seat | undefined): string | undefined => (seat === undefined ? undefined : `seat-${seat}`);
