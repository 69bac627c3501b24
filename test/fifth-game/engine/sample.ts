import {shuffled, UNKNOWN, type Card, type Random, type Seat, type Watch} from '@cartavola/engine';
import {originWith, packFrom, PLAYS, shownHands} from '@cartavola/engine/extend.js';
import {compareCards, PACK} from './cards.js';
import {dealPack, HAND, type BriscolaDeal} from './deal.js';
import {positions} from './position.js';
import type {BriscolaView} from './view.js';

/** Locations of the hidden cards: the hands, and the stock in drawing order. */
interface Lying {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

/** Returns where the cards are now. Cards that the viewer doesn't know are placed at random. */
function lyingNow(view: BriscolaView, random: Random): Lying {
  const {turnedUp, stock} = view;
  const known = new Set([...view.hands, ...view.piles, view.trick.cards].flat());
  if (turnedUp !== undefined) known.add(turnedUp);
  const unseen = shuffled(
    PACK.filter((card) => !known.has(card)),
    random,
  );
  const hands = view.hands.map((hand) => hand.map((card) => (card === UNKNOWN ? unseen.pop()! : card)));
  return {hands, stock: stock === 0 || turnedUp === undefined ? [] : [...unseen.slice(0, stock - 1), turnedUp]};
}

/** Returns which seat played which card since the start of the deal or its position, by trick, with the current one last. */
function playsOf({tricks, trick, options, position}: BriscolaView): {seat: Seat; card: Card}[][] {
  const before = position?.trick.length ?? 0;
  return [...tricks, trick].map(({leader, cards}, number) =>
    cards.map((card, place) => ({seat: (leader + place) % options.players, card})).slice(number === 0 ? before : 0),
  );
}

/**
 * Returns the locations at the start, worked out backwards from the current ones. Any card that a seat held after
 * drawing may be the drawn one, except those known to have been in its hand from the start. The turned-up card is drawn
 * last.
 */
function lyingBefore(view: BriscolaView, now: Lying, random: Random): Lying {
  const {tricks, turnedUp, position, options} = view;
  const {players} = options;
  const held = now.hands.map((hand) => [...hand]);
  const known = position ? shownHands(position) : [];
  const drawn: Card[] = [];
  const rounds = ((position ? position.stock.length : PACK.length - HAND * players) - view.stock) / players;
  const drawBack = (seat: Seat, isLast: boolean): void => {
    const may = held[seat]!.filter((card) => (isLast ? card === turnedUp : !known[seat]?.includes(card)));
    const card = may[random.below(may.length)]!;
    held[seat] = held[seat]!.filter((other) => other !== card);
    drawn.unshift(card);
  };
  for (const [number, plays] of [...playsOf(view).entries()].reverse()) {
    if (number < rounds && number < tricks.length)
      for (let place = players - 1; place >= 0; place--)
        drawBack((tricks[number]!.winner + place) % players, view.stock === 0 && drawn.length === 0);
    for (const {seat, card} of plays) held[seat]!.push(card);
  }
  return {hands: held, stock: [...drawn, ...now.stock]};
}

function beginWith({options, dealer, position}: BriscolaView, {hands, stock}: Lying): BriscolaDeal {
  if (position) return positions.begin(originWith(position, {hands, stock}, compareCards));
  return dealPack(options, {dealer}, [...packFrom(hands, dealer), stock.at(-1)!, ...stock.slice(0, -1)]);
}

/** Samples a random deal that matches everything in the view. */
export function sampleDeal(view: BriscolaView, random: Random, watch?: Watch<BriscolaDeal>): BriscolaDeal {
  const deal = beginWith(view, lyingBefore(view, lyingNow(view, random), random));
  for (const {seat, card} of playsOf(view).flat()) {
    const move = PLAYS[card]!;
    watch?.(deal, seat, move);
    deal.play(seat, move);
  }
  return deal;
}
