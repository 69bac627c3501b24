import {shuffled, type Game, type MatchState} from '@cartavola/engine';
import {aloneHighest, booked, isPermutation, NONE} from '@cartavola/engine/extend.js';
import {compareCards, ORDER, PACK} from './cards.js';
import type {BriscolaDeal} from './deal.js';
import {dealPack} from './deal.js';
import {OPTIONS, type BriscolaOptions} from './options.js';
import {refusalIn} from './refusal.js';
import {scoreOf} from './score.js';
import {tellOf} from './tell.js';
import {viewOf} from './view-deal.js';
import type {BriscolaView} from './view.js';

const optionsIn = ({options}: MatchState): BriscolaOptions => options as BriscolaOptions;

/** Rules of Briscola. */
export const briscolaRules: Game<BriscolaView, BriscolaDeal> = {
  id: 'briscola',
  options: OPTIONS,
  scores: 'deal',
  ranks: () => ORDER,
  seats: ({players}) => players as number,
  begin: (options) => ({options, deals: 0, totals: [0, 0]}),
  startKeys: () => NONE,
  shuffle: (_, random) => shuffled(PACK, random),
  isPack: (_, pack) => isPermutation(pack, PACK),
  compare: compareCards,
  moveKeys: () => ({play: ['card']}),
  deal: (state, start, pack) => dealPack(optionsIn(state), start, pack),
  finish(state, deal) {
    const after = booked(state, scoreOf(deal));
    const winner = aloneHighest(after, optionsIn(state).target);
    if (winner !== undefined) return {...after, result: {winner}};
    return {...after, next: {dealer: (deal.beginning.dealer + 1) % deal.options.players}};
  },
  score: scoreOf,
  view: viewOf,
  tell: tellOf,
  moves: ({moves}) => moves,
  refusal: refusalIn,
};
