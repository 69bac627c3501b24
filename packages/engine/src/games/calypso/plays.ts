import type {Card} from '../../card.js';
import {bitCount, CardSet, hasCard, lowestBit} from '../../card-set.js';
import type {Move, Refusal} from '../../game.js';
import type {Options} from '../../option.js';

/** A card to the trick on the table, or its lead. */
export interface CalypsoMove extends Move {
  readonly type: 'play';
  readonly card: Card;
}

/** What decides which moves a seat has: all of it is known to that seat. */
export interface Situation {
  readonly options: Options;
  readonly over: boolean;
  readonly acts: boolean;
  /** The seat's different cards as the masks of a `CardSet`. */
  readonly low: number;
  readonly high: number;
  /** The index of the suit led; -1 if the seat leads. */
  readonly led: number;
  /** The index of the seat's own trump suit. */
  readonly trump: number;
  /** The rank index of the highest ruff, the smaller the higher; -1 without any. */
  readonly ruff: number;
}

const PLAYS: readonly CalypsoMove[] = Array.from({length: 64}, (_, card) =>
  Object.freeze({type: 'play', card: card as Card}),
);

/** The part of the masks that lies in one suit. */
const inSuit = (low: number, high: number, suit: number): number =>
  ((suit < 2 ? low : high) >>> (16 * (suit & 1))) & 0xffff;

/** `calypso.overruff`: the own trumps that must be played by one who cannot follow, as bits by rank; 0 if any card may be. */
function overruffs({options, low, high, trump, ruff}: Situation): number {
  if (ruff <= 0 || options['overruff'] === 'free') return 0;
  return inSuit(low, high, trump) & ((1 << ruff) - 1);
}

/** The seat's legal moves, in the order of the cards' numbers; equal cards once. */
export function movesIn(now: Situation): readonly CalypsoMove[] {
  const {led, low, high} = now;
  if (now.over || !now.acts) return [];
  if (led < 0) return collect(low, high);
  const follow = inSuit(low, high, led);
  if (follow !== 0) return now.options['revoke'] === 'prevent' ? inOneSuit(led, follow) : collect(low, high);
  const higher = overruffs(now);
  return higher !== 0 ? inOneSuit(now.trump, higher) : collect(low, high);
}

function inOneSuit(suit: number, ranks: number): CalypsoMove[] {
  const list = new Array<CalypsoMove>(bitCount(ranks));
  for (let count = 0; ranks !== 0; ranks &= ranks - 1) list[count++] = PLAYS[(suit << 4) | lowestBit(ranks)]!;
  return list;
}

function collect(low: number, high: number): CalypsoMove[] {
  const list = new Array<CalypsoMove>(bitCount(low) + bitCount(high));
  let count = 0;
  for (; low !== 0; low &= low - 1) list[count++] = PLAYS[lowestBit(low)]!;
  for (; high !== 0; high &= high - 1) list[count++] = PLAYS[32 + lowestBit(high)]!;
  return list;
}

/** Why the seat may not make the move; undefined if it may. */
export function refusalIn(now: Situation, move: Move): Refusal | undefined {
  const {led, low, high, trump} = now;
  if (now.over || move.type !== 'play') return {rule: 'common.type', cards: []};
  if (!now.acts) return {rule: 'common.turn', cards: []};
  const {card} = move;
  if (card === undefined || !hasCard(low, high, card)) return {rule: 'common.card', cards: []};
  if (led < 0 || card >> 4 === led) return undefined;
  const follow = inSuit(low, high, led);
  if (follow !== 0) {
    return now.options['revoke'] === 'prevent' ? {rule: 'calypso.follow', cards: inSuitCards(led, follow)} : undefined;
  }
  const higher = overruffs(now);
  if (higher === 0 || (card >> 4 === trump && ((higher >>> (card & 15)) & 1) === 1)) return undefined;
  return {rule: 'calypso.overruff', cards: inSuitCards(trump, higher)};
}

/** The cards of a suit from bits by rank. */
export const inSuitCards = (suit: number, ranks: number): Card[] => {
  const mask = ranks << (16 * (suit & 1));
  return CardSet.fromMasks(suit < 2 ? mask : 0, suit < 2 ? 0 : mask).list();
};

/** The ranks of some cards, as bits by rank index. */
export const ranksOf = (cards: readonly Card[]): number => cards.reduce((ranks, card) => ranks | (1 << (card & 15)), 0);

/** The rank index of the highest ruff in a trick, -1 without any: the own suit of whoever did not follow. */
export function highestRuff(cards: readonly Card[], leader: number, trumps: readonly number[]): number {
  let highest = -1;
  for (let place = 1; place < cards.length; place++) {
    if (!isRuff(cards, place, leader, trumps)) continue;
    const rank = cards[place]! & 15;
    if (highest < 0 || rank < highest) highest = rank;
  }
  return highest;
}

/** `calypso.win-trick`: which place of a trick takes it as it lies; -1 of an empty one. */
export function bestPlace(cards: readonly Card[], leader: number, trumps: readonly number[]): number {
  if (cards.length === 0) return -1;
  const led = cards[0]! >> 4;
  const ruff = highestRuff(cards, leader, trumps);
  if (ruff < 0 && led === trumps[leader]) return 0;
  let best = -1;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place]!;
    const counts = ruff < 0 ? card >> 4 === led : isRuff(cards, place, leader, trumps);
    // Of cards of equal rank the first played is the higher.
    if (counts && (best < 0 || (card & 15) < (cards[best]! & 15))) best = place;
  }
  return best;
}

/** `calypso.ruff`: whether the card at a place of a trick is one: the own suit of whoever did not follow. */
export const isRuff = (cards: readonly Card[], place: number, leader: number, trumps: readonly number[]): boolean =>
  cards[place]! >> 4 !== cards[0]! >> 4 && cards[place]! >> 4 === trumps[(leader + place) % 4];
