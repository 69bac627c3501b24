import type {Card, Suit} from '../../card.js';
import {CardSet, hasCard, lowestBit} from '../../card-set.js';
import type {Move, Refusal} from '../../game.js';
import {
  ACE_OF_HEARTS,
  DOUBLE_SUITS,
  isTrump,
  KING_OF_HEARTS,
  QUEEN_OF_HEARTS,
  SEVEN_OF_HEARTS,
  VARIANTS,
  type Variant,
} from './cards.js';
import {packSet} from './pack.js';

/** `capodama.double`: the capo names the suit whose points count twice; never hearts. */
export interface DoubleMove extends Move {
  readonly type: 'double';
  readonly suit: Suit;
}
/** `capodama.fourth-trump`: with three players the capo then names a card. */
export interface TrumpMove extends Move {
  readonly type: 'trump';
  readonly card: Card;
}
/** `capodama.exchange`: a card for the left neighbour, and with six players one for the right. */
export interface GiveMove extends Move {
  readonly type: 'give';
  readonly left: Card;
  readonly right?: Card;
}
/** A card to the trick on the table, or its lead. */
export interface PlayMove extends Move {
  readonly type: 'play';
  readonly card: Card;
}
/** Any move of Capodama. */
export type CapodamaMove = DoubleMove | TrumpMove | GiveMove | PlayMove;

/** What a deal waits for: `double` (the capo names the suit), `trump` (and the fourth trump), `exchange`, `play`; or it is `over`. */
export type Phase = 'double' | 'trump' | 'exchange' | 'play' | 'over';

/** The one type of move that each phase asks for. */
const MOVE_OF: Readonly<Record<Phase, string>> = {
  double: 'double',
  trump: 'trump',
  exchange: 'give',
  play: 'play',
  over: '',
};

const interned = <M>(make: (card: Card) => M): readonly M[] =>
  Array.from({length: 64}, (_, index) => Object.freeze(make(index as Card)));

const DOUBLES: readonly DoubleMove[] = DOUBLE_SUITS.map((suit) => Object.freeze({type: 'double', suit}));
const TRUMPS_NAMED = interned<TrumpMove>((card) => ({type: 'trump', card}));
const GIVES = interned<GiveMove>((left) => ({type: 'give', left}));
const PLAYS = interned<PlayMove>((card) => ({type: 'play', card}));

const TRUMPS = CardSet.of([ACE_OF_HEARTS, SEVEN_OF_HEARTS, QUEEN_OF_HEARTS]);

/** What decides which moves a seat has: all of it is known to that seat. */
export interface Situation {
  readonly variant: Variant;
  readonly phase: Phase;
  readonly acts: boolean;
  /** The seat's hand as the masks of a `CardSet`. */
  readonly low: number;
  readonly high: number;
  /** The index of the suit led; -1 if the seat leads. */
  readonly led: number;
  readonly fourth: Card | undefined;
  readonly capoIsLeft: boolean;
  readonly capoIsRight: boolean;
}

const ledMask = (led: number, low: boolean): number => (led >> 1 === (low ? 0 : 1) ? 0xffff << (16 * (led & 1)) : 0);

/** The seat's legal moves, in the order of the cards' numbers. */
export function movesIn(now: Situation): readonly CapodamaMove[] {
  if (!now.acts) return [];
  if (now.phase === 'double') return DOUBLES;
  if (now.phase === 'trump') {
    const {low, high} = packSet(now.variant).minus(TRUMPS);
    return collect(TRUMPS_NAMED, low, high);
  }
  return now.phase === 'exchange' ? giftsIn(now) : playsIn(now.low, now.high, now.led, now.fourth);
}

/** `capodama.follow`: the plays of whoever's turn it is. */
export function playsIn(low: number, high: number, led: number, fourth: Card | undefined): readonly PlayMove[] {
  if (led < 0) return collect(PLAYS, low, high);
  const followLow = low & ledMask(led, true);
  const followHigh = high & ledMask(led, false);
  if ((followLow | followHigh) === 0) return collect(PLAYS, low, high);
  const fourthLow = fourth !== undefined && fourth < 32 ? 1 << fourth : 0;
  const fourthHigh = fourth !== undefined && fourth >= 32 ? 1 << fourth : 0;
  return collect(PLAYS, followLow | (low & (TRUMPS.low | fourthLow)), followHigh | (high & fourthHigh));
}

