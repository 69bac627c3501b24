import {suitIndex, UNKNOWN, type Card} from '../../card.js';
import {assignCards} from '../../assign.js';
import type {Gift} from '../../fact.js';
import type {Move, Seat} from '../../move.js';
import type {Watch} from '../../deal.js';
import {shuffled, type Random} from '../../random.js';
import type {Trick} from '../../trick.js';
import {type Origin, originWith} from '../../origin.js';
import {sizesOf} from '../../position.js';
import {ACE_OF_HEARTS, compareCards, variantOf} from './cards.js';
import {CapodamaDeal} from './deal.js';
import {packOf} from './pack.js';
import {dealFrom} from './position.js';
import type {CapodamaPosition, CapodamaView} from './view.js';
import {voidsIn} from './voids.js';

/**
 * Samples a deal consistent with the view. First draws hands that match the seen cards and known voids, then gifts that
 * fit these hands.
 */
export function sampleDeal(view: CapodamaView, random: Random, watch?: Watch<CapodamaDeal>): CapodamaDeal {
  const seats = [...view.hands.keys()];
  const earlier = seats.map((seat) => playedBy(view, seat, tricksOf(view, 'earlier')));
  const full = fullHands(view, earlier, random);
  const gifts = view.handed ? receivedGifts(view, full, random) : laidGifts(view, full, random);

  const first = seats.map((seat) => {
    if (earlier[seat]!.length > 0) return earlier[seat]!;
    const received = view.handed ? gifts.filter((gift) => gift.to === seat).map(({card}) => card) : [];
    const given = view.handed ? gifts.filter((gift) => gift.from === seat).map(({card}) => card) : [];
    return [...full[seat]!.filter((card) => !received.includes(card)), ...given];
  });
  const secondHalf = earlier[0]!.length > 0;
  const pack = [
    ...dealingOrder(first, view),
    ...(secondHalf ? dealingOrder(full.slice(0, seats.length), view, 1) : (full[seats.length] ?? [])),
  ];
  return replay(view, pack, gifts, first, watch);
}

/** Number of tricks in the first half. */
const firstTricks = ({options, position}: CapodamaView): number =>
  position ? sizesOf(position)[0]! : packOf(options).length / variantOf(options).halves / variantOf(options).seats;

/** Returns whether a second half has been dealt. */
const dealtTwice = ({options, stock, position}: CapodamaView): boolean =>
  variantOf(options).halves === 2 && stock === 0 && (!position || position.stock.length > 0);

/** Returns the tricks of the current half, or of the earlier one. */
function tricksOf(view: CapodamaView, which: 'earlier' | 'now'): readonly Trick[] {
  const before = dealtTwice(view) ? firstTricks(view) : 0;
  return which === 'earlier' ? view.tricks.slice(0, before) : [...view.tricks.slice(before), view.trick];
}

const playedBy = (view: CapodamaView, seat: Seat, tricks: readonly Trick[]): Card[] =>
  tricks.flatMap(({leader, cards}) => cards.filter((_, place) => (leader + place) % view.hands.length === seat));

/**
 * Samples the cards that each seat has held since the current half began. Gifts count as the giver's until they are
 * handed over. The stock comes after the seats.
 */
function fullHands(view: CapodamaView, earlier: readonly Card[][], random: Random): Card[][] {
  const seats = [...view.hands.keys()];
  const played = seats.map((seat) => playedBy(view, seat, tricksOf(view, 'now')));
  const held = seats.map((seat) => [
    ...view.hands[seat]!,
    ...(view.handed ? [] : view.gifts[seat]!.map((gift) => gift.card)),
  ]);
  const seen = new Set([...held, ...played, ...earlier, ...(view.position?.piles ?? [])].flat());
  const hidden = shuffled(
    packOf(view.options).filter((card) => !seen.has(card)),
    random,
  );
  const voids = voidsOf(view);
  const unknown = held.map((hand) => hand.filter((card) => card === UNKNOWN).length);
  // The remaining cards were in piles before the position.
  const left = hidden.length - unknown.reduce((sum, count) => sum + count, view.stock);
  const assigned = assignCards(
    hidden,
    [...unknown, view.stock, left],
    (card, place) => !voids[place]?.has(suitIndex(card)) && (card !== ACE_OF_HEARTS || place > seats.length),
    random,
  );
  if (!assigned) throw new RangeError('No deal is consistent with this view.');
  return assigned.map((cards, place) => [
    ...(held[place] ?? []).filter((card) => card !== UNKNOWN),
    ...cards,
    ...(played[place] ?? []),
  ]);
}

