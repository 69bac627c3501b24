import {suitIndex, UNKNOWN, type Card} from '../../card.js';
import {assignCards} from '../../assign.js';
import type {Seat} from '../../game.js';
import {shuffled, type Random} from '../../random.js';
import {ACE_OF_HEARTS, isTrump, QUEEN_OF_HEARTS} from './cards.js';
import {CapodamaDeal} from './deal.js';
import {packOf} from './pack.js';
import type {CapodamaView} from './view.js';

/** A deal that agrees with the view: hands by what was seen and who could not follow, then gifts that explain them. */
export function sampleDeal(view: CapodamaView, random: Random): CapodamaDeal {
  const players = view.hands.length;
  const seats = [...view.hands.keys()];
  const left = (seat: Seat): Seat => (seat + 1) % players;
  const right = (seat: Seat): Seat => (seat + players - 1) % players;
  const played = playedBySeat(view);
  const laid = seats.map((seat) => (view.handed ? [] : view.gifts[seat]!.map((gift) => gift.card)));

  // What each seat has in hand, or has laid down and not yet handed over.
  const held = seats.map((seat) => [...view.hands[seat]!, ...laid[seat]!]);
  const seen = new Set([...held.flat(), ...played.flat()]);
  const hidden = shuffled(
    packOf(view.options).filter((card) => !seen.has(card)),
    random,
  );
  const voids = voidsOf(view);
  const assigned = assignCards(
    hidden,
    held.map((hand) => hand.filter((card) => card === UNKNOWN).length),
    (card, seat) => !voids[seat]!.has(suitIndex(card)),
    random,
  );
  if (!assigned) throw new Error('No deal agrees with this view.');
  const full = seats.map((seat) => [
    ...held[seat]!.filter((card) => card !== UNKNOWN),
    ...assigned[seat]!,
    ...played[seat]!,
  ]);

  const mayGive = (from: Seat, card: Card): boolean =>
    card !== ACE_OF_HEARTS && !(card === QUEEN_OF_HEARTS && left(from) === view.capo);
  const gifts = seats.map((from): Card | undefined => {
    const known = view.gifts[from]![0]?.card;
    if (known === undefined || known !== UNKNOWN) return known;
    // Once handed over, the gift is among the receiver's cards; before, among the giver's.
    const among = full[view.handed ? left(from) : from]!.filter(
      (card) => mayGive(from, card) && (view.handed || !view.hands[from]!.includes(card)),
    );
    return among[random.below(among.length)]!;
  });

  const first = view.handed
    ? seats.map((seat) => [...full[seat]!.filter((card) => card !== gifts[right(seat)]), gifts[seat]!])
    : full;
  const pack = Array.from({length: players * first[0]!.length}, (_, place) => {
    const seat = (view.dealer + 1 + place) % players;
    return first[seat]![Math.floor(place / players)]!;
  });
  return replay(view, pack, gifts);
}

function replay(view: CapodamaView, pack: readonly Card[], gifts: readonly (Card | undefined)[]): CapodamaDeal {
  const deal = new CapodamaDeal(view.options, view.dealer, pack);
  if (view.doubled) deal.play(view.capo, {type: 'double', suit: view.doubled});
  gifts.forEach((left, seat) => {
    if (left !== undefined) deal.play(seat, {type: 'give', left});
  });
  for (const {leader, cards} of [...view.tricks, view.trick]) {
    cards.forEach((card, place) => deal.play((leader + place) % view.hands.length, {type: 'play', card}));
  }
  return deal;
}

function playedBySeat(view: CapodamaView): Card[][] {
  const played: Card[][] = view.hands.map(() => []);
  for (const {leader, cards} of [...view.tricks, view.trick]) {
    cards.forEach((card, place) => played[(leader + place) % played.length]!.push(card));
  }
  return played;
}

/** By seat, the suits (by index) that it has shown not to hold: it played neither that suit nor a trump when it was led. */
export function voidsOf(view: CapodamaView): Set<number>[] {
  const voids = view.hands.map(() => new Set<number>());
  for (const {leader, cards} of [...view.tricks, view.trick]) {
    cards.forEach((card, place) => {
      const led = suitIndex(cards[0]!);
      if (suitIndex(card) !== led && !isTrump(card)) voids[(leader + place) % voids.length]!.add(led);
    });
  }
  return voids;
}
