import type {Card, Move, Seat} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {bestBy} from '../../best.js';
import type {Choice, Judge} from '../../choice.js';
import {judgeDouble, judgeGift, judgeGifts, judgeTrump} from './before-play.js';
import {believe} from './beliefs.js';
import {judgePlay} from './play.js';

/**
 * Heuristic evaluation: the probable sides, the trick's points for the side that will probably take it, and the future
 * value of the trumps and high cards spent.
 */
// eslint-disable-next-line require-yield
export const judgeCapodama: Judge<CapodamaView> = function* (view) {
  const judge = judgeOf(view);
  return view.moves.map((move): Choice => ({move, value: judge(move), reasons: []}));
};

/** Heuristic chooser. */
export const chooseCapodama = bestBy(judgeCapodama, (view) => view.tricks.length);

/** Returns the evaluation function for the view's phase. */
function judgeOf(view: CapodamaView): (move: Move) => number {
  const beliefs = believe(view);
  if (view.phase === 'double') return ({suit}) => judgeDouble(suit!, beliefs);
  if (view.phase === 'trump') return ({card}) => judgeTrump(card!, view, beliefs);
  if (view.phase === 'play') return ({card}) => judgePlay(card!, view, beliefs);
  // With two gifts, each card is part of many moves, so cache its value.
  const judged = new Map<number, number>();
  const judge = (card: Card, to: Seat): number => {
    const key = card * view.hands.length + to;
    const known = judged.get(key) ?? judgeGift(card, to, view, beliefs);
    judged.set(key, known);
    return known;
  };
  return ({left, right}) => judgeGifts(left!, right, view, beliefs, judge);
}
