import {formatCard, type Fact, type Gift, type Seat} from '@cartavola/engine';
import type {Flights} from '../../board/motion.js';

/** Between which places the cards of a fact fly, where they do not lie on the table before and after. */
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

/** What a gift is called: by its card, or where nobody knows that by who gives it to whom. */
export const giftKey = ({from, to, card}: Gift): string => (card < 0 ? `gift-${from}-${to}` : formatCard(card));

/** The name of a seat's place. */
export const spot = (seat: Seat | undefined): string | undefined => (seat === undefined ? undefined : `seat-${seat}`);