function giftsIn(now: Situation): readonly GiveMove[] {
  const lefts = mayGive(now, now.capoIsLeft);
  if (now.variant.gifts === 1) return collect(GIVES, lefts.low, lefts.high);
  const rights = [...mayGive(now, now.capoIsRight)];
  return [...lefts].flatMap((left) =>
    rights.filter((right) => right !== left).map((right): GiveMove => Object.freeze({type: 'give', left, right})),
  );
}

/** The cards of the hand that may be given to a neighbour. */
const mayGive = ({low, high, variant}: Situation, toCapo: boolean): CardSet =>
  CardSet.fromMasks(low, high).minus(toCapo ? NOT_TO_CAPO.get(variant)! : ACE);

const ACE = CardSet.of([ACE_OF_HEARTS]);
const NOT_TO_CAPO = new Map(
  Object.values(VARIANTS).map((variant) => [variant, CardSet.of([ACE_OF_HEARTS, ...variant.partners])]),
);

function collect<M>(moves: readonly M[], low: number, high: number): M[] {
  const list: M[] = [];
  for (; low !== 0; low &= low - 1) list.push(moves[lowestBit(low)]!);
  for (; high !== 0; high &= high - 1) list.push(moves[32 + lowestBit(high)]!);
  return list;
}

/** Why the seat may not make the move; undefined if it may. */
export function refusalIn(now: Situation, move: Move): Refusal | undefined {
  if (move.type !== MOVE_OF[now.phase] || now.phase === 'over') return {rule: 'common.type', cards: []};
  if (!now.acts) return {rule: 'common.turn', cards: []};
  if (now.phase === 'double') {
    return DOUBLE_SUITS.includes(move.suit!) ? undefined : {rule: 'capodama.double', cards: []};
  }
  if (now.phase === 'trump') return trumpRefusal(now, move.card);
  const holds = (card: Card | undefined): card is Card => card !== undefined && hasCard(now.low, now.high, card);
  if (now.phase === 'play') {
    return holds(move.card) ? playRefusal(now, move.card) : {rule: 'common.card', cards: []};
  }
  const {left, right} = move;
  if (!holds(left)) return {rule: 'common.card', cards: []};
  if (now.variant.gifts === 1) return giveRefusal(now.variant, left, now.capoIsLeft);
  if (!holds(right) || right === left) return {rule: 'common.card', cards: []};
  return giveRefusal(now.variant, left, now.capoIsLeft) ?? giveRefusal(now.variant, right, now.capoIsRight);
}

function trumpRefusal({variant}: Situation, card: Card | undefined): Refusal | undefined {
  if (card === undefined || !packSet(variant).has(card)) return {rule: 'common.card', cards: []};
  return isTrump(card) ? {rule: 'capodama.fourth-trump', cards: [card]} : undefined;
}

/** `capodama.keep-ace`, `capodama.dama-not-to-capo`, `capodama.king`: with four and five players K♥ is a card like any other. */
function giveRefusal(variant: Variant, card: Card, toCapo: boolean): Refusal | undefined {
  if (card === ACE_OF_HEARTS) return {rule: 'capodama.keep-ace', cards: [card]};
  if (!toCapo || !variant.partners.includes(card)) return undefined;
  return {rule: card === KING_OF_HEARTS ? 'capodama.king' : 'capodama.dama-not-to-capo', cards: [card]};
}

function playRefusal(now: Situation, card: Card): Refusal | undefined {
  if (now.led < 0 || card >> 4 === now.led || isTrump(card, now.fourth)) return undefined;
  const follow = [...CardSet.fromMasks(now.low & ledMask(now.led, true), now.high & ledMask(now.led, false))];
  if (follow.length === 0) return undefined;
  const onlyTrumps = follow.every((one) => isTrump(one, now.fourth));
  return {rule: onlyTrumps ? 'capodama.no-impasse' : 'capodama.follow', cards: follow};
}

/** The index of the suit led, that of the first card of a trick; -1 before it. */
export const ledBy = (trick: readonly Card[]): number => (trick.length > 0 ? trick[0]! >> 4 : -1);
