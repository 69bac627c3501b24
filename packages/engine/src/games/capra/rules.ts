import {booked} from '../../booking.js';
import type {Game, MatchState} from '../../game.js';
import {isPermutation} from '../../lists.js';
import {shuffled} from '../../random.js';
import {compareCards, ORDER, PACK} from './cards.js';
import {CapraDeal} from './deal.js';
import {refusalIn} from './plays.js';
import type {CapraView} from './view.js';

export {ALL_POINTS, HAND, PACK, pointsOf} from './cards.js';
export {beats, type CapraMove, type CardsMove, type WaiveMove} from './plays.js';
export {lossOf} from './score.js';
export type {CapraPlay, CapraTrick, CapraView, TakenCapraTrick} from './view.js';

/** Whether any deal of the match was eggs. */
interface Carried {
  readonly eggs: boolean;
}

/** Trick-taking with groups of cards that are beaten or folded, and claims out of turn. */
export const capraRules: Game<CapraView> = {
  id: 'capra',
  options: [{name: 'target', values: 'count', fallback: 12}],
  seats: () => 4,
  scores: 'deal',
  begin: (options) => ({options, deals: 0, totals: [0, 0]}),
  startKeys: () => ['leader'],
  shuffle: (_state, random) => shuffled(PACK, random),
  isPack: (_state, pack) => isPermutation(pack, PACK),
  compare: compareCards,
  ranks: () => ORDER,
  moveKeys: () => ({lead: ['cards'], beat: ['cards'], fold: ['cards'], claim: ['cards'], waive: []}),
  deal: (state, start, pack) => new CapraDeal(state.options, start, pack),

  finish(state, deal): MatchState {
    const score = deal.score();
    const {dealer, tricks} = deal.view('spectator');
    const eggs = (state.carried as Carried | undefined)?.eggs === true || score.lines[0]!.rule === 'capra.eggs';
    const after = {...booked(state, score), carried: {eggs} satisfies Carried};
    // `capra.match`: only one side gets penalty points in a deal.
    const goat = after.totals.findIndex((total) => total >= (state.options['target'] as number));
    if (goat >= 0) return {...after, result: {goat, eggs}};
    return {...after, next: {dealer: (dealer + 1) % 4, leader: tricks.at(-1)!.winner}};
  },

  moves: ({moves}) => moves,
  refusal: refusalIn,
};
