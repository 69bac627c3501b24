import type {Move, Seat} from '@cartavola/engine';
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import {bestBy, PASS} from '../../best.js';
import type {Choice, Judge} from '../../choice.js';
import {forecast} from './forecast.js';
import {drawWorld, unseenIn} from './worlds.js';
import {worthOf} from './worth.js';

/** Number of steps, and number of sampled worlds evaluated in each step. */
const STEPS = 4;
const WORLDS = 8;

/**
 * Heuristic evaluation in sampled worlds: the probable winner of the trick after each move, and the cards spent on it.
 */
export const judgeCapra: Judge<CapraView> = function* (view, _options, random) {
  const me = view.viewer as Seat;
  const moves = mayPass(view, me) ? [...view.moves, PASS] : view.moves;
  const unseen = unseenIn(view);
  const sums = moves.map(() => 0);
  const kept = moves.map((move) => worthAfter(view, me, move));
  for (let step = 1; ; step++) {
    for (let count = 0; count < WORLDS; count++) {
      const world = drawWorld(view, unseen, random);
      moves.forEach((move, place) => (sums[place]! += isStill(move) ? 0 : forecast(view, me, move, world)));
    }
    const judged = moves.map((move, place): Choice => {
      const value = sums[place]! / (step * WORLDS) + kept[place]!;
      return {move, value, reasons: []};
    });
    if (step === STEPS || moves.length === 1) return judged;
    yield judged;
  }
};

/** Heuristic chooser. */
export const chooseCapra = bestBy(judgeCapra, (view) => view.tricks.length);

/** True if the seat is asked out of turn, so it may decline. */
const mayPass = ({turn, settling}: CapraView, me: Seat): boolean => !settling && !turn.includes(me);

/** True if a move leaves the trick unchanged. */
const isStill = ({type}: Move): boolean => type === 'pass' || type === 'waive';

/** Value of the hand after the move. */
function worthAfter({hands, trump}: CapraView, me: Seat, {cards = []}: Move): number {
  return worthOf(
    hands[me]!.filter((card) => !cards.includes(card)),
    trump,
  );
}
