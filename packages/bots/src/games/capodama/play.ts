import {rankOf, suitIndex, SUITS, type Card, type Seat} from '@cartavola/engine';
import {isTrump, pointsOf, powerIn, type CapodamaView, type Trick} from '@cartavola/engine/games/capodama/rules.js';
import type {Choice, Reason} from '../../choice.js';
import {leading, type Beliefs} from './beliefs.js';

const HEARTS = SUITS.indexOf('H');

/** Points that a player who has still to play will add to the trick, on average. */
const MORE_POINTS = 3;

/** What the trick with this card in it is worth to my side, less what the card would be worth later. */
export function judgePlay(card: Card, view: CapodamaView, beliefs: Beliefs): Omit<Choice, 'move'> {
  const players = view.hands.length;
  const {me, friend} = beliefs;
  const trick: Trick = {leader: view.trick.cards.length ? view.trick.leader : me, cards: [...view.trick.cards, card]};
  const toCome = players - trick.cards.length;
  const points = trick.cards.reduce((sum, one) => sum + pointsOf(one, view.doubled), 0);
  const stake = points + toCome * MORE_POINTS;
  const ours = chanceOfTrick(trick, players, beliefs);
  // Points led under a higher card that is still out are a gift.
  const risk = trick.cards.length === 1 ? 0.9 * (1 - ours) * points : 0;
  const cost = costOf(card, view, beliefs) + risk;
  const taker = leading(trick, players)!;
  return {value: (2 * ours - 1) * stake - cost, reasons: [reason(card, taker, me, friend, points)]};
}

/** From 0 to 1: how likely the trick goes to my side. */
function chanceOfTrick(trick: Trick, players: number, beliefs: Beliefs): number {
  const led = suitIndex(trick.cards[0]!);
  const best = Math.max(...trick.cards.map((card) => powerIn(card, led)));
  const {friend, me} = beliefs;
  let ours = friend[leading(trick, players)!]!;
  for (let place = trick.cards.length; place < players; place++) {
    const seat = (trick.leader + place) % players;
    if (seat === me) continue;
    const beats = chanceToBeat(seat, led, best, beliefs, players - trick.cards.length);
    // An enemy takes what it can; a friend takes what is not ours yet.
    ours = ours * (1 - beats * (1 - friend[seat]!)) + (1 - ours) * beats * friend[seat]! * 0.8;
  }
  return ours;
}

function chanceToBeat(seat: Seat, led: number, best: number, beliefs: Beliefs, toCome: number): number {
  const {unseen, voids, hand, known} = beliefs;
  const beats = (card: Card): boolean => powerIn(card, led) > best;
  const sure = known[seat]!.filter(beats);
  if (sure.length > 0) return sure.every((card) => isTrump(card)) ? 0.8 : 1;
  const elsewhere = known.flat();
  const stronger = unseen.filter(
    (card) => beats(card) && !elsewhere.includes(card) && !voids[seat]!.has(suitIndex(card)),
  );
  const others = Math.max(unseen.length, 1);
  const held = Math.min(hand.length + (toCome > 0 ? 0 : 1), others);
  // Trumps are spent less readily than a higher card of the suit.
  const miss = stronger.reduce((chance, card) => chance * (1 - (held / others) * (isTrump(card) ? 0.6 : 1)), 1);
  return 1 - miss;
}

/** What the card would probably bring later: trumps and high cards are not for small tricks. */
function costOf(card: Card, view: CapodamaView, {hand, unseen}: Beliefs): number {
  const share = (hand.length - 1) / 7;
  if (isTrump(card)) {
    const power = powerIn(card, suitIndex(card));
    const higher = unseen.filter((other) => powerIn(other, suitIndex(card)) > power).length;
    // A trump that nothing beats brings its own points home whenever it is played: they are no gain now.
    if (higher === 0) return pointsOf(card, view.doubled) + share * (power === 35 ? 14 : 10);
    return share * (power === 34 ? 15 - 4 * higher : 12 - 2 * higher);
  }
  const suit = suitIndex(card);
  const higher = unseen.filter((other) => !isTrump(other) && powerIn(other, suit) > powerIn(card, suit)).length;
  const mates = hand.filter((other) => suitIndex(other) === suit).length;
  // Hearts have trumps above them: the best plain heart is not the best heart.
  const best = suit === HEARTS ? 3 : 7;
  const future = higher === 0 ? best : higher === 1 && mates > 1 ? 2 : 0;
  const doubled = pointsOf(card, view.doubled) > pointsOf(card, undefined) ? 1.5 : 1;
  return share * future * doubled - (mates === 1 && rankOf(card) !== 'A' ? 0.5 : 0);
}

function reason(card: Card, taker: Seat, me: Seat, friend: readonly number[], points: number): Reason {
  const cards = [card];
  if (taker === me) return {id: points > 0 ? 'takes-points' : 'takes-lead', cards};
  if (friend[taker]! > 0.5) return {id: 'feeds-partner', cards};
  return {id: 'keeps-points', cards};
}
