import type {View} from '@cartavola/engine';
import type {ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {boardFrom, type Board} from '../../board.js';

/** Returns the board for Scopa: the cards to capture, and each side's pile. */
export function board(view: View): Board {
  const {table, piles, scopas, stock} = view as ScopaView;
  return {
    ...boardFrom(view),
    trick: [],
    table,
    heaps: piles.map((cards, side) => ({means: 'pile', side, cards, marks: scopas[side]!.length})),
    stock,
  };
}
