import type {View} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {boardFrom, laidFrom, type Board} from '../../board.js';

/** Returns the board for Capodama: the trick, the doubled suit and the fourth trump. */
export function board(view: View): Board {
  const {trick, doubled, fourth, hands, stock} = view as CapodamaView;
  return {
    ...boardFrom(view),
    ...laidFrom(trick, hands.length),
    signs: [
      ...(doubled === undefined ? [] : [{means: 'doubled', suit: doubled} as const]),
      ...(fourth === undefined ? [] : [{means: 'trump', card: fourth} as const]),
    ],
    ...(stock > 0 && {stock}),
  };
}
