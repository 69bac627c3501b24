import {rankOf, type Card, type Move, type Random} from '@cartavola/engine';
import type {CapodamaDeal} from '@cartavola/engine/games/capodama/deal.js';
import {ALL_POINTS, pointsOf, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {sampleDeal} from '@cartavola/engine/games/capodama/sample.js';
import {faceDown} from '../../search/move-number.js';
import type {SearchedGame} from '../../search/searched-game.js';
import {believe} from './beliefs.js';
import {measure} from './measure.js';
import {solvingCapodama} from './solve-capodama.js';
import {quickPlay} from './quick-play.js';

/** How much of a deal's worth is winning it; the rest is the share of the points. */
const WINNING = 0.4;

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
    solve: (deal) => solvingCapodama(deal),
    reward(value, deal, seat) {
      const reward = rewardOf(capoPoints(deal) + value, deal);
      return deal.withCapo(seat) ? reward : 1 - reward;
    },
  },
  forgotten: (view) => ({...view, tricks: view.tricks.slice(-1)}),
  likelihood: likelihoodOf,
  isBeforePlay: ({phase}) => phase !== 'play',
  isSecret: ({phase, options}) => phase !== 'play' && variantOf(options).gifts > 0,
  // A gift lies face down.
  seenAs: (move) => (move.type === 'give' ? faceDown(move) : undefined),
  quickMove(deal, seat, moves, random) {
    if (deal.phase === 'play') return quickPlay(deal, seat, moves);
    return deal.phase === 'exchange' ? quickGift(deal, moves, random) : moves[random.below(moves.length)]!;
  },
};

/** Of two gifts the one that costs less: trumps and aces are kept. */
function quickGift({doubled}: CapodamaDeal, moves: readonly Move[], random: Random): Move {
  const costOf = ({left, right}: Move): number => cost(left, doubled) + cost(right, doubled);
  const one = moves[random.below(moves.length)]!;
  const other = moves[random.below(moves.length)]!;
  return costOf(one) <= costOf(other) ? one : other;
}

const cost = (card: Card | undefined, doubled: CapodamaDeal['doubled']): number =>
  card === undefined ? 0 : pointsOf(card, doubled) + (rankOf(card) === '7' ? 3 : 0);

/** No partner is thought less likely than this part of the likeliest. */
const LEAST = 0.15;

/** How likely the partners' cards lie where a world has them, as the rules of thumb think of what was played. */
function likelihoodOf(view: CapodamaView): ((deal: CapodamaDeal) => number) | undefined {
  const cards = variantOf(view.options).partners;
  if (view.phase !== 'play' || cards.length === 0) return undefined;
  const {partners} = believe(view);
  const weights = cards.map((card) => {
    const ratios = partners.get(card)!.map((chance, seat) => chance / Math.max(1, view.hands[seat]!.length));
    const highest = Math.max(...ratios);
    return ratios.map((ratio) => Math.max(LEAST, ratio / highest));
  });
  return ({holders}) => weights.reduce((product, by, place) => product * by[holders[place]!]!, 1);
}
