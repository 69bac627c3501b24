import {UNKNOWN, type Seat} from '@cartavola/engine';
import {pileLines, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {sampleDeal, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import type {ExactGame} from '../../endings/exact.js';
import {solvingScopa} from './solve-scopa.js';

/** Scopa's definition for exact questions. Points are scopas and, at the end, the points of the piles. */
export const exactScopa: ExactGame<ScopaView, ScopaDeal> = {
  sample: sampleDeal,
  isSolvable: ({stock, hands, turn, viewer}) =>
    stock === 0 && turn.includes(viewer as Seat) && !hands.flat().includes(UNKNOWN),
  taken(deal, seat) {
    const side = seat % 2;
    const scopas = deal.scopas[side as 0 | 1].length;
    if (!deal.over) return scopas;
    const lines = pileLines(deal.options, deal.pile(0), deal.pile(1));
    return lines.reduce((sum, line) => sum + (line.side === side ? line.points : 0), scopas);
  },
  isWith: (_, one, other) => one % 2 === other % 2,
  solve: (deal, seat) => solvingScopa(deal, undefined, (seat % 2) as 0 | 1),
};
