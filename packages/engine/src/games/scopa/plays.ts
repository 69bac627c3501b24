import type {Card} from '../../card.js';
import type {Move, Refusal} from '../../game.js';
import {cardsIn} from '../../masks.js';
import {PLAYS, type PlayMove} from '../../plays.js';
import {refuse, refuseTurn} from '../../refusal.js';
import {VALUE} from './cards.js';
import type {ScopaView} from './view.js';

/** A card from the hand, and what it takes from the table. */
export interface ScopaMove extends PlayMove {
  /** The captured cards; absent where there are none. */
  readonly takes?: readonly Card[];
}

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

/** The legal moves from a hand, as masks. */
export function movesIn(low: number, high: number, table: readonly Card[]): readonly ScopaMove[] {
  const moves: ScopaMove[] = [];
  for (const card of cardsIn(low, high)) {
    const captures = capturesOf(card, table);
    if (captures.length === 0) moves.push(PLAYS[card]!);
    // Not frozen: there are too many of them, and each is made for one caller.
    for (const takes of captures) moves.push({type: 'play', card, takes});
  }
  return moves;
}

/** Why the viewing seat may not make the move; undefined if it may. */
export function refusalIn(view: ScopaView, move: Move): Refusal | undefined {
  const {card, takes = []} = move;
  const early = refuseTurn(view, !view.over && move.type === 'play');
  if (early) return early;
  const legal = view.moves.filter((one) => one.card === card);
  const isCapture = new Set(takes).size === takes.length && takes.every((one) => view.table.includes(one));
  if (legal.length === 0 || !isCapture) return refuse('common.card');
  const sets = legal.map((one) => one.takes ?? []);
  if (sets.some((set) => set.length === takes.length && set.every((one) => takes.includes(one)))) return undefined;
  const sum = takes.reduce((total, one) => total + VALUE[one]!, 0);
  return sum === VALUE[card!] ? refuse('scopa.single-first', sets.flat()) : refuse('scopa.capture', sets[0]);
}
