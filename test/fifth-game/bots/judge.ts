import type {Judge} from '@cartavola/bots/extend.js';
import type {Evaluation, MoveReason} from '@cartavola/bots';
import {sideOf, suitIndex, SUITS, UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import {beats, bestPlace, PACK, pointsIn, pointsOf} from '../engine/cards.js';
import type {BriscolaView} from '../engine/view.js';
import {costOf} from './look.js';

/** Facts that a seat can work out before it plays. */
interface Study {
  readonly view: BriscolaView;
  readonly seat: Seat;
  readonly trump: number;
  /** Cards that the seat can't see. */
  readonly unseen: readonly Card[];
  readonly pot: number;
  /** Index of the card that is winning the trick so far, or -1 before the first card. */
  readonly best: number;
}

function studyOf(view: BriscolaView): Study {
  const {trick, hands, piles, stock, turnedUp} = view;
  const trump = SUITS.indexOf(view.trump);
  const seen = new Set([...hands, ...piles, trick.cards].flat());
  if (stock > 0 && turnedUp !== undefined) seen.add(turnedUp);
  return {
    view,
    seat: view.viewer as Seat,
    trump,
    unseen: PACK.filter((card) => !seen.has(card)),
    pot: pointsIn(trick.cards),
    best: trick.cards.length > 0 ? bestPlace(trick.cards, trump) : -1,
  };
}

/** Returns the probability that a hand beats a card, because it holds a higher one and the trick is worth it. */
function riskFrom({view, unseen, trump}: Study, other: Seat, card: Card, pot: number): number {
  const hand = view.hands[other]!;
  const suit = suitIndex(card);
  const likely = (better: Card): number =>
    suitIndex(better) === suit && suit !== trump ? 1 : Math.min(1, 0.2 + pot / 12);
  const known = hand.some((theirs) => theirs !== UNKNOWN && beats(theirs, card, trump));
  if (known) return likely(hand.find((theirs) => theirs !== UNKNOWN && beats(theirs, card, trump))!);
  const count = hand.filter((theirs) => theirs === UNKNOWN).length;
  const weight = unseen.reduce((sum, theirs) => sum + (beats(theirs, card, trump) ? likely(theirs) : 0), 0);
  return unseen.length === 0 ? 0 : 1 - Math.max(0, 1 - weight / unseen.length) ** count;
}

/** Returns the probability that the seat's side wins the trick if this card is played. */
function hope(study: Study, card: Card, pot: number): number {
  const {view, seat, trump, best} = study;
  const {players} = view.options;
  const {leader, cards} = view.trick;
  const wins = best < 0 || beats(card, cards[best]!, trump);
  const isOurs = wins || sideOf((leader + best) % players) === sideOf(seat);
  let stays = isOurs ? 1 : 0;
  for (let place = cards.length + 1; place < players; place++) {
    const other = (leader + place) % players;
    const risk = riskFrom(study, other, wins ? card : cards[best]!, pot);
    if (sideOf(other) !== sideOf(seat)) stays *= 1 - risk;
    else stays += (1 - stays) * risk * 0.7;
  }
  return stays;
}

function judged(study: Study, card: Card): Evaluation {
  const {pot, trump, view} = study;
  const worth = pot + pointsOf(card);
  const isLast = view.trick.cards.length === view.options.players - 1;
  const stays = hope(study, card, worth);
  // Later players may add points to the trick, whichever side wins it.
  const value = (2 * stays - 1) * (worth + (isLast ? 0 : 1)) - costOf(card, trump);
  const id = stays === 1 && worth > 0 ? 'takes-points' : pointsOf(card) === 0 ? 'worthless' : undefined;
  const reasons: MoveReason[] = id ? [{id, cards: [card]}] : [];
  return {value, reasons};
}

/** Evaluates each card heuristically: its expected gain in this trick, minus its value for later. */
export const judge: Judge<BriscolaView> = function* (view) {
  yield* [];
  const study = studyOf(view);
  return view.moves.map((move) => ({move, ...judged(study, move.card!)}));
};
