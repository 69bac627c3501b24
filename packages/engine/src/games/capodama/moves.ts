import type {Card, Suit} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Move} from '../../move.js';
import {NONE} from '../../lists.js';
import {cardsIn, highOf, lowOf, ranksIn} from '../../masks.js';
import {collect, movesByCard, PLAYS, type PlayMove} from '../../plays.js';
import {ACE_OF_HEARTS, DOUBLE_SUITS, isTrump, QUEEN_OF_HEARTS, SEVEN_OF_HEARTS, type Variant} from './cards.js';
import {packOf} from './pack.js';
import type {CapodamaOptions} from './options.js';

export type {PlayMove} from '../../plays.js';

/** `capodama.double`: the capo names the suit whose points count twice. It can't be hearts. */
export interface DoubleMove extends Move {
  readonly type: 'double';
  readonly suit: Suit;
}
/** `capodama.fourth-trump`: with three players, the capo then names a card. */
export interface TrumpMove extends Move {
  readonly type: 'trump';
  readonly card: Card;
}
/** `capodama.exchange`: one card for the left neighbour, and with six players one for the right. */
export interface GiveMove extends Move {
  readonly type: 'give';
  readonly left: Card;
  readonly right?: Card;
}
/** Any move in Capodama. */
export type CapodamaMove = DoubleMove | TrumpMove | GiveMove | PlayMove;

/** Phase of a deal: `double` (the capo names the suit), `trump` (then the fourth trump), `exchange`, `play`, `over`. */
export type Phase = 'double' | 'trump' | 'exchange' | 'play' | 'over';

/** `capodama.double`: legal moves of the capo. */
export const DOUBLES: readonly DoubleMove[] = /* @__PURE__ */ DOUBLE_SUITS.map((suit) =>
  Object.freeze({type: 'double', suit}),
);
const TRUMPS_NAMED = /* @__PURE__ */ movesByCard<TrumpMove>((card) => ({type: 'trump', card}));
const GIVES = /* @__PURE__ */ movesByCard<GiveMove>((left) => ({type: 'give', left}));

/** `low` mask of the three trumps, which are all hearts. */
const TRUMPS = /* @__PURE__ */ [ACE_OF_HEARTS, SEVEN_OF_HEARTS, QUEEN_OF_HEARTS].reduce(
  (mask, card) => mask | (1 << card),
  0,
);

/** `capodama.fourth-trump`: returns the legal moves, one for each card in the pack that isn't a trump. */
export const trumpsToName = (options: CapodamaOptions): readonly TrumpMove[] =>
  packOf(options)
    .filter((card) => !isTrump(card))
    .map((card) => TRUMPS_NAMED[card]!);

/**
 * `capodama.follow`: returns the cards in a hand that may be played after a lead. All arguments are bit masks, in any
 * card numbering.
 */
export const playable = (hand: number, led: number, trumps: number): number =>
  (hand & led) !== 0 ? hand & (led | trumps) : hand;

/** Returns the legal plays from a hand, given as masks. `led` is the index of the suit led, or -1 for a lead. */
export function playsIn(low: number, high: number, led: number, fourth: Card | undefined): readonly PlayMove[] {
  if (led < 0 || ranksIn(low, high, led) === 0) return collect(PLAYS, low, high);
  let mayLow = lowOf(led, 0xffff) | TRUMPS;
  let mayHigh = highOf(led, 0xffff);
  if (fourth !== undefined) {
    if (fourth < 32) mayLow |= 1 << fourth;
    else mayHigh |= 1 << fourth;
  }
  return collect(PLAYS, low & mayLow, high & mayHigh);
}

/**
 * `capodama.exchange`: returns the legal gifts from a hand, given as masks. The flags indicate whether the left or
 * right neighbour is the capo.
 */
export function giftsIn(
  variant: Variant,
  low: number,
  high: number,
  capoIsLeft: boolean,
  capoIsRight: boolean,
): readonly GiveMove[] {
  const leftsLow = low & ~notFor(variant, capoIsLeft);
  if (variant.gifts === 1) return collect(GIVES, leftsLow, high);
  const rights = cardsIn(low & ~notFor(variant, capoIsRight), high);
  return cardsIn(leftsLow, high).flatMap((left) =>
    rights.filter((right) => right !== left).map((right): GiveMove => Object.freeze({type: 'give', left, right})),
  );
}

/** Empty lists of gifts for all seats, indexed by number of seats. */
export const NO_GIFTS = /* @__PURE__ */ Array.from({length: 7}, (_, seats) =>
  Array.from({length: seats}, (): readonly Gift[] => NONE),
);

/** Returns the `low` mask of the cards, all of them hearts, that may not be given to a neighbour. */
function notFor({partners}: Variant, toCapo: boolean): number {
  let mask = 1 << ACE_OF_HEARTS;
  if (toCapo) for (const card of partners) mask |= 1 << card;
  return mask;
}
