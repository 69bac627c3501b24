import type {Seat} from '@cartavola/engine';
import {playable} from '@cartavola/engine/games/capodama/rules.js';
import type {EndingTable} from './ending-table.js';

/** Number of 32-bit words in a set of totals from 0 to 159. */
const WORDS = 5;

/**
 * Exhaustive search of two open hands. Computes the set of totals reachable from each position only once (dynamic
 * programming). Sets of totals are bit sets, and hands are bit masks of cards.
 */
export class TotalsSearch {
  /** Node budget. If it is below 0, the search was aborted and its results are invalid. */
  budget = 0;
  readonly #ending: EndingTable;
  readonly #capo: number;
  /** Offset of the set of totals, indexed by cards left and leader. 0 if it hasn't been computed yet. */
  readonly #places: Int32Array;
  #sets = new Int32Array(WORDS * 1024);
  #end = 3 * WORDS;

  /** Creates a search. With `leadsOn`, only lines in which that seat wins the last trick count. */
  constructor(ending: EndingTable, leadsOn?: Seat) {
    this.#ending = ending;
    this.#capo = ending.withCapo[0] === 1 ? 0 : 1;
    this.#places = new Int32Array(2 << ending.cards.length);
    // With no cards left, the set is {0}, or empty if a seat other than `leadsOn` has won the last trick.
    this.#sets[WORDS] = 1;
    for (const seat of [0, 1]) this.#places[seat] = leadsOn === undefined || leadsOn === seat ? WORDS : 2 * WORDS;
  }

  /** Returns the offset of the set of totals after the seat to act plays a card. */
  play(card: number): number {
    const all = (1 << this.#ending.cards.length) - 1;
    const place = this.#newSet();
    const [laid] = this.#ending.laid;
    if (laid === undefined) this.#answers(place, all, card, this.#ending.owner[card]!);
    else this.#trick(place, all, laid, card);
    return place;
  }

  /** Totals in a set, in ascending order. */
  totalsAt(place: number): number[] {
    const totals: number[] = [];
    for (let total = 0; total < 32 * WORDS; total++) {
      if ((this.#sets[place + (total >> 5)]! >>> (total & 31)) & 1) totals.push(total);
    }
    return totals;
  }

  #lead(left: number, leader: number): number {
    const key = (left << 1) | leader;
    const known = this.#places[key]!;
    if (known > 0) return known;
    if (--this.budget < 0) return WORDS;
    const place = this.#newSet();
    for (let hand = left & this.#ending.hands[leader]!; hand !== 0; hand &= hand - 1) {
      this.#answers(place, left, 31 - Math.clz32(hand & -hand), leader);
    }
    if (this.budget >= 0) this.#places[key] = place;
    return place;
  }

  /** Adds the totals for every reply to a lead. */
  #answers(place: number, left: number, led: number, leader: number): void {
    const {hands, suits, suit: suitOf, trumps} = this.#ending;
    const hand = left & hands[1 - leader]!;
    const suit = suits[suitOf[led]!]!;
    for (let may = playable(hand, suit, trumps); may !== 0; may &= may - 1)
      this.#trick(place, left, led, 31 - Math.clz32(may & -may));
  }

  #trick(place: number, left: number, led: number, answer: number): void {
    if (this.budget < 0) return;
    const {beaters, points, owner} = this.#ending;
    const winner = owner[(beaters[led]! >>> answer) & 1 ? answer : led]!;
    const after = this.#lead(left & ~(1 << led) & ~(1 << answer), winner);
    this.#add(place, after, winner === this.#capo ? points[led]! + points[answer]! : 0);
  }

  /** Merges a set with another one shifted by a number of points. */
  #add(place: number, from: number, points: number): void {
    const sets = this.#sets;
    const words = points >> 5;
    const bits = points & 31;
    for (let word = WORDS - 1; word >= words; word--) {
      let moved = sets[from + word - words]! << bits;
      if (bits > 0 && word > words) moved |= sets[from + word - words - 1]! >>> (32 - bits);
      sets[place + word]! |= moved;
    }
  }

  #newSet(): number {
    const place = this.#end;
    this.#end += WORDS;
    if (this.#end > this.#sets.length) {
      const sets = new Int32Array(2 * this.#sets.length);
      sets.set(this.#sets);
      this.#sets = sets;
    }
    return place;
  }
}
