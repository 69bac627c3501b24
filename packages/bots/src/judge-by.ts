import type {Move, View} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {STRONGEST} from './levels.js';
import type {Players} from './players.js';
import {explained} from './reasons.js';
import {bestOf, type Weighed} from './search/choose-by-search.js';
import {numberOf} from './search/move-number.js';

/** Share of the usual mark from which the loss by a senseless move counts. */
const SEEN = 0.05;

/** Judgement of a move that gives points away. */
export interface Judgement {
  /** Move that would have been better. */
  readonly better: Choice;
  /** Points of the game that the move gives away. */
  readonly loss: number;
}

/**
 * Judges a move by the search of the strongest level, in steps like those of a `Chooser`; only the last step has a result. Returns
 * undefined if the move is good, or if the search is not confident that it is bad. `players` are those of the game.
 */
export function* judgeBy(
  players: Pick<Players, 'weigh' | 'sensible' | 'measure'>,
  view: View,
  move: Move,
  options: Omit<ChooseOptions, 'level'>,
): Generator<undefined, Judgement | undefined> {
  const number = numberOf(move);
  const isMade = (one: Move): boolean => numberOf(one) === number;
  const moves = players.sensible(view);
  const senseless = moves.some(isMade) ? [] : view.moves.filter(isMade);
  const steps = players.weigh({...view, moves: [...moves, ...senseless]}, {...options, level: STRONGEST});
  for (;;) {
    const {value, done} = steps.next();
    if (done) return reproach(view, value, isMade, senseless.length > 0, players.measure.sure);
    yield undefined;
  }
}

/**
 * Returns a judgement if search and heuristics together prefer another move, and the search alone prefers it by at least `sure` points; a
 * move that no sensible player makes is worse beyond doubt, so that any loss that the search sees counts.
 */
function reproach(
  view: View,
  weighed: readonly Weighed[],
  isMade: (move: Move) => boolean,
  isSenseless: boolean,
  sure: number,
): Judgement | undefined {
  const made = weighed.find(({move}) => isMade(move));
  if (!made || (made.isNear && !isSenseless)) return undefined;
  const others = weighed.filter((one) => one !== made);
  const better = bestOf(others.some(({isNear}) => isNear) ? others : others.map((one) => ({...one, isNear: true})));
  const loss = better.value - made.value;
  return loss >= (isSenseless ? SEEN * sure : sure) ? {better: explained(view, better, loss), loss} : undefined;
}
