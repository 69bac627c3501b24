import {UNKNOWN, type View} from '@cartavola/engine';
import type {CapraView} from '@cartavola/engine/games/capra/view.js';
import {boardFrom, type Board} from '../../board.js';

/** What lies on a table of Capra: groups of cards, and the trump suit with the card that shows it. */
export function board(view: View): Board {
  const {trick, trump, shown, stock, viewer} = view as CapraView;
  return {
    ...boardFrom(view),
    trick: trick.plays.map(({seat, type, cards}) => {
      const folded = type === 'fold';
      return {seat, cards: folded && seat !== viewer ? cards.map(() => UNKNOWN) : cards, ...(folded && {folded})};
    }),
    signs: [{means: 'trump', suit: trump, ...(shown !== undefined && {card: shown})}],
    stock,
  };
}
