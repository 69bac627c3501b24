import type {Move, Random, Seat} from '@cartavola/engine';
import type {ScopaDeal} from '@cartavola/engine/games/scopa/deal.js';
import {ON_TABLE} from '@cartavola/engine/games/scopa/cards.js';
import {SETTEBELLO, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {sampleDeal} from '@cartavola/engine/games/scopa/sample.js';
import type {SearchedGame} from '../../search/searched-game.js';
import {solvingScopa} from './solve-scopa.js';
import {standingOf} from './standing.js';

/** A lead of so many points is all that a deal can be worth. */
const MOST = 4;

/** What a lead of so many points is worth. */
const rewardOf = (lead: number): number => 0.5 + Math.max(-MOST, Math.min(MOST, lead)) / (2 * MOST);

/** Scopa as a search needs it. */
export const searchedScopa: SearchedGame<ScopaView, ScopaDeal> = {
  sample: sampleDeal,
  scale: 2 * MOST,
  rewards(deal) {
    const reward = rewardOf(standingOf(deal));
    return deal.seats === 2 ? [reward, 1 - reward] : [reward, 1 - reward, reward, 1 - reward];
  },
  sure: 0.6,
  points: ({hands, score}) => hands.map((_, seat) => score!.marks![seat % 2]!),
  sides: ({hands}) => hands.map((_, seat) => seat % 2),
  // To the end of the hands: what is dealt then is anybody's, and looking further found no more.
  isFarEnough: (deal, played) => played > 0 && deal.justDealt,
  trust: 0.3,
  ending: {
    isNear: ({stock}) => stock === 0,
    solve: (deal) => solvingScopa(deal),
    reward: rewardOf,
  },
  forgotten: (view) => ({...view, plays: view.plays.slice(-view.hands.length)}),
  quickMove: quickPlay,
};

const SWEEPABLE = 10;

/** What a card taken is worth, roughly, in tenths of a point. */
const WORTH = Int8Array.from({length: 64}, (_, card) => {
  const value = VALUE[card]!;
  return value === 0
    ? 0
    : 1 +
        (value === 7 ? 4 : value === 6 ? 1 : 0) +
        (card >> 4 === SETTEBELLO >> 4 ? 3 : 0) +
        (card === SETTEBELLO ? 6 : 0);
});

/** A sensible card: it takes what is worth most, sweeps, and leaves little to be swept. */
function quickPlay(deal: ScopaDeal, _seat: Seat, moves: readonly Move[], random: Random): Move {
  const {hands} = deal;
  const low = hands.low[ON_TABLE]!;
  const high = hands.high[ON_TABLE]!;
  let sum = 0;
  let count = 0;
  for (let mask = low; mask !== 0; mask &= mask - 1, count++) sum += VALUE[31 - Math.clz32(mask & -mask)]!;
  for (let mask = high; mask !== 0; mask &= mask - 1, count++) sum += VALUE[63 - Math.clz32(mask & -mask)]!;
  let best = moves[0]!;
  let highest = -Infinity;
  for (const move of moves) {
    const value = valueOf(move, sum, count) + random.below(2);
    if (value > highest) {
      highest = value;
      best = move;
    }
  }
  return best;
}

function valueOf({card, takes}: Move, sum: number, count: number): number {
  const value = VALUE[card!]!;
  if (!takes) return -WORTH[card!]! - (sum + value <= SWEEPABLE ? 5 : 0) - (value < 8 && count === 0 ? 3 : 0);
  let worth = WORTH[card!]!;
  for (const one of takes) worth += WORTH[one]!;
  if (takes.length === count) return worth + 10;
  return worth - (sum - value <= SWEEPABLE ? 5 : 0);
}
