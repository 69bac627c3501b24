import {UNKNOWN, type Seat} from '@cartavola/engine';
import {sampleDeal, type CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {ALL_POINTS, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {ExactGame} from '../../endings/exact.js';
import type {MoveValue, Solving} from '../../endings/ending.js';
import {solvingCapra} from './solve-capra.js';
import {takenIn} from './taken.js';

/** Points of the side of `seat` after each move of the seat to act. */
function* solving(deal: CapraDeal, seat: Seat): Solving {
  const actor = deal.turn;
  const values: readonly MoveValue[] = yield* solvingCapra(deal, actor);
  const isOwn = actor % 2 === seat % 2;
  // A side without a trick has a value of its own.
  const points = (value: number): number => Math.min(ALL_POINTS, Math.max(0, value));
  return values.map(({move, value}) => ({move, value: points(isOwn ? value : ALL_POINTS - value)}));
}

/** Capra's definition for exact questions: points are those of cards. */
export const exactCapra: ExactGame<CapraView, CapraDeal> = {
  sample: sampleDeal,
  isSolvable: ({stock, hands, turn, viewer}) =>
    stock === 0 && turn.includes(viewer as Seat) && !hands.flat().includes(UNKNOWN),
  taken: ({tricks, origin}, seat) => takenIn(tricks, origin?.position.piles)[(seat % 2) as 0 | 1].points,
  isWith: (_, one, other) => one % 2 === other % 2,
  solve: solving,
};
