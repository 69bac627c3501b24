import {aloneHighest, booked} from '../../booking.js';
import type {Game, MatchState} from '../../game.js';
import {isPermutation} from '../../lists.js';
import type {Option, Options} from '../../option.js';
import {shuffled} from '../../random.js';
import {CARDS, compareCards, ORDER} from './cards.js';
import {ScopaDeal} from './deal.js';
import {refusalIn} from './plays.js';
import type {ScopaView} from './view.js';

export {PRIME, SETTEBELLO, VALUE, WRITTEN as PACK} from './cards.js';
export {capturesOf, type ScopaMove} from './plays.js';
export {pileLines, primeOf} from './score.js';
export type {ScopaPlay, ScopaView} from './view.js';

const isItalian = (others: Options): boolean => others['rules'] === 'italian';

/** What the rule set says where an option of its own does not. */
const OPTIONS: readonly Option[] = [
  {name: 'players', values: [2, 4]},
  {name: 'target', values: 'count', fallback: 11},
  {name: 'rules', values: ['source', 'italian'], fallback: 'source'},
  {name: 'sevens', values: ['most', 'primiera'], fallback: (others) => (isItalian(others) ? 'primiera' : 'most')},
  {name: 'settebello', values: [true, false], fallback: isItalian},
  {name: 'lastScopa', values: [true, false], fallback: (others) => !isItalian(others)},
  {name: 'redealKings', values: [true, false], fallback: isItalian},
];

/** Fishing: a card captures cards of the same total from the table. */
export const scopaRules: Game<ScopaView> = {
  id: 'scopa',
  options: OPTIONS,
  seats: (options) => options['players'] as number,
  scores: 'deal',
  startKeys: () => [],
  begin: (options) => ({options, deals: 0, totals: [0, 0]}),
  shuffle: (_state, random) => shuffled(CARDS, random),
  isPack: (_state, pack) => isPermutation(pack, CARDS),
  compare: compareCards,
  ranks: () => ORDER,
  moveKeys: () => ({play: ['card', 'takes']}),
  deal: (state, start, pack) => new ScopaDeal(state.options, start.dealer, pack),

  finish(state, deal): MatchState {
    const score = deal.score();
    const after = booked(state, score);
    // `scopa.match`: one side alone highest, at the target or above.
    const winner = aloneHighest(after);
    if (winner !== undefined) return {...after, result: {winner}};
    const {dealer, hands} = deal.view('spectator');
    const redealt = score.lines.some((line) => line.rule === 'scopa.redeal');
    return {...after, next: {dealer: redealt ? dealer : (dealer + 1) % hands.length}};
  },

  moves: ({moves}) => moves,
  refusal: refusalIn,
};
