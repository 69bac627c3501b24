import {finish} from '@cartavola/bots';
import {playersOf} from '@cartavola/bots/games.js';
import type {Move, View} from '@cartavola/engine';

/** Number of iterations of the longer search. */
const LONGER = 20_000;

/**
 * Whether a longer search finds a move that is noticeably better, by more than three times the error. It samples worlds
 * other than the verdict's.
 */
export function isCostly(view: View, made: Move): boolean {
  const {weigh, measure} = playersOf(view.game);
  const weighed = finish(weigh(view, {level: 'expert', iterations: LONGER, seed: 'longer'}));
  const best = weighed.reduce((a, b) => (b.value > a.value ? b : a));
  const own = weighed.find(({move}) => JSON.stringify(move) === JSON.stringify(made));
  return own !== undefined && best.value - own.value > Math.max(0.1 * measure.worthMention, 3 * own.error);
}
