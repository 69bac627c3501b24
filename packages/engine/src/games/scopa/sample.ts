import {UNKNOWN, type Card} from '../../card.js';
import {assignCards} from '../../assign.js';
import {shuffled, type Random} from '../../random.js';
import {PACK} from './cards.js';
import {ScopaDeal} from './deal.js';
import type {ScopaView} from './view.js';

/** A deal that agrees with the view: the unseen cards in the others' hands and in the stock. */
export function sampleDeal(view: ScopaView, random: Random): ScopaDeal {
  const seats = view.hands.length;
  const seen = new Set([...view.dealt, ...view.plays.map(({card}) => card), ...view.hands.flat()]);
  const hidden = shuffled(
    [...PACK].filter((card) => !seen.has(card)),
    random,
  );
  const unknown = view.hands.map((hand) => hand.filter((card) => card === UNKNOWN).length);
  const assigned = assignCards(hidden, [...unknown, view.stock], () => true, random);
  if (!assigned) throw new RangeError('No deal agrees with this view.');

  // By seat, every card that it got, in the order of the rounds: what it played, then its hand.
  const got = view.hands.map((hand, seat) => [
    ...view.plays.filter((play) => play.seat === seat).map(({card}) => card),
    ...hand.filter((card) => card !== UNKNOWN),
    ...assigned[seat]!,
  ]);
  const pack: Card[] = [];
  for (let round = 0; pack.length < PACK.size - assigned[seats]!.length; round++) {
    for (let place = 1; place <= seats; place++) {
      pack.push(...got[(view.dealer + place) % seats]!.slice(3 * round, 3 * round + 3));
    }
    if (round === 0) pack.push(...view.dealt);
  }
  const deal = new ScopaDeal(view.options, view.dealer, [...pack, ...assigned[seats]!]);
  for (const {seat, ...move} of view.plays) deal.play(seat, move);
  return deal;
}
