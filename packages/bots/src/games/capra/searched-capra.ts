import type {Card, Move, Random, Seat} from '@cartavola/engine';
import type {CapraDeal} from '@cartavola/engine/games/capra/deal.js';
import {ALL_POINTS, pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {sampleDeal} from '@cartavola/engine/games/capra/sample.js';
import {faceDown} from '../../search/move-number.js';
import type {SearchedGame} from '../../search/searched-game.js';
import {likelihoodOf} from './likelihood.js';
import {solvingCapra} from './solve-capra.js';

/** How much of a deal's worth is having more than half of the points; the rest is their share. */
const WINNING = 0.5;

/** Of 1,000 times how often four of a suit are led out of turn in a world that is played on. */
const ENTERS = 700;

/** What so many points are worth to the side that has them; without a trick fewer than none. */
function rewardOf(points: number): number {
  const share = points / ALL_POINTS;
  return WINNING * (share > 0.5 ? 1 : share === 0.5 ? 0.5 : 0) + (1 - WINNING) * share;
}

/** Capra as a search needs it. */
export const searchedCapra: SearchedGame<CapraView, CapraDeal> = {
  sample: sampleDeal,
  scale: ALL_POINTS,
  rewards({tricks}) {
    const reward = rewardOf(pointsIn(tricks));
    return [reward, 1 - reward, reward, 1 - reward];
  },
  sure: 18,
  points({tricks}) {
    const points = pointsIn(tricks);
    return [points, ALL_POINTS - points, points, ALL_POINTS - points];
  },
  sides: ({hands}) => hands.map((_, seat) => seat % 2),
  trust: 1,
  chance: 0,
  ending: {
    isNear: ({stock}) => stock === 0,
    solve: (deal, seat) => solvingCapra(deal, seat),
    reward: rewardOf,
  },
  forgotten: (view) => ({...view, tricks: view.tricks.slice(-1)}),
  isSecret: () => true,
  seenAs: (move) => (move.type === 'fold' ? faceDown(move) : undefined),
  interruption(deal, random) {
    const {actors, turn, pending} = deal;
    if (pending || actors.length < 2) return undefined;
    const seat = actors.find((one) => one !== turn)!;
    // Decided anew at each play: seldom enough to come out as one decision.
    return random.below(1000) < ENTERS ? {seat, move: deal.moves(seat)[0]!} : undefined;
  },
  likelihood: likelihoodOf,
  quickMove: quickPlay,
};

/** The points of the first side. */
function pointsIn(tricks: CapraView['tricks']): number {
  let points = 0;
  for (const {winner, plays} of tricks) if (winner % 2 === 0) for (const {cards} of plays) points += sumOf(cards);
  return points;
}

/** What it costs to play a card, in points, besides its own: by rank index. */
const KEPT = [6, 3, 2, 1, 4, 0.5, 0.3, 0.2, 0];
const TRUMP = 7;

function quickPlay(deal: CapraDeal, seat: Seat, moves: readonly Move[], random: Random): Move {
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
  let chosen = moves[0]!;
  let highest = -Infinity;
  for (const move of moves) {
    const cards = move.cards ?? [];
    const own = sumOf(cards);
    const kept = keptFor(cards, trump);
    let value: number;
    if (move.type === 'claim') value = 20;
    else if (move.type === 'waive') value = 0;
    else if (move.type === 'lead') value = (cards.length - 1) * 3 - 0.4 * own - 0.5 * kept + random.below(4);
    else if (move.type === 'beat') value = (last ? 1 : 0.5) * (stake + own) * (ours ? 0.2 : 1) - kept + (ours ? -4 : 2);
    else value = (ours ? (last ? 1 : 0.6) : -1) * own - kept;
    if (value > highest) {
      highest = value;
      chosen = move;
    }
  }
  return chosen;
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
