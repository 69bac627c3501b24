import type {View} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {boardFrom, laidFrom, type Board} from '../../board.js';

/** Returns the board for Calypso: the trick, the trump suits and the incomplete calypsos. */
export function board(view: View): Board {
  const {trick, trumps, building, done, hands} = view as CalypsoView;
  return {
    ...boardFrom(view),
    ...laidFrom(trick, hands.length),
    signs: trumps.map((suit, seat) => ({means: 'trump', suit, seat})),
    heaps: building.map((cards, seat) => ({means: 'building', seat, cards, marks: done[seat]!})),
  };
}
