import {sweepCounts, type ScopaDeal, type ScopaMove, type ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {EndingCards} from './ending-cards.js';

/** Upper bound for all values. */
export const HIGHEST = 100;

/**
 * Alpha-beta search to the end of a deal. A value is the first side's margin. If only one side counts, the value is its
 * points, negated for the second side.
 */
export class ScopaSearch {
  /** Node budget. If it is below 0, the search was aborted and its results are invalid. */
  budget = 0;
  readonly #cards: EndingCards;
  readonly #options: ScopaOptions;
  readonly #hands: number[];
  readonly #taken: [number, number] = [0, 0];
  #table: number;
  #turn: number;
  #left: number;
  #lastTaker: number;
  /** Lead of the first side in counted scopas. */
  #scopas: number;
  /** The only side whose points count. Undefined if both sides' points count. */
  readonly #counted: number | undefined;

  constructor(deal: ScopaDeal, counted?: 0 | 1) {
    this.#counted = counted;
    this.#cards = new EndingCards(deal, counted);
    this.#options = deal.options;
    this.#hands = this.#cards.hands.map((hand) => this.#cards.maskOf(hand));
    this.#table = this.#cards.maskOf(deal.table);
    this.#turn = deal.turn;
    this.#left = deal.inHands;
    this.#lastTaker = deal.lastTaker ?? -1;
    const [one, other] = deal.scopas;
    this.#scopas = (counted === 1 ? 0 : one.length) - (counted === 0 ? 0 : other.length);
  }

  /**
   * Returns the value after a move by the seat to act if it is between `alpha` and `beta`, otherwise a bound on the
   * same side of them.
   */
  play({card, takes = []}: ScopaMove, alpha: number, beta: number): number {
    return this.#play(this.#cards.cards.indexOf(card), this.#cards.maskOf(takes), alpha, beta);
  }

  #play(card: number, takes: number, alpha: number, beta: number): number {
    if (--this.budget < 0) return 0;
    const seat = this.#turn;
    const side = seat & 1;
    const bit = 1 << card;
    const table = this.#table;
    const taken = this.#taken[side]!;
    const lastTaker = this.#lastTaker;
    const scopas = this.#scopas;
    this.#hands[seat]! ^= bit;
    this.#left--;
    this.#turn = seat + 1 === this.#hands.length ? 0 : seat + 1;
    if (takes === 0) this.#table |= bit;
    else {
      this.#table ^= takes;
      this.#taken[side] = taken | takes | bit;
      this.#lastTaker = side;
      const isScopa = this.#table === 0 && sweepCounts(this.#options, this.#cards.cards[card]!, this.#left === 0);
      if (isScopa && side !== 1 - (this.#counted ?? side)) this.#scopas += side === 0 ? 1 : -1;
    }
    const value = this.#left === 0 ? this.#end() : this.#search(alpha, beta);
    this.#hands[seat]! ^= bit;
    this.#left++;
    this.#turn = seat;
    this.#table = table;
    this.#taken[side] = taken;
    this.#lastTaker = lastTaker;
    this.#scopas = scopas;
    return value;
  }

  /** `scopa.last-take`: scores the end of the deal. */
  #end(): number {
    const [one, other] = this.#taken;
    const first = this.#lastTaker === 0 ? one | this.#table : one;
    const second = this.#lastTaker === 1 ? other | this.#table : other;
    return this.#scopas + this.#cards.marginOf(first, second);
  }

  #search(alpha: number, beta: number): number {
    const seat = this.#turn;
    const isFirst = (seat & 1) === 0;
    let best = isFirst ? -HIGHEST : HIGHEST;
    // Try the cards that capture something first, then the others.
    for (let round = 0; round < 2; round++) {
      for (let hand = this.#hands[seat]!; hand !== 0; hand &= hand - 1) {
        const card = 31 - Math.clz32(hand & -hand);
        const captures = this.#cards.capturesOf(card, this.#table);
        if (captures.length > 0 !== (round === 0)) continue;
        for (let place = 0; place < Math.max(1, captures.length); place++) {
          const value = this.#play(card, captures.length > 0 ? captures[place]! : 0, alpha, beta);
          if (this.budget < 0) return 0;
          if (isFirst) {
            if (value > best) best = value;
            if (best > alpha) alpha = best;
          } else {
            if (value < best) best = value;
            if (best < beta) beta = best;
          }
          if (alpha >= beta) return best;
        }
      }
    }
    return best;
  }
}
