import type {Card} from '../../card.js';
import type {Trick} from '../../trick.js';
import {isTrump} from './cards.js';

/**
 * Returns the void suits by seat (as suit indices). When such a suit was led, the seat played neither that suit nor a
 * trump.
 */
export function voidsIn(tricks: readonly Trick[], seats: number, fourth: Card | undefined): Set<number>[] {
  const gone = Array.from({length: seats}, () => new Set<number>());
  for (const {leader, cards} of tricks) {
    cards.forEach((card, place) => {
      const led = cards[0]! >> 4;
      if (card >> 4 !== led && !isTrump(card, fourth)) gone[(leader + place) % seats]!.add(led);
    });
  }
  return gone;
}
