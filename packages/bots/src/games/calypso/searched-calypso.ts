import {bitCount, RANKS} from '@cartavola/engine';
import {sampleDeal, type CalypsoDeal} from '@cartavola/engine/games/calypso/calypso.js';
import {
  bestPlace,
  DEALS,
  highestRuff,
  linesOf,
  suitIndices,
  totalsOf,
  type CalypsoView,
} from '@cartavola/engine/games/calypso/rules.js';
import {compressed} from '../../search/compressed.js';
import type {SearchedGame, Sight} from '../../search/searched-game.js';
import {traitsOf} from './traits.js';
import {undominated} from './sensible-cards.js';
import {BONUSES, WEIGHTS} from './worth.js';

/** Difference between the sides' points in one deal that corresponds to a reward of 1. */
const SPAN = 1500;

/** Calypso's definition for the search: one deal, with the expected value of incomplete calypsos. */
export const searchedCalypso: SearchedGame<CalypsoView, CalypsoDeal> = {
  sample: sampleDeal,
  scale: SPAN,
  rewards(deal) {
    const {beginning, built, trumps} = deal;
    const left = DEALS - 1 - beginning.number;
    const margin = marginOf(built, left, trumps) - marginOf(beginning.carried, left + 1, trumps);
    const reward = 0.5 + compressed(margin, SPAN / 2) / SPAN;
    return [reward, 1 - reward, reward, 1 - reward];
  },
  sure: 80,
  worthMention: 15,
  points(view) {
    const totals = totalsOf(linesOf(view));
    return totals.map((total, seat) => total + totals[(seat + 2) % 4]!);
  },
  sides: ({hands}) => hands.map((_, seat) => seat % 2),
  trust: 0.6,
  thoughtful: 350,
  forgotten: (view) => ({...view, tricks: view.tricks.slice(-1), gone: []}),
  undominated,
  traits: traitsOf,
  style({trick: {leader, cards}, trumps}, {card}) {
    const isAhead = bestPlace([...cards, card!], leader, suitIndices(trumps)) === cards.length;
    return {high: 1 - (card! & 15) / RANKS.length, gain: isAhead ? 1 : 0};
  },
  look,
  doubt: 12,
};

/**
 * Returns the lead of the first side in points for calypsos and discards, including the expected value of incomplete
 * calypsos. `left` is the number of deals still to be played.
 */
function marginOf({building, done, discards}: CalypsoDeal['built'], left: number, trumps: readonly number[]): number {
  let margin = 0;
  for (let seat = 0; seat < trumps.length; seat++) {
    const count = bitCount(building[seat]!);
    const share = count / RANKS.length;
    const bonus = BONUSES[Math.min(done[seat]!, BONUSES.length - 1)]!;
    const hope = Math.min(1, (left * 0.55) / Math.max(0.2, 1 - share));
    let worth = WEIGHTS.placed * count + WEIGHTS.discard * discards[seat]! + bonus * share * share * hope;
    for (let one = 0; one < done[seat]!; one++) worth += BONUSES[Math.min(one, BONUSES.length - 1)]!;
    margin += seat % 2 === 0 ? worth : -worth;
  }
  return margin;
}

/**
 * Scores plays at a glance. If the seat's side wins the trick, prefers cards that the calypsos of this side lack.
 * Otherwise, prefers the card that helps the other side least. A rash player takes everything they can and ignores
 * which side needs a card.
 */
function look({deal, seat, moves, isRash, random}: Sight<CalypsoDeal>, values: Float64Array): void {
  const {leader, cards} = deal.trick;
  const {trumps, built} = deal;
  const led = cards.length === 0 ? -1 : cards[0]! >> 4;
  const before = bestPlace(cards, leader, trumps);
  const ruff = highestRuff(cards, leader, trumps);
  /** Rank index that a card of the suit led must beat, or -1 if none can win. */
  const high = led < 0 || ruff >= 0 || led === trumps[leader] ? -1 : cards[before]! & 15;
  for (let place = 0; place < moves.length; place++) {
    const card = moves[place]!.card!;
    const suit = card >> 4;
    const owner = trumps.indexOf(suit);
    const isOwn = owner % 2 === seat % 2;
    const lacking = ((built.building[owner]! >> (card & 15)) & 1) === 0;
    const rank = card & 15;
    const takes = led < 0 || suit !== led ? suit === trumps[seat] && (ruff < 0 || rank < ruff) : rank < high;
    let value = (random ? random.below(20) : 0) - (suit === trumps[seat] && !isRash ? 8 - (card & 15) / 2 : 0);
    if (isRash) value += takes ? 10 + 6 * cards.length : 0;
    else if (takes) value += (isOwn && lacking ? 25 : 10) + 6 * cards.length;
    else if (led >= 0 && (leader + before) % 2 === seat % 2) value += isOwn && lacking ? 15 : 0;
    else if (led >= 0) value += lacking ? -15 : 5;
    // Rule `calypso.revoke`: bots never revoke, even if the rules allow it.
    if (led >= 0 && suit === led) value += 1000;
    values[place] = value;
  }
}
