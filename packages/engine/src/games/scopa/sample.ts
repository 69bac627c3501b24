import {UNKNOWN, type Card} from '../../card.js';
import {assignCards} from '../../assign.js';
import type {Watch} from '../../deal.js';
import {originWith} from '../../origin.js';
import {shuffled, type Random} from '../../random.js';
import {CARDS, compareCards} from './cards.js';
import {ScopaDeal} from './deal.js';
import {dealFrom} from './position.js';
import type {ScopaView} from './view.js';

/** Samples a deal consistent with the view by distributing unseen cards to the other hands and the stock. */
export function sampleDeal(view: ScopaView, random: Random, watch?: Watch<ScopaDeal>): ScopaDeal {
  const seats = view.hands.length;
  const {position} = view;
  const piles = position?.piles.flat() ?? [];
  const seen = new Set([...view.dealt, ...view.plays.map(({card}) => card), ...view.hands.flat(), ...piles]);
  const hidden = shuffled(
    CARDS.filter((card) => !seen.has(card)),
    random,
  );
  const unknown = view.hands.map((hand) => hand.filter((card) => card === UNKNOWN).length);
  // The remaining cards were in piles before the position.
  const left = hidden.length - unknown.reduce((sum, count) => sum + count, view.stock);
  const assigned = assignCards(hidden, [...unknown, view.stock, left], () => true, random);
  if (!assigned) throw new RangeError('No deal is consistent with this view.');

  // Cards that each seat was dealt, in order: the cards played, then the hand.
  const got = view.hands.map((hand, seat) => [
    ...view.plays.filter((play) => play.seat === seat).map(({card}) => card),
    ...hand.filter((card) => card !== UNKNOWN),
    ...assigned[seat]!,
  ]);
  const hands = position ? position.hands.map((hand, seat) => got[seat]!.splice(0, hand.length)) : [];
  const pack: Card[] = [];
  const rounds = Math.ceil(Math.max(...got.map(({length}) => length)) / 3);
  for (let round = 0; round < rounds; round++) {
    for (let place = 1; place <= seats; place++) {
      pack.push(...got[(view.dealer + place) % seats]!.slice(3 * round, 3 * round + 3));
    }
    if (round === 0 && !position) pack.push(...view.dealt);
  }
  pack.push(...assigned[seats]!);
  const deal = position
    ? dealFrom(originWith(position, {hands, stock: pack}, compareCards), pack)
    : new ScopaDeal(view.options, view.dealer, pack);
  for (const {seat, ...move} of view.plays) {
    watch?.(deal, seat, move);
    deal.play(seat, move);
  }
  return deal;
}