/** Chooses the unknown gifts that were handed over, each from the receiver's cards. */
function receivedGifts(view: CapodamaView, full: readonly Card[][], random: Random): Gift[] {
  const chosen = view.gifts.flat().filter(({card}) => card !== UNKNOWN);
  for (const gift of view.gifts.flat().filter(({card}) => card === UNKNOWN)) {
    const among = full[gift.to]!.filter((card) => mayGo(view, gift, card) && !chosen.some((one) => one.card === card));
    chosen.push({...gift, card: among[random.below(among.length)]!});
  }
  return chosen;
}

/** Chooses the gifts that are still face down. Each comes from the giver's cards that aren't known to be in hand. */
function laidGifts(view: CapodamaView, full: readonly Card[][], random: Random): Gift[] {
  const chosen: Gift[] = [];
  for (const gift of view.gifts.flat()) {
    if (gift.card !== UNKNOWN) {
      chosen.push(gift);
      continue;
    }
    const among = full[gift.from]!.filter(
      (card) =>
        mayGo(view, gift, card) && !view.hands[gift.from]!.includes(card) && !chosen.some((one) => one.card === card),
    );
    chosen.push({...gift, card: among[random.below(among.length)]!});
  }
  return chosen;
}

const mayGo = (view: CapodamaView, {to}: Gift, card: Card): boolean =>
  card !== ACE_OF_HEARTS && !(to === view.capo && variantOf(view.options).partners.includes(card));

/** Arranges hands into a pack that is dealt one card at a time. `half` is 0 or 1. */
function dealingOrder(hands: readonly Card[][], {dealer, options, position}: CapodamaView, half = 0): Card[] {
  const open = variantOf(options).open && !position;
  // `capodama.solo`: A♥ is the first card.
  const left = hands.map((hand) => [...hand].sort((a, b) => Number(b === ACE_OF_HEARTS) - Number(a === ACE_OF_HEARTS)));
  const before = open && half === 0 ? 0 : 1;
  return Array.from({length: hands.flat().length}, (_, place) =>
    left[(dealer + before + place) % hands.length]!.shift()!,
  );
}

function replay(
  view: CapodamaView,
  pack: readonly Card[],
  gifts: readonly Gift[],
  first: readonly Card[][],
  watch?: Watch<CapodamaDeal>,
): CapodamaDeal {
  const seats = view.hands.length;
  const {position} = view;
  const deal = position
    ? dealFrom(originOf(position, first, pack), pack)
    : new CapodamaDeal(view.options, view.dealer, pack);
  const play = (seat: Seat, move: Move): void => {
    watch?.(deal, seat, move);
    deal.play(seat, move);
  };
  if (view.doubled && !position?.double) play(view.capo, {type: 'double', suit: view.doubled});
  if (view.fourth !== undefined && position?.fourth === undefined) play(view.capo, {type: 'trump', card: view.fourth});
  for (const seat of view.hands.keys()) {
    const given = gifts.filter(({from}) => from === seat);
    const left = given.find(({to}) => to === (seat + 1) % seats);
    const right = given.find(({to}) => to !== (seat + 1) % seats);
    if (left) play(seat, {type: 'give', left: left.card, ...(right && {right: right.card})});
  }
  for (const {leader, cards} of [...view.tricks, view.trick]) {
    cards.forEach((card, place) => play((leader + place) % seats, {type: 'play', card}));
  }
  return deal;
}

/** Returns the origin of the sampled deal. */
function originOf(
  position: CapodamaPosition,
  first: readonly Card[][],
  pack: readonly Card[],
): Origin<CapodamaPosition> {
  const laid = position.trick.flatMap(({cards}) => cards);
  const hands = first.map((hand) => hand.filter((card) => !laid.includes(card)));
  const stock = pack.slice(pack.length - position.stock.length);
  return originWith(position, {hands, stock}, compareCards);
}

/** Returns the void suits by seat (as suit indices) that this half of the deal has revealed. */
export const voidsOf = (view: CapodamaView): Set<number>[] =>
  voidsIn(tricksOf(view, 'now'), view.hands.length, view.fourth);
