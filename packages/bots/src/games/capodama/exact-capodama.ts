import {UNKNOWN, type Seat} from '@cartavola/engine';
import {sampleDeal, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import {capodamaRules, pointsOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {ExactGame} from '../../endings/exact.js';
import type {MoveValue, Solving} from '../../endings/ending.js';
import {reachableTotals} from './reachable-totals.js';
import {solvingCapodama} from './solve-capodama.js';

const isWith = (deal: CapodamaDeal, one: Seat, other: Seat): boolean =>
  deal.options['players'] === 1 || deal.withCapo(one) === deal.withCapo(other);

/**
 * Points of a seat's side so far. In the solo game, only the capo's own points count, although the player also plays
 * the other hand.
 */
function taken(deal: CapodamaDeal, seat: Seat): number {
  const isOwn = (one: Seat): boolean => (deal.options['players'] === 1 ? one === deal.capo : isWith(deal, one, seat));
  const before = deal.pointsBefore.reduce((sum, points, one) => sum + (isOwn(one) ? points : 0), 0);
  return deal.tricks.reduce((sum, {winner, points}) => sum + (isOwn(winner) ? points : 0), before);
}

/** Points of the side of `seat` after each move of the seat to act. */
function* solving(deal: CapodamaDeal, seat: Seat): Solving {
  if (deal.options['players'] === 1) {
    const totals = yield* reachableTotals(capodamaRules.view(deal, deal.actors[0]!));
    return totals.map(({move, totals: reached}) => ({move, value: Math.max(...reached)}));
  }
  const values: readonly MoveValue[] = yield* solvingCapodama(deal);
  const hands = deal.gifts.flatMap((_, one) => deal.hands.list(one));
  const left = [...hands, ...deal.cards].reduce((sum, card) => sum + pointsOf(card, deal.doubled), 0);
  const now = taken(deal, seat);
  return values.map(({move, value}) => ({move, value: now + (deal.withCapo(seat) ? value : left - value)}));
}

/** Capodama's definition for exact questions. Points are card points. */
export const exactCapodama: ExactGame<CapodamaView, CapodamaDeal> = {
  sample: sampleDeal,
  isSolvable: ({phase, stock, hands, turn, viewer}) =>
    phase === 'play' && stock === 0 && turn.includes(viewer as Seat) && !hands.flat().includes(UNKNOWN),
  taken,
  isWith,
  solve: solving,
  within: (view, range) => (view.options.players === 1 ? withinSolo(view, range) : undefined),
};

/** In the solo game, the player decides for both hands. */
function* withinSolo(
  view: CapodamaView,
  [least, most]: readonly [number, number],
): Generator<undefined, readonly boolean[]> {
  const found = yield* reachableTotals(view);
  return found.map(({totals}) => totals.some((total) => total >= least && total <= most));
}
