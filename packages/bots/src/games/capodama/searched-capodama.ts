import {rankOf, type Card} from '@cartavola/engine';
import {sampleDeal, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import {ALL_POINTS, pointsOf, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {faceDown} from '../../search/move-number.js';
import type {SearchedGame, Sight} from '../../search/searched-game.js';
import {measure} from './measure.js';
import {solvingCapodama} from './solve-capodama.js';
import {lookAtPlays} from './look.js';

/** How much of a deal's worth is winning it; the rest is the share of the points. */
const WINNING = 0.4;

/** What looks alike before play: so many points apart. */
const NOISE = 10;

/** From so many cards in all hands on a deal is worked out to its end. */
const NEAR = 26;

/** The points that the capo's side has taken. */
function capoPoints(deal: CapodamaDeal): number {
  let points = 0;
  for (const trick of deal.tricks) if (deal.withCapo(trick.winner)) points += trick.points;
  return points;
}

/** What so many points are worth to the capo's side when the deal is over, or the half: then half of those to come are added. */
function rewardOf(taken: number, deal: CapodamaDeal): number {
  const {target} = deal.variant;
  const points = taken + (deal.firstHalf < deal.pack.length && deal.played < deal.firstHalf ? restOf(deal) / 2 : 0);
  return (points >= target ? WINNING : 0) + ((1 - WINNING) * points) / ALL_POINTS;
}

/** The points of the half that is not dealt yet. */
const restOf = ({pack, firstHalf, doubled}: CapodamaDeal): number =>
  pack.slice(firstHalf).reduce((sum, card) => sum + pointsOf(card, doubled), 0);

/** Capodama as a search needs it. */
export const searchedCapodama: SearchedGame<CapodamaView, CapodamaDeal> = {
  sample: sampleDeal,
  scale: ALL_POINTS,
  rewards(deal) {
    const reward = rewardOf(capoPoints(deal), deal);
    return deal.gifts.map((_, seat) => (deal.withCapo(seat) ? reward : 1 - reward));
  },
  ...measure,
  trust: 0.7,
  ending: {
    isNear: ({phase, hands}) => phase === 'play' && hands.reduce((sum, {length}) => sum + length, 0) <= NEAR,
    effort: (cards) => 12 + 2 ** ((cards - 12) / 1.6),
    solve: (deal) => solvingCapodama(deal),
    reward(value, deal, seat) {
      const reward = rewardOf(capoPoints(deal) + value, deal);
      return deal.withCapo(seat) ? reward : 1 - reward;
    },
  },
  forgotten: (view) => ({...view, tricks: view.tricks.slice(-1)}),
  isBeforePlay: ({phase}) => phase !== 'play',
  isSecret: ({phase, options}) => phase !== 'play' && variantOf(options).gifts > 0,
  // A gift lies face down.
  seenAs: (move) => (move.type === 'give' ? faceDown(move) : undefined),
  look,
  doubt: 6,
};

function look(sight: Sight<CapodamaDeal>, values: Float64Array): void {
  const {deal, moves, random} = sight;
  if (deal.phase === 'play') {
    lookAtPlays(sight, values);
    return;
  }
  for (let place = 0; place < moves.length; place++) {
    const {left, right} = moves[place]!;
    // Of gifts those that cost least: trumps and aces are kept.
    values[place] = (random?.below(NOISE) ?? 0) - cost(left, deal.doubled) - cost(right, deal.doubled);
  }
}

const cost = (card: Card | undefined, doubled: CapodamaDeal['doubled']): number =>
  card === undefined ? 0 : pointsOf(card, doubled) + (rankOf(card) === '7' ? 3 : 0);
