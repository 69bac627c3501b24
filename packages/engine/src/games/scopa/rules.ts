import {aloneHighest, booked} from '../../booking.js';
import type {Game, MatchState} from '../../game.js';
import {isPermutation} from '../../lists.js';
import type {Seat} from '../../move.js';
import {shuffled} from '../../random.js';
import type {Score} from '../../score.js';
import {CARDS, compareCards, ORDER} from './cards.js';
import {ScopaDeal} from './deal.js';
import {OPTIONS, type ScopaOptions} from './options.js';
import {refusalIn} from './refusal.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {ScopaView} from './view.js';
import {viewOf} from './view-deal.js';

export {PRIME, SETTEBELLO, VALUE, WRITTEN as PACK} from './cards.js';
export {capturesOf, mayComplete, sweepCounts, valueOf, type ScopaMove} from './moves.js';
export {pileLines, primeOf} from './score.js';
export type {ScopaDeal} from './deal.js';
export type {ScopaOptions} from './options.js';
export {viewOf} from './view-deal.js';
export type {ScopaPosition, ScopaPlay, ScopaView} from './view.js';

type ScopaState = MatchState<ScopaOptions>;

/** Returns the match after a deal with this score. `dealer` deals next unless the match is over. */
export function afterDeal(state: ScopaState, score: Score, dealer: Seat): ScopaState {
  const after = booked(state, score);
  // `scopa.match`: a side wins if its total is the single highest one and reaches the target.
  const winner = aloneHighest(after, state.options.target);
  return winner === undefined ? {...after, next: {dealer}} : {...after, result: {winner}};
}

/** Fishing game in which a card captures cards from the table with the same total value. */
export const scopaRules: Game<ScopaView, ScopaDeal> = {
  id: 'scopa',
  options: OPTIONS,
  seats: ({players}: ScopaOptions) => players,
  scores: 'deal',
  startKeys: () => [],
  begin: (options) => ({options, deals: 0, totals: [0, 0]}),
  shuffle: (_state, random) => shuffled(CARDS, random),
  isPack: (_state, pack) => isPermutation(pack, CARDS),
  compare: compareCards,
  ranks: () => ORDER,
  moveKeys: () => ({play: ['card', 'takes']}),
  deal: (state: ScopaState, start, pack) => new ScopaDeal(state.options, start.dealer, pack),

  finish: (state: ScopaState, deal) =>
    afterDeal(state, scoreOf(deal), deal.redealt ? deal.dealer : (deal.dealer + 1) % deal.seats),

  score: scoreOf,
  view: viewOf,
  tell: tellDeal,
  moves: ({moves}) => moves,
  refusal: refusalIn,
};
