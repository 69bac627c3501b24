import {SUITS, type Card} from '@cartavola/engine';
import type {CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import {isTrump, pointsOf, powerIn} from '@cartavola/engine/games/capodama/rules.js';
import type {Sight} from '../../search/searched-game.js';

/** Lowest power of a trump. See `powerIn`. */
const TRUMP = 32;

/**
 * Penalty in points for spending a card, in addition to the card's points: for a trump, for each rank of a trump, and
 * for an ace.
 */
const KEPT = {trump: 10, step: 3, ace: 6};

/** Average points of a card that is still to be played to a trick. */
const TO_COME = 4;

/** Probability that a card of this kind that is winning the trick still wins it after the other seats have played. */
const SURE = {trump: 0.9, ace: 0.75, seven: 0.45, other: 0.3};

/** Points, indexed by doubled suit and card. Index 0 is used if no suit has been doubled. */
const POINTS = [-1, 0, 1, 2, 3].map((doubled) =>
  Int8Array.from({length: 64}, (_, card) => ((card & 15) < 13 ? pointsOf(card as Card, SUITS[doubled]) : 0)),
);

/**
 * Scores plays at a glance. Prefers taking valuable tricks with cards that will probably win, adding points to tricks
 * that the seat's side is winning, and keeping valuable cards.
 */
export function lookAtPlays({deal, seat, moves, isRash}: Sight<CapodamaDeal>, values: Float64Array): void {
  const {cards, fourth, variant} = deal;
  const points = POINTS[1 + (deal.doubled === undefined ? -1 : SUITS.indexOf(deal.doubled))]!;
  const left = variant.seats - 1 - cards.length;
  const leads = cards.length === 0;
  let led = leads ? -1 : cards[0]! >> 4;
  let top = -1;
  let place = -1;
  let stake = TO_COME * left;
  for (let index = 0; index < cards.length; index++) {
    const power = powerIn(cards[index]!, led, fourth);
    stake += points[cards[index]!]!;
    if (power > top) {
      top = power;
      place = index;
    }
  }
  const mine = deal.withCapo(seat);
  const ours = !leads && deal.withCapo((seat + variant.seats - cards.length + place) % variant.seats) === mine;
  const holds = leads ? 0 : left === 0 ? 1 : sureness(top, points, cards[place]!);
  for (let at = 0; at < moves.length; at++) {
    const card = moves[at]!.card!;
    if (leads) led = card >> 4;
    const power = powerIn(card, led, fourth);
    const own = points[card]!;
    // From -1 (the opponents certainly win the trick) to 1 (the seat's side certainly wins it).
    const chance = power > top ? (left === 0 ? 1 : sureness(power, points, card)) : holds;
    const side = power > top || ours ? 2 * chance - 1 : 1 - 2 * chance;
    values[at] = side * (stake + own) - (isRash ? 0 : keptFor(card, power, own, fourth));
  }
}

function sureness(power: number, points: Int8Array, card: Card): number {
  if (power >= TRUMP) return SURE.trump;
  if ((card & 15) === 0) return SURE.ace;
  return points[card]! >= 7 ? SURE.seven : SURE.other;
}

/** Opportunity cost of spending a card that could be worth more later. */
function keptFor(card: Card, power: number, own: number, fourth: Card | undefined): number {
  if (isTrump(card, fourth)) return KEPT.trump + KEPT.step * (power - TRUMP);
  return (card & 15) === 0 ? KEPT.ace : own / 2;
}
