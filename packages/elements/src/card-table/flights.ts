import {formatCard, type Fact, type Gift, type Seat} from '@cartavola/engine';
import type {Flights} from './motion.js';

/** Between which places the cards of a fact fly, where they do not lie on the table before and after. */
export function flightsOf(fact: Fact): Flights {
  if (fact.type === 'handed') {
    // A card that the viewer knows is its own key; one that nobody knows is named by who gives it, and which.
    const giftAt = (key: string): Gift | undefined =>
      fact.gifts.find((gift) => (gift.card < 0 ? key === giftKey(gift) : key === formatCard(gift.card)));
    return {
      from: (key) => spot(giftAt(key)?.from),
      to: (key) => spot(fact.gifts.find((gift) => giftKey(gift) === key)?.to),
    };
  }
  const seat = fact.type === 'dealt' ? fact.dealer : 'seat' in fact ? fact.seat : undefined;
  return {from: () => spot(seat), to: () => spot(seat)};
}

/** What a gift that lies face down is called. */
export const giftKey = ({from, to}: Gift): string => `gift-${from}-${to}`;

const spot = (seat: Seat | undefined): string | undefined => (seat === undefined ? undefined : `seat-${seat}`);
