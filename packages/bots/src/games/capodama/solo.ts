import {seededRandom, suitOf, type Move} from '@cartavola/engine';
import {ALL_POINTS, pointsOf, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {Choice, ChooseOptions, Reason} from '../../choice.js';
import {nearest, type OpenHalf, type Way} from './open-half.js';

/** So many cards are tried between two yields, well under a millisecond; and so many times at most. */
const TRIES = 600;
const ROUNDS = 8;

/** Of the points that are not dealt yet, the player's share in an average second half. */
const SHARE = 0.5;

/**
 * The solo game, for both of its seats: looks for a way through the open hands that brings the player's points into the window,
 * or in the first half as near to its middle as leaves the same share of the unknown half to take.
 */
export const judgeSolo = function* (
  view: CapodamaView,
  {seed}: ChooseOptions,
): Generator<readonly Choice[], readonly Choice[]> {
  if (view.phase === 'double') return doubled(view);
  const random = seededRandom(seed, view.tricks.length * 2 + view.trick.cards.length, 'bots');
  const half = halfOf(view);
  const aim = aimOf(view);
  let best: Way | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const way = nearest(half, aim, TRIES, random);
    if (!best || way.miss < best.miss) best = way;
    if (best.miss === 0 || round === ROUNDS - 1 || view.moves.length === 1) break;
    yield [choiceOf(best, view)];
  }
  return [choiceOf(best!, view)];
};

function choiceOf({card, miss}: Way, view: CapodamaView): Choice {
  const move = view.moves.find((one) => one.card === card)!;
  return {move, value: -miss, reasons: [{id: 'aims-at-window', cards: [card]}]};
}

/** The suit of which most points lie open: the fewer are unknown, the better the second half can be foreseen. */
function doubled(view: CapodamaView): readonly Choice[] {
  const open = view.hands.flat();
  return view.moves.map((move: Move): Choice => {
    const cards = open.filter((card) => suitOf(card) === move.suit);
    const value = cards.reduce((sum, card) => sum + pointsOf(card, undefined), 0);
    const reason: Reason = {id: 'best-known-suit', cards};
    return {move, value, reasons: [reason]};
  });
}

function halfOf(view: CapodamaView): OpenHalf {
  return {
    hands: view.hands,
    seat: view.viewer as number,
    laid: view.trick.cards[0],
    player: view.capo,
    points: view.points[view.capo]!,
    pointsOf: (card) => pointsOf(card, view.doubled),
  };
}

/** Between which points the half should end. */
function aimOf(view: CapodamaView): {readonly least: number; readonly most: number} {
  const {target, most} = variantOf(view.options);
  if (view.stock === 0) return {least: target, most};
  const open = [...view.hands, ...view.tricks.map(({cards}) => cards), view.trick.cards].flat();
  const known = open.reduce((sum, card) => sum + pointsOf(card, view.doubled), 0);
  const middle = Math.round((target + most) / 2 - SHARE * (ALL_POINTS - known));
  return {least: middle - 1, most: middle + 1};
}
