import type {Card} from '../../card.js';
import {CardSet} from '../../card-set.js';
import type {Move, Refusal} from '../../game.js';
import {VALUE} from './cards.js';

/** A card from the hand, and what it takes from the table. */
export interface ScopaMove extends Move {
  readonly type: 'play';
  readonly card: Card;
  /** The captured cards; absent where there are none. */
  readonly takes?: readonly Card[];
}

/** What decides which moves a seat has: all of it is known to that seat. */
export interface Situation {
  readonly over: boolean;
  readonly acts: boolean;
  readonly hand: CardSet;
  readonly table: CardSet;
}

const TRAILS: readonly ScopaMove[] = Array.from({length: 64}, (_, card) =>
  Object.freeze({type: 'play', card: card as Card}),
);

/** `scopa.capture`, `scopa.single-first`, `scopa.choose`: the sets that the card may take; none if it stays on the table. */
export function capturesOf(card: Card, table: readonly Card[]): (readonly Card[])[] {
  const value = VALUE[card]!;
  const sets: Card[][] = [];
  for (const one of table) if (VALUE[one] === value) sets.push([one]);
  if (sets.length === 0) addSums(table, 0, value, [], sets);
  return sets;
}

/** Adds to `sets` every choice of cards from a place on that sums to `rest`, after those chosen. */
function addSums(table: readonly Card[], from: number, rest: number, chosen: Card[], sets: Card[][]): void {
  for (let place = from; place < table.length; place++) {
    const one = table[place]!;
    const left = rest - VALUE[one]!;
    if (left < 0) continue;
    chosen.push(one);
    if (left === 0) sets.push(chosen.slice());
    else addSums(table, place + 1, left, chosen, sets);
    chosen.pop();
  }
}

/** The seat's legal moves. */
export function movesIn({over, acts, hand, table}: Situation): readonly ScopaMove[] {
  if (over || !acts) return [];
  const cards = table.list();
  const moves: ScopaMove[] = [];
  for (const card of hand.list()) {
    const captures = capturesOf(card, cards);
    if (captures.length === 0) moves.push(TRAILS[card]!);
    // Not frozen: there are too many of them, and each is made for one caller.
    for (const takes of captures) moves.push({type: 'play', card, takes});
  }
  return moves;
}

/** Why the seat may not make the move; undefined if it may. */
export function refusalIn({over, acts, hand, table}: Situation, move: Move): Refusal | undefined {
  if (over || move.type !== 'play') return {rule: 'common.type', cards: []};
  if (!acts) return {rule: 'common.turn', cards: []};
  const {card, takes = []} = move;
  if (card === undefined || !hand.has(card)) return {rule: 'common.card', cards: []};
  const taken = CardSet.of(takes.filter((one) => table.has(one)));
  if (taken.size !== takes.length) return {rule: 'common.card', cards: []};
  const captures = capturesOf(card, table.list());
  if (captures.length === 0 && takes.length === 0) return undefined;
  if (captures.some((set) => taken.equals(CardSet.of(set)))) return undefined;
  const sum = takes.reduce((total, one) => total + VALUE[one]!, 0);
  const proof = captures[0] ?? [];
  if (sum !== VALUE[card]) return {rule: 'scopa.capture', cards: proof};
  return {rule: 'scopa.single-first', cards: captures.flat()};
}
