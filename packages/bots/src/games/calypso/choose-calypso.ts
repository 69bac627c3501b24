import type {Card, Seat} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {bestBy} from '../../best.js';
import type {Choice, Judge} from '../../choice.js';
import {forecast} from './forecast.js';
import {keptWorth, lookAt, trickWorth, type SeenTable} from './worth.js';

/** Estimated points that each player who is still to play adds to a trick for the side that takes it. */
const TO_COME = 16;

/**
 * Heuristic evaluation: the trick's points for each side, weighted by its probability of taking the trick, minus the
 * future value of the card played.
 */
// eslint-disable-next-line require-yield
export const judgeCalypso: Judge<CalypsoView> = function* (view) {
  const table = lookAt(view, view.viewer as Seat);
  // Rule `calypso.revoke`: bots never revoke, even if the rules allow it.
  const led = view.trick.cards[0];
  const following = view.moves.filter(({card}) => led !== undefined && card! >> 4 === led >> 4);
  const moves = following.length > 0 ? following : view.moves;
  return moves.map((move): Choice => ({move, value: judge(table, move.card!), reasons: []}));
};

/** Heuristic chooser. */
export const chooseCalypso = bestBy(judgeCalypso, (view) => view.tricks.length);

function judge(table: SeenTable, card: Card): number {
  const {me} = table;
  const expected = forecast(table, card);
  const cards = [...table.view.trick.cards, card];
  const gain = trickWorth(table, cards, me % 2) + TO_COME * expected.open;
  const loss = trickWorth(table, cards, 1 - (me % 2)) + TO_COME * expected.open;
  return expected.chance * gain - (1 - expected.chance) * loss - keptWorth(table, card);
}
