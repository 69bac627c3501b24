import {UNKNOWN, type Card, type View} from '@cartavola/engine';
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import {boardFrom, type Board} from '../../board.js';

/**
 * Returns the board for Capra: groups of cards, the trump suit with the card that determines it, and the cards taken by
 * each side.
 */
export function board(view: View): Board {
  const {trick, tricks, trump, shown, stock, viewer, position} = view as CapraView;
  const takenBy = (side: number): readonly Card[] => [
    ...(position?.piles[side] ?? []),
    ...tricks.filter(({winner}) => winner % 2 === side).flatMap(({plays}) => plays.flatMap(({cards}) => cards)),
  ];
  return {
    ...boardFrom(view),
    trick: trick.plays.map(({seat, type, cards}) => {
      const folded = type === 'fold';
      return {seat, cards: folded && seat !== viewer ? cards.map(() => UNKNOWN) : cards, ...(folded && {folded})};
    }),
    signs: [{means: 'trump', suit: trump, ...(shown !== undefined && {card: shown})}],
    heaps: [0, 1].map((side) => ({means: 'pile', side, cards: takenBy(side)})),
    stock,
  };
}
