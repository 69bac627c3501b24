import {RANKS, type Card} from '../../card.js';
import type {Game, MatchState} from '../../game.js';
import {NONE} from '../../lists.js';
import type {Seat} from '../../move.js';
import {shuffled} from '../../random.js';
import type {Score} from '../../score.js';
import {sideOf} from '../../seats.js';
import {nothingBuilt} from './build.js';
import {CARDS, compareCards, COPIES, DEALS, DEALT, DEFAULT, isTrumps, trumpsFrom} from './cards.js';
import {CalypsoDeal, type Carried} from './deal.js';
import {OPTIONS, type CalypsoOptions} from './options.js';
import {refusalIn} from './refusal.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import {totalsOf} from './score.js';
import type {CalypsoView} from './view.js';
import {viewOf} from './view-deal.js';

export {drawForSeats, seatsFromDraw, type DrawnForSeats} from './ceremony.js';
export {DEALS, isTrumps, suitIndices, trumpsFrom} from './cards.js';
export {bestPlace, highestRuff, isRuff} from './lying.js';
export type {CalypsoMove} from './moves.js';
export {linesBy, linesOf, totalsOf} from './score.js';
export type {CalypsoOptions} from './options.js';
export type {CalypsoPosition, CalypsoView} from './view.js';

type CalypsoState = MatchState<CalypsoOptions>;

// List each key, because a spread is slow.
const nothingCarried = (): Carried => {
  const {building, done, discards} = nothingBuilt();
  return {building, done, discards, revokes: [0, 0, 0, 0], gone: NONE, trumps: DEFAULT};
};

const carriedBy = (state: MatchState): Carried => (state.carried as Carried | undefined) ?? nothingCarried();

/** The whole pack, `COPIES` of every card. */
const ALL: readonly Card[] = CARDS.flatMap((card) => Array<Card>(COPIES).fill(card));

/** Returns the number of copies still to be dealt, by card. */
function countLeft(state: MatchState): Int8Array {
  const left = new Int8Array(64).fill(COPIES);
  for (const card of carriedBy(state).gone) left[card]!--;
  return left;
}

/** Returns the cards not dealt yet, including duplicates. */
function leftIn(state: MatchState): readonly Card[] {
  if (state.deals === 0) return ALL;
  const left = countLeft(state);
  return ALL.filter((card) => left[card]!-- > 0);
}

/** Returns the match after a deal. After the last deal, it includes totals and a result, otherwise the next dealer. */
export function afterDeal(state: MatchState, carried: unknown, dealer: Seat, score: () => Score): MatchState {
  const after = {options: state.options, deals: state.deals + 1, carried};
  if (after.deals < DEALS) return {...after, totals: state.totals, next: {dealer}};
  const totals = totalsOf(score().lines);
  const sides = [0, 1].map((side) => totals.reduce((sum, total, seat) => sum + (sideOf(seat) === side ? total : 0), 0));
  // `calypso.match`: the side with more points wins.
  const winner = sides[0] === sides[1] ? null : sides[0]! > sides[1]! ? 0 : 1;
  return {...after, totals, result: {sides, winner}};
}

/** Trick-taking game with four packs. Over four deals, each player collects complete sets of their own trump suit. */
export const calypsoRules: Game<CalypsoView, CalypsoDeal> = {
  id: 'calypso',
  options: OPTIONS,
  seats: () => 4,
  scores: 'match',
  begin: (options) => ({options, deals: 0, totals: [0, 0, 0, 0]}),
  startKeys: ({options, deals}: CalypsoState) => (options.draw && deals === 0 ? ['trumps'] : []),
  // `calypso.draw`: a bot that draws the highest card keeps the player opposite as its partner, and chooses the first
  // suit.
  start(options: CalypsoOptions, random) {
    const dealer = random.below(4);
    return options.draw ? {dealer, trumps: trumpsFrom(dealer, DEFAULT[0]!)} : {dealer};
  },
  trumps: {fallback: DEFAULT, isPossible: isTrumps},
  // Deals 52 of the remaining cards, as if all 208 had been shuffled once.
  shuffle: (state, random) => shuffled(leftIn(state), random, DEALT),
  isPack(state, pack) {
    const left = countLeft(state);
    return pack.length === DEALT && pack.every((card) => --left[card]! >= 0);
  },
  compare: compareCards,
  ranks: () => RANKS,
  moveKeys: () => ({play: ['card']}),
  deal: (state: CalypsoState, {dealer, trumps}, pack) => {
    const carried = carriedBy(state);
    return new CalypsoDeal({
      options: state.options,
      number: state.deals,
      carried: trumps ? {...carried, trumps} : carried,
      dealer,
      pack,
    });
  },

  finish(state, deal): MatchState {
    const {built, revokes, beginning} = deal;
    const {carried, pack, dealer} = beginning;
    const next: Carried = {...built, revokes, gone: [...carried.gone, ...pack], trumps: carried.trumps};
    return afterDeal(state, next, (dealer + 1) % 4, () => scoreOf(deal));
  },

  score: scoreOf,
  view: viewOf,
  tell: tellDeal,
  moves: ({moves}) => moves,
  refusal: refusalIn,
};
