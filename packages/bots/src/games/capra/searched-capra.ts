import type {Card} from '@cartavola/engine';
import {sampleDeal, type CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {ALL_POINTS, pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {faceDown} from '../../search/move-number.js';
import type {SearchedGame, Sight} from '../../search/searched-game.js';
import {traitsOf} from './traits.js';
import {prospectOf} from './prospect.js';
import {undominated} from './sensible-folds.js';
import {solvingCapra} from './solve-capra.js';
import {matchWorth, type ChanceOf} from './stakes.js';
import {takenIn, takenValue} from './taken.js';

const HALF = ALL_POINTS / 2;

/** Share of the reward that depends on having more than half of the points. The rest is proportional to the points. */
const WINNING = 0.5;

/** Number of moves after which a playout stops at the end of the trick. */
const FURTHER = 4;

/** Probability, per 1,000, that a seat in a playout claims the lead with four cards of a suit out of turn. */
const ENTERS = 700;

/** Reward for a side that ends the deal with this many points. Negative points mean that it hasn't taken a trick. */
function rewardOf(points: number, target: number, totals: readonly number[] | undefined): number {
  const share = points / ALL_POINTS;
  return together(share > 0.5 ? 1 : share === 0.5 ? 0.5 : 0, share, target, totals, (least) => +(points >= least));
}

/** Combines the results of the deal and the match, with equal weight if this deal may end the match. */
function together(
  winning: number,
  share: number,
  target: number,
  totals: readonly number[] | undefined,
  chance: ChanceOf,
): number {
  const worth = WINNING * winning + (1 - WINNING) * share;
  const match = totals && matchWorth(totals, target, chance);
  return match === undefined ? worth : (worth + match) / 2;
}

/** Capra's definition for the search. */
export const searchedCapra: SearchedGame<CapraView, CapraDeal> = {
  sample: sampleDeal,
  scale: ALL_POINTS,
  rewards(deal, totals) {
    const taken = takenIn(deal.tricks, deal.origin?.position.piles);
    const target = targetOf(deal);
    let reward: number;
    if (deal.over) reward = rewardOf(takenValue(taken), target, totals);
    else {
      const {share, chance} = prospectOf(deal, taken);
      reward = together(chance(HALF), share, target, totals, chance);
    }
    return [reward, 1 - reward, reward, 1 - reward];
  },
  sure: 8,
  worthMention: 3,
  points({tricks, position}) {
    const [{points}] = takenIn(tricks, position?.piles);
    return [points, ALL_POINTS - points, points, ALL_POINTS - points];
  },
  sides: ({hands}) => hands.map((_, seat) => seat % 2),
  // End playouts between two tricks, because later draws are random.
  isFarEnough: (deal, played) => played > FURTHER && !deal.pending && deal.trick.plays.length === 0,
  trust: 0.5,
  chance: 0,
  ending: {
    isNear: ({stock}) => stock === 0,
    effort: (cards) => 12 + 2 ** ((cards - 9) / 2),
    solve: (deal, seat) => solvingCapra(deal, seat),
    reward: (value, deal, seat, totals) =>
      rewardOf(value, targetOf(deal), totals && [totals[seat % 2]!, totals[1 - (seat % 2)]!]),
  },
  forgotten: (view) => ({...view, tricks: view.tricks.slice(-1)}),
  isSecret: () => true,
  seenAs: (move) => (move.type === 'fold' ? faceDown(move) : undefined),
  interruption(deal, random) {
    const {actors, turn, pending} = deal;
    if (pending || actors.length < 2) return undefined;
    const seat = actors.find((one) => one !== turn)!;
    // The search calls this before each play, until the seat claims or can no longer claim.
    return random.below(1000) < ENTERS ? {seat, move: deal.moves(seat)[0]!} : undefined;
  },
  undominated,
  traits: traitsOf,
  style: (_, {type, cards}) =>
    cards && {high: sumOf(cards) / (11 * cards.length), gain: type === 'fold' ? 0 : cards.length / 4},
  look,
  doubt: 3,
};

const targetOf = ({options}: CapraDeal): number => options.target;

/** Penalty in points for spending a card, in addition to the card's points: by rank index, and for any trump. */
const KEPT = [6, 3, 2, 1, 4, 0.5, 0.3, 0.2, 0];
const TRUMP = 7;

function look({deal, seat, moves, isRash, random}: Sight<CapraDeal>, values: Float64Array): void {
  const {best, trump, trick} = deal;
  const laid = trick.plays;
  let stake = 0;
  let winner = seat;
  for (const play of laid) {
    if (play.type !== 'fold') winner = play.seat;
    for (const card of play.cards) stake += pointsOf[card]!;
  }
  const last = laid.length === 3;
  const ours = best.length > 0 && winner % 2 === seat % 2;
  for (let place = 0; place < moves.length; place++) {
    const move = moves[place]!;
    const cards = move.cards ?? [];
    const own = sumOf(cards);
    const kept = isRash ? 0 : keptFor(cards, trump);
    let value: number;
    if (move.type === 'claim') value = 20;
    else if (move.type === 'waive') value = 0;
    else if (move.type === 'lead')
      value = (cards.length - 1) * 3 + 0.4 * (cards.length - 2) * own - 0.5 * kept + (random ? random.below(4) : 2);
    else if (move.type === 'beat') value = (last ? 1 : 0.5) * (stake + own) * (ours ? 0.2 : 1) - kept + (ours ? -4 : 2);
    else value = (ours ? (last ? 1 : 0.6) : -1) * own - kept;
    values[place] = value;
  }
}

const sumOf = (cards: readonly Card[]): number => {
  let sum = 0;
  for (const card of cards) sum += pointsOf[card]!;
  return sum;
};

function keptFor(cards: readonly Card[], trump: number): number {
  let sum = 0;
  for (const card of cards) sum += KEPT[card & 15]! + (card >> 4 === trump ? TRUMP : 0);
  return sum;
}
