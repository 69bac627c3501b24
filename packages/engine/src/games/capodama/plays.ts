import type {Card, Suit} from '../../card.js';
import {bitCount, CardSet, hasCard, lowestBit} from '../../card-set.js';
import type {Move, Refusal, Seat} from '../../game.js';
import {ACE_OF_HEARTS, DOUBLE_SUITS, isTrump, QUEEN_OF_HEARTS, SEVEN_OF_HEARTS} from './cards.js';

export interface DoubleMove extends Move {
  readonly type: 'double';
  readonly suit: Suit;
}
export interface GiveMove extends Move {
  readonly type: 'give';
  readonly left: Card;
}
export interface PlayMove extends Move {
  readonly type: 'play';
  readonly card: Card;
}
export type CapodamaMove = DoubleMove | GiveMove | PlayMove;

export type Phase = 'double' | 'exchange' | 'play' | 'over';

/** The one type of move that each phase asks for. */
const MOVE_OF: Readonly<Record<Phase, string>> = {double: 'double', exchange: 'give', play: 'play', over: ''};

const interned = <M>(make: (card: Card) => M): readonly M[] =>
  Array.from({length: 64}, (_, index) => Object.freeze(make(index as Card)));

const DOUBLES: readonly DoubleMove[] = DOUBLE_SUITS.map((suit) => Object.freeze({type: 'double', suit}));
const GIVES = interned<GiveMove>((left) => ({type: 'give', left}));
const PLAYS = interned<PlayMove>((card) => ({type: 'play', card}));

const TRUMPS = CardSet.of([ACE_OF_HEARTS, SEVEN_OF_HEARTS, QUEEN_OF_HEARTS]);

/** What decides which moves a seat has: all of it is known to that seat. */
export interface Situation {
  readonly phase: Phase;
  readonly seat: Seat;
  readonly acts: boolean;
  /** The seat's hand as the masks of a `CardSet`. */
  readonly low: number;
  readonly high: number;
  /** The index of the suit led; -1 if the seat leads. */
  readonly led: number;
  /** The capo's seat is the left neighbour. */
  readonly capoIsLeft: boolean;
}

const ledMask = (led: number, low: boolean): number => (led >> 1 === (low ? 0 : 1) ? 0xffff << (16 * (led & 1)) : 0);

/** The seat's legal moves, in the order of the cards' numbers. */
export function movesIn(now: Situation): readonly CapodamaMove[] {
  if (!now.acts) return [];
  if (now.phase === 'double') return DOUBLES;
  let {low, high} = now;
  if (now.phase === 'exchange') {
    low &= ~(1 << ACE_OF_HEARTS);
    if (now.capoIsLeft) low &= ~(1 << QUEEN_OF_HEARTS);
    return collect(GIVES, low, high);
  }
  if (now.led >= 0) {
    const followLow = low & ledMask(now.led, true);
    const followHigh = high & ledMask(now.led, false);
    if ((followLow | followHigh) !== 0) {
      low = followLow | (low & TRUMPS.low);
      high = followHigh;
    }
  }
  return collect(PLAYS, low, high);
}

function collect<M>(moves: readonly M[], low: number, high: number): M[] {
  const list = new Array<M>(bitCount(low) + bitCount(high));
  let count = 0;
  for (; low !== 0; low &= low - 1) list[count++] = moves[lowestBit(low)]!;
  for (; high !== 0; high &= high - 1) list[count++] = moves[32 + lowestBit(high)]!;
  return list;
}

/** Why the seat may not make the move; undefined if it may. */
export function refusalIn(now: Situation, move: Move): Refusal | undefined {
  if (move.type !== MOVE_OF[now.phase] || now.phase === 'over') return {rule: 'common.type', cards: []};
  if (!now.acts) return {rule: 'common.turn', cards: []};
  if (now.phase === 'double') {
    return DOUBLE_SUITS.includes(move.suit!) ? undefined : {rule: 'capodama.double', cards: []};
  }
  const card = now.phase === 'exchange' ? move.left : move.card;
  if (card === undefined || !hasCard(now.low, now.high, card)) return {rule: 'common.card', cards: []};
  return now.phase === 'exchange' ? giveRefusal(now, card) : playRefusal(now, card);
}

function giveRefusal(now: Situation, card: Card): Refusal | undefined {
  if (card === ACE_OF_HEARTS) return {rule: 'capodama.keep-ace', cards: [card]};
  if (card === QUEEN_OF_HEARTS && now.capoIsLeft) return {rule: 'capodama.dama-not-to-capo', cards: [card]};
  return undefined;
}

function playRefusal(now: Situation, card: Card): Refusal | undefined {
  if (now.led < 0 || card >> 4 === now.led || isTrump(card)) return undefined;
  const follow = [...CardSet.fromMasks(now.low & ledMask(now.led, true), now.high & ledMask(now.led, false))];
  if (follow.length === 0) return undefined;
  return {rule: follow.every(isTrump) ? 'capodama.no-impasse' : 'capodama.follow', cards: follow};
}

/** The index of the suit led, that of the first card of a trick; -1 before it. */
export const ledBy = (trick: readonly Card[]): number => (trick.length > 0 ? trick[0]! >> 4 : -1);
