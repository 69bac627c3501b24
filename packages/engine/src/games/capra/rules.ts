import {SUITS} from '../../card.js';
import {CardSet} from '../../card-set.js';
import type {Game, MatchState, Seat} from '../../game.js';
import {shuffled} from '../../random.js';
import {compareCards, PACK, PACK_SET} from './cards.js';
import {CapraDeal} from './deal.js';
import {movesIn, refusalIn, type Situation} from './plays.js';
import type {CapraView} from './view.js';

export {ALL_POINTS, PACK, pointsOf} from './cards.js';
export {beats, type CapraMove, type CardsMove, type WaiveMove} from './plays.js';
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
  isPack: (_state, pack) => pack.length === PACK.length && CardSet.of(pack).equals(PACK_SET),
  compare: compareCards,
  italian: () => undefined,
  moveKeys: () => ({lead: ['cards'], beat: ['cards'], fold: ['cards'], claim: ['cards'], waive: []}),
  deal: (state, start, pack) => new CapraDeal(state.options, start, pack),

  finish(state, deal): MatchState {
    const {lines, marks} = deal.score();
    const {dealer, tricks} = deal.view('spectator');
    const {options} = state;
    const totals = state.totals.map((total, side) => total + marks![side]!);
    const carried: Carried = {
      eggs: (state.carried as Carried | undefined)?.eggs === true || lines[0]!.rule === 'capra.eggs',
    };
    const after = {options, deals: state.deals + 1, totals, carried};
    // `capra.match`: only one side gets penalty points in a deal.
    const goat = totals.findIndex((total) => total >= (options['target'] as number));
    if (goat >= 0) return {...after, result: {goat, eggs: carried.eggs}};
    return {...after, next: {dealer: (dealer + 1) % 4, leader: tricks.at(-1)!.winner}};
  },

  moves: (view) => (typeof view.viewer === 'number' ? movesIn(situation(view, view.viewer)) : []),
  refusal: (view, move) =>
    typeof view.viewer === 'number' ? refusalIn(situation(view, view.viewer), move) : {rule: 'common.turn', cards: []},
};

/** What the seat knows of its moves: while a claim is settled, nobody's turn is told. */
function situation({over, settling, part, hands, best, trick, trump}: CapraView, seat: Seat): Situation {
  const {low, high} = CardSet.of(hands[seat]!);
  return {
    over,
    settling,
    asked: part === 'asked',
    acts: seat === turnIn(trick),
    low,
    high,
    best,
    trump: SUITS.indexOf(trump),
  };
}

/** Whose turn it is in a trick. */
const turnIn = ({leader, plays}: CapraView['trick']): Seat =>
  plays.length > 0 ? (plays.at(-1)!.seat + 1) % 4 : leader;
