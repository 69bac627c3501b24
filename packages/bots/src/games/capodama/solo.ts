import {suitOf, type Move} from '@cartavola/engine';
import {ALL_POINTS, pointsOf, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {bestBy} from '../../best.js';
import type {Choice, Judge} from '../../choice.js';
import {reachableTotals} from './reachable-totals.js';

/** Average share of the second half's points that the player gets. Used before that half is dealt. */
const SHARE = 0.5;

/**
 * Evaluates moves in the solo game for both hands. Of all totals reachable with the open hands, prefers one in the
 * winning window. In the first half, prefers one from which an average second half ends in the middle of the window.
 */
export const judgeSolo: Judge<CapodamaView> = function* (view) {
  if (view.phase === 'double') return doubled(view);
  const aim = aimOf(view);
  const search = reachableTotals(view);
  // All moves are equal until the search has finished.
  const unknown = view.moves.map((move) => choiceOf(move, ALL_POINTS, false));
  for (;;) {
    const {value, done} = search.next();
    if (done) return nearest(value.map(({move, totals}) => choiceOf(move, missOf(totals, aim), view.stock === 0)));
    yield unknown;
  }
};

/** Chooser for both hands in the solo game. */
export const chooseSolo = bestBy(judgeSolo, ({tricks, trick}) => 2 * tricks.length + trick.cards.length);

/** Range of points to end the half with, inclusive. */
interface Aim {
  readonly least: number;
  readonly most: number;
}

/** Distance of the nearest total from the aim. */
const missOf = (totals: readonly number[], {least, most}: Aim): number =>
  Math.min(...totals.map((total) => Math.max(0, least - total, total - most)));

/**
 * Creates the choice for a move. `isWhole` is true if no cards are unknown, which makes the reachable totals certain.
 */
const choiceOf = (move: Move, miss: number, isWhole: boolean): Choice => ({
  move,
  value: -miss,
  reasons: miss === 0 ? [{id: isWhole ? 'aims-at-window' : 'may-reach-window', cards: [move.card!]}] : [],
});

/** Adds the reason that the best moves come closest to the window, unless all moves are equal. */
function nearest(choices: readonly Choice[]): readonly Choice[] {
  const highest = Math.max(...choices.map(({value}) => value));
  if (choices.every(({value}) => value === highest)) return choices;
  return choices.map((choice) =>
    choice.value < highest || choice.reasons.length > 0
      ? choice
      : {...choice, reasons: [{id: 'nears-window', cards: [choice.move.card!]}]},
  );
}

/**
 * Evaluates doubling each suit by its visible points. The fewer points are hidden, the more predictable the second half
 * is.
 */
function doubled(view: CapodamaView): readonly Choice[] {
  const open = view.hands.flat();
  const choices = view.moves.map((move: Move): Choice => {
    const cards = open.filter((card) => suitOf(card) === move.suit);
    const value = cards.reduce((sum, card) => sum + pointsOf(card, undefined), 0);
    return {move, value, reasons: [{id: 'best-known-suit', cards}]};
  });
  const most = Math.max(...choices.map(({value}) => value));
  return choices.map((choice) => (choice.value === most ? choice : {...choice, reasons: []}));
}

function aimOf(view: CapodamaView): Aim {
  const {target, most} = variantOf(view.options);
  if (view.stock === 0) return {least: target, most};
  const open = [...view.hands, ...view.tricks.map(({cards}) => cards), view.trick.cards].flat();
  const known = open.reduce((sum, card) => sum + pointsOf(card, view.doubled), 0);
  const middle = Math.round((target + most) / 2 - SHARE * (ALL_POINTS - known));
  return {least: middle - 1, most: middle + 1};
}
