import {booked} from '../../booking.js';
import type {Start} from '../../deal.js';
import type {Game, MatchResult, MatchState} from '../../game.js';
import {isPermutation} from '../../lists.js';
import {shuffled} from '../../random.js';
import type {Score} from '../../score.js';
import {compareCards, ORDER, PACK} from './cards.js';
import {CapraDeal} from './deal.js';
import {OPTIONS, type CapraOptions} from './options.js';
import {refusalIn} from './refusal.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {CapraView} from './view.js';
import {viewOf} from './view-deal.js';

export {ALL_POINTS, HAND, PACK, pointsOf} from './cards.js';
export {beats, type CapraMove, type CardsMove, type WaiveMove} from './moves.js';
export {lossOf} from './score.js';
export type {CapraDeal} from './deal.js';
export type {CapraOptions} from './options.js';
export {viewOf} from './view-deal.js';
export type {CapraPosition, CapraPlay, CapraTrick, CapraView, TakenCapraTrick} from './view.js';

/** Result of a match of Capra. */
export interface CapraResult extends MatchResult {
  /** The side that lost. */
  readonly goat: number;
  /** True if the loser is "goat with eggs", a double loss. */
  readonly eggs: boolean;
}

type CapraState = MatchState<CapraOptions, CapraResult>;

/** State between deals: `eggs` is true if any deal in the match was "eggs". */
interface Carried {
  readonly eggs: boolean;
}

/** Returns the match after a deal with this score. `next` is the start of the next deal, if the match goes on. */
export function afterDeal(state: CapraState, score: Score, next: Start): CapraState {
  const eggs = (state.carried as Carried | undefined)?.eggs === true || score.lines[0]!.rule === 'capra.eggs';
  const after = {...booked(state, score), carried: {eggs} satisfies Carried};
  // `capra.match`: only one side gets penalty points in a deal.
  const goat = after.totals.findIndex((total) => total >= state.options.target);
  return goat < 0 ? {...after, next} : {...after, result: {goat, eggs}};
}

/**
 * Trick-taking game in which players lead groups of cards, and others beat them or fold. A player can claim the lead
 * out of turn.
 */
export const capraRules: Game<CapraView, CapraDeal> = {
  id: 'capra',
  options: OPTIONS,
  seats: () => 4,
  scores: 'deal',
  begin: (options) => ({options, deals: 0, totals: [0, 0]}),
  startKeys: () => ['leader'],
  shuffle: (_state, random) => shuffled(PACK, random),
  isPack: (_state, pack) => isPermutation(pack, PACK),
  compare: compareCards,
  ranks: () => ORDER,
  moveKeys: () => ({lead: ['cards'], beat: ['cards'], fold: ['cards'], claim: ['cards'], waive: []}),
  deal: (state: CapraState, start, pack) => new CapraDeal(state.options, start, pack),

  finish: (state: CapraState, deal) =>
    afterDeal(state, scoreOf(deal), {dealer: (deal.dealer + 1) % 4, leader: deal.tricks.at(-1)!.winner}),

  score: scoreOf,
  view: viewOf,
  tell: tellDeal,
  moves: ({moves}) => moves,
  refusal: refusalIn,
};
