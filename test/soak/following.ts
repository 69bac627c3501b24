import type {Card, Seat} from '@cartavola/engine';
import {claimThat} from './claim-that.js';

interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** Cards in a game in which players must follow suit, as known at the end. */
interface Play {
  /** All tricks. The last trick may be incomplete. */
  readonly tricks: readonly Trick[];
  readonly hands: readonly (readonly Card[])[];
  /** True if the card may be played on any suit. */
  readonly isFree: (card: Card) => boolean;
  /** Number of tricks after which the empty hands were dealt again. */
  readonly redealt?: number | undefined;
}

/** Throws if a seat did not follow suit although it had a card of the suit led: it played one later, or still holds one. */
export function checkFollowing({tricks, hands, isFree, redealt}: Play): void {
  const seats = hands.length;
  let held = hands.map((hand) => new Set(hand.map((card) => card >> 4)));
  for (let number = tricks.length - 1; number >= 0; number--) {
    const {leader, cards} = tricks[number]!;
    if (number + 1 === redealt) held = hands.map(() => new Set());
    cards.forEach((card, place) => {
      const seat = (leader + place) % seats;
      const led = cards[0]! >> 4;
      const follows = card >> 4 === led || isFree(card) || !held[seat]!.has(led);
      claimThat(follows, () => `seat ${seat} had a card of the suit led, and did not follow in trick ${number}`);
      held[seat]!.add(card >> 4);
    });
  }
}
