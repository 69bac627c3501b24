import {suitIndex, UNKNOWN, type Seat} from '@cartavola/engine';
import {sampleDeal, type CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {ALL_POINTS, HAND, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {Solving} from '../../endings/ending.js';
import type {ExactGame} from '../../endings/exact.js';
import {solvingCapra} from './solve-capra.js';
import {takenIn} from './taken.js';

/** Final points of the side of `seat` after each move of the seat to act. */
function* solving(deal: CapraDeal, seat: Seat): Solving {
  const {turn} = deal;
  const values = yield* solvingCapra(deal, turn);
  return values.map(({move, value}) => {
    // A side that has taken no trick has no points.
    const points = Math.min(ALL_POINTS, Math.max(0, value));
    return {move, value: turn % 2 === seat % 2 ? points : ALL_POINTS - points};
  });
}

/**
 * Capra's definition for exact questions. Points are card points. Folded cards must be known, so views must be open. No
 * seat may hold four cards of one suit, because the others could not foresee a claim.
 */
export const exactCapra: ExactGame<CapraView, CapraDeal> = {
  sample: sampleDeal,
  isSolvable: ({stock, settling, hands, trick, tricks, turn, viewer}) =>
    stock === 0 &&
    !settling &&
    turn.includes(viewer as Seat) &&
    !hands.some((hand) => hand.length === HAND && hand.every((card) => suitIndex(card) === suitIndex(hand[0]!))) &&
    ![...hands, ...[trick, ...tricks].flatMap(({plays}) => plays.map(({cards}) => cards))].flat().includes(UNKNOWN),
  taken: ({tricks, origin}, seat) => takenIn(tricks, origin?.position.piles)[(seat % 2) as 0 | 1].points,
  isWith: (_, one, other) => one % 2 === other % 2,
  solve: solving,
};
