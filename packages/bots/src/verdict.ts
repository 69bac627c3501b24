import type {Move, View} from '@cartavola/engine';
import type {Choice, Chooser, ChooseOptions} from './choice.js';
import {STRONGEST} from './levels.js';
import type {Players} from './players.js';
import {explained} from './reasons.js';
import {bestOf, type Weighed} from './search/choose-by-search.js';
import {numberOf} from './search/move-number.js';

/** Share of the usual threshold (`sure`) from which a senseless move counts as a loss. */
const SEEN = 0.05;

/** Judgement of a move that gives points away. */
export interface Judgement {
  /** Move that would have been better. */
  readonly better: Choice;
  /** Points of the game that the move gives away. */
  readonly loss: number;
}

/**
 * Judges a move with the strongest level's search, in steps like those of a `Chooser`. Each step yields the judgement so far: undefined if the move
 * is good, or if the search isn't confident that it is bad. `players` are the game's players.
 */
export function* judgeBy(
  players: Pick<Players, 'weigh' | 'sensible' | 'measure'>,
  view: View,
  move: Move,
  options: Omit<ChooseOptions, 'level'>,
): Generator<Judgement | undefined, Judgement | undefined> {
  const number = numberOf(move);
  const isMade = (one: Move): boolean => numberOf(one) === number;
  const moves = players.sensible(view);
  const senseless = moves.some(isMade) ? [] : view.moves.filter(isMade);
  const steps = players.weigh({...view, moves: [...moves, ...senseless]}, {...options, level: STRONGEST});
  for (;;) {
    const {value, done} = steps.next();
    const judgement = reproach(view, value, isMade, senseless.length > 0, players.measure.sure);
    if (done) return judgement;
    yield judgement;
  }
}

/** Makes players with a chooser that judges a move if asked about one (`ChooseOptions.made`), and chooses otherwise. */
export const judging = <V extends View>(players: Players<V>): Players<V> => ({
  ...players,
  choose: (view, options) =>
    options.made ? judged(players as unknown as Players, view, options.made, options) : players.choose(view, options),
});

/** Judges a move in the form of a chooser. Yields a better move with the loss of the move made, or the move made with a loss of 0. */
function* judged(players: Players, view: View, made: Move, options: ChooseOptions): ReturnType<Chooser<View>> {
  const number = numberOf(made);
  const kept: Choice = {move: view.moves.find((move) => numberOf(move) === number) ?? made, value: 0, reasons: []};
  const steps = judgeBy(players, view, made, options);
  for (;;) {
    const {value, done} = steps.next();
    const choice = value ? {...value.better, loss: value.loss} : {...kept, loss: 0};
    if (done) return choice;
    yield choice;
  }
}

/**
 * Returns a judgement if search and heuristics together prefer another move, and the search alone prefers it by at least `sure` points. A
 * move that no sensible player makes is clearly worse, so any loss that the search finds counts.
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
  // A reason that is true for both moves doesn't explain the better one.
  const tells = !better.reasons.some(({id}) => made.reasons.some((one) => one.id === id));
  return loss >= (isSenseless ? SEEN * sure : sure)
    ? {better: explained(view, tells ? better : {...better, reasons: []}, loss), loss}
    : undefined;
}
