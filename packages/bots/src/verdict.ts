import type {Move, View} from '@cartavola/engine';
import type {Choice, ChooseOptions, Cost} from './choice.js';
import {STRONGEST} from './levels.js';
import type {Players} from './players.js';
import {CERTAIN, explaining} from './reasons.js';
import {bestOf, type Weighed} from './search/choose-by-search.js';
import {numberOf} from './search/move-number.js';

/** Share of the usual smallest loss from which a move that no sensible player makes counts as a loss. */
const SENSELESS = 0.02;

/** Makes players that also give verdicts: see `ChooseOptions.verdict`. */
export const withVerdicts = <V extends View>(players: Players<V>): Players<V> => ({
  ...players,
  choose: (view, options) =>
    options.verdict ? verdictOn(players, view, options, options.verdict.made) : players.choose(view, options),
});

/** Judges all moves by one search, in steps like those of a `Chooser`. Only the last result has a reason. */
function* verdictOn<V extends View>(
  players: Players<V>,
  view: V,
  options: ChooseOptions,
  made: Move | undefined,
): Generator<Choice, Choice> {
  const sensible = new Set(players.sensible(view).map(numberOf));
  const isSensible = ({move}: Weighed): boolean => sensible.has(numberOf(move)) || move.type === 'pass';
  const steps = players.weigh(view, {...options, level: STRONGEST});
  for (;;) {
    const {value: weighed, done} = steps.next();
    const best = bestOf(candidates(weighed, isSensible));
    const costs = weighed.map((one): Cost => {
      const {worthMention} = players.measure;
      const least = isSensible(one) ? Math.max(worthMention, CERTAIN * one.error) : SENSELESS * worthMention;
      const loss = best.value - one.value;
      return {move: one.move, loss: one.isNear || loss < least ? 0 : loss};
    });
    const {move, value} = best;
    if (!done) yield {move, value, reasons: [], costs};
    else return {...explained(players, view, weighed, best, costs, made), costs};
  }
}

/** Moves among which the best one is chosen: the sensible ones that the search cannot distinguish from the best, or else the best sensible one. */
function candidates(weighed: readonly Weighed[], isSensible: (one: Weighed) => boolean): readonly Weighed[] {
  const sensible = weighed.filter(isSensible);
  if (sensible.length === 0) return weighed;
  if (sensible.some(({isNear}) => isNear)) return sensible;
  const highest = Math.max(...sensible.map(({value}) => value));
  return sensible.filter(({value}) => value === highest).map((one) => ({...one, isNear: true}));
}

/** Explains the best move compared with the move made, if that costs anything, or else with the next best one. */
function explained<V extends View>(
  {measure}: Players<V>,
  view: V,
  weighed: readonly Weighed[],
  best: Weighed,
  costs: readonly Cost[],
  made: Move | undefined,
): Choice {
  const number = made && numberOf(made);
  const isCostly = costs.some(({move, loss}) => loss > 0 && numberOf(move) === number);
  const others = isCostly ? weighed.filter(({move}) => numberOf(move) === number) : weighed;
  return explaining(view, measure)(best, others);
}
