import {rankOf, type Card, type Move} from '@cartavola/engine';
import {sampleDeal, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import {ALL_POINTS, pointsOf, powerIn, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {faceDown} from '../../search/move-number.js';
import type {SearchedGame, Sight} from '../../search/searched-game.js';
import type {Style} from '../../tempers.js';
import {traitsOf} from './traits.js';
import {measure} from './measure.js';
import {undominated} from './sensible-plays.js';
import {solvingCapodama} from './solve-capodama.js';
import {lookAtPlays} from './look.js';

/** Share of the reward that depends on winning the deal. The rest is proportional to the points. */
const WINNING = 0.4;

/** Random noise in the evaluation before play, in points. */
const NOISE = 10;

/** Deals with at most this many cards in all hands are solved exactly. */
const NEAR = 26;

/** Points taken by the capo's side. */
function capoPoints(deal: CapodamaDeal): number {
  let points = 0;
  for (const trick of deal.tricks) if (deal.withCapo(trick.winner)) points += trick.points;
  return points;
}

/**
 * Returns the reward for the capo's side at the end of the deal or of its first half. After the first half, each side
 * is assumed to get half of the remaining points.
 */
function rewardOf(taken: number, deal: CapodamaDeal): number {
  const {target} = deal.variant;
  const points = taken + (deal.firstHalf < deal.pack.length && deal.played < deal.firstHalf ? restOf(deal) / 2 : 0);
  return (points >= target ? WINNING : 0) + ((1 - WINNING) * points) / ALL_POINTS;
}

/** Points in the half that hasn't been dealt yet. */
const restOf = ({pack, firstHalf, doubled}: CapodamaDeal): number =>
  pack.slice(firstHalf).reduce((sum, card) => sum + pointsOf(card, doubled), 0);

/** Capodama's definition for the search. */
export const searchedCapodama: SearchedGame<CapodamaView, CapodamaDeal> = {
  sample: sampleDeal,
  scale: ALL_POINTS,
  rewards(deal) {
    const reward = rewardOf(capoPoints(deal), deal);
    return deal.gifts.map((_, seat) => (deal.withCapo(seat) ? reward : 1 - reward));
  },
  ...measure,
  trust: 0.7,
  near: 2,
  ending: {
    isNear: ({phase, hands}) => phase === 'play' && hands.reduce((sum, {length}) => sum + length, 0) <= NEAR,
    // Every card that isn't in view is in the other player's hand.
    isCertain: ({stock, hands}) => stock === 0 && hands.length === 2,
    effort: (cards) => 12 + 2 ** ((cards - 12) / 1.6),
    solve: (deal) => solvingCapodama(deal),
    reward(value, deal, seat) {
      const reward = rewardOf(capoPoints(deal) + value, deal);
      return deal.withCapo(seat) ? reward : 1 - reward;
    },
  },
  thoughtful: 250,
  forgotten: (view) => ({...view, tricks: view.tricks.slice(-1)}),
  isBeforePlay: ({phase}) => phase !== 'play',
  isSecret: ({phase, options}) => phase !== 'play' && variantOf(options).gifts > 0,
  // Gifts are laid face down.
  seenAs: (move) => (move.type === 'give' ? faceDown(move) : undefined),
  undominated,
  traits: traitsOf,
  style,
  look,
  doubt: 6,
};

/** Maximum power of a card. */
const MOST_POWER = 40;

function style({phase, trick, fourth}: CapodamaView, {card}: Move): Style | undefined {
  if (phase !== 'play') return undefined;
  const led = trick.cards[0] ?? card!;
  const power = (one: Card): number => powerIn(one, led >> 4, fourth);
  const isAhead = trick.cards.every((one) => power(one) < power(card!));
  return {high: Math.max(0, power(card!)) / MOST_POWER, gain: isAhead ? 1 : 0};
}

function look(sight: Sight<CapodamaDeal>, values: Float64Array): void {
  const {deal, moves, random} = sight;
  if (deal.phase === 'play') {
    lookAtPlays(sight, values);
    return;
  }
  for (let place = 0; place < moves.length; place++) {
    const {left, right} = moves[place]!;
    // Prefer the cheapest gifts, so as to keep trumps and aces.
    values[place] = (random?.below(NOISE) ?? 0) - cost(left, deal.doubled) - cost(right, deal.doubled);
  }
}

const cost = (card: Card | undefined, doubled: CapodamaDeal['doubled']): number =>
  card === undefined ? 0 : pointsOf(card, doubled) + (rankOf(card) === '7' ? 3 : 0);
