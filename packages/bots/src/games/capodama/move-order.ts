import {TRUMP_POWER, type EndingTable, type LaidTrick} from './ending-table.js';

/** A listed move: how promising it is, above; then its run; then its card, in six bits each. */
export const cardIn = (move: number): number => move & 63;
/** Whether two cards are of one run: in one hand, with nothing of others between them, all trumps or none. */
export const areOfOneRun = (move: number, other: number): boolean => ((move ^ other) & 0xfc0) === 0;

/** Which moves there are, and which to look at first. */
export class MoveOrder {
  readonly #seats: number;
  readonly #trick: LaidTrick;
  readonly #power: Int32Array;
  readonly #points: Int32Array;
  readonly #owner: Int32Array;
  readonly #hands: Int32Array;
  readonly #alive: Int32Array;
  readonly #blank: Int32Array;
  readonly #trumps: Int32Array;
  readonly #withCapo: Int32Array;

  constructor(ending: EndingTable) {
    this.#seats = ending.seats;
    this.#trick = ending.trick;
    this.#power = ending.power;
    this.#points = ending.points;
    this.#owner = ending.owner;
    this.#hands = ending.hands;
    this.#alive = ending.alive;
    this.#blank = ending.blank;
    this.#trumps = ending.trumps;
    this.#withCapo = ending.withCapo;
  }

  /** The power with which the other side can still beat what lies there. */
  #threat(seat: number, side: number): number {
    const trick = this.#trick;
    let threat = -1;
    const seats = this.#seats;
    for (let count = trick.count + 1, other = seat + 1; count < seats; count++, other++) {
      if (other === seats) other = 0;
      if (this.#withCapo[other] === side) continue;
      const power = this.#strongest(other, trick.led);
      if (power > threat) threat = power;
    }
    return threat;
  }

  /** The highest power that a seat can lay when a suit is led. */
  #strongest(seat: number, led: number): number {
    const hands = this.#hands;
    const trumps = this.#trumps;
    let strongest = -1;
    for (let suit = 0; suit < 4; suit++) {
      const places = suit === led ? hands[(seat << 2) | suit]! : hands[(seat << 2) | suit]! & trumps[suit]!;
      if (places === 0) continue;
      const power = this.#power[(suit << 4) | (31 - Math.clz32(places))]!;
      if (power > strongest) strongest = power;
    }
    return strongest;
  }

  /**
   * Lists the moves of a seat from a place on, the most promising first, and returns the place after the last. `first` is known to be
   * good. Of cards without points that are as good as one another it lists one.
   */
  list(moves: Int32Array, from: number, seat: number, first: number): number {
    const hands = this.#hands;
    const trick = this.#trick;
    const {count, led} = trick;
    const at = seat << 2;
    // `capodama.follow`: the suit led, or any trump.
    const follows = count > 0 && hands[at | led] !== 0;
    const side = this.#withCapo[seat]!;
    const only = follows ? this.#onlyCard(at, led) : -1;
    if (only >= 0) {
      moves[from] = only;
      return from + 1;
    }
    let end = from;
    let run = 0;
    let threat = 0;
    let ours = false;
    if (count > 0) {
      threat = this.#threat(seat, side);
      ours = this.#withCapo[trick.bestSeat] === side && trick.best > threat;
    }
    for (let suit = 0; suit < 4; suit++) {
      const held = hands[at | suit]!;
      const trumps = this.#trumps[suit]!;
      let left = follows && suit !== led ? held & trumps : held;
      const alive = this.#alive[suit]!;
      const blank = this.#blank[suit]!;
      while (left !== 0) {
        const place = 31 - Math.clz32(left);
        const bit = 1 << place;
        left ^= bit;
        const higher = alive & -(bit << 1);
        const next = higher & -higher;
        if ((next & held) === 0 || ((next & trumps) === 0) !== ((bit & trumps) === 0)) run++;
        else if ((next & blank) !== 0 && (bit & blank) !== 0) continue;
        const card = (suit << 4) | place;
        const score =
          card === first
            ? 1000
            : count === 0
              ? this.#leadScore(card, side, higher)
              : this.#followScore(card, threat, ours, side);
        const entry = ((score + 2048) << 12) | (run << 6) | card;
        let to = end++;
        while (to > from && moves[to - 1]! < entry) {
          moves[to] = moves[to - 1]!;
          to--;
        }
        moves[to] = entry;
      }
    }
    return end;
  }

  /** The only card with which a hand can follow; -1 if there are more. */
  #onlyCard(at: number, led: number): number {
    const places = this.#hands[at | led]!;
    if ((places & (places - 1)) !== 0) return -1;
    for (let suit = 0; suit < 4; suit++) {
      if (suit !== led && (this.#hands[at | suit]! & this.#trumps[suit]!) !== 0) return -1;
    }
    return (led << 4) | (31 - Math.clz32(places));
  }

  #leadScore(card: number, side: number, higher: number): number {
    const points = this.#points[card]!;
    if (higher === 0) return 160 + 4 * points;
    const holder = this.#owner[(card & 48) | (31 - Math.clz32(higher))]!;
    return this.#withCapo[holder] === side ? 40 + 4 * points : -4 * points;
  }

  #followScore(card: number, threat: number, ours: boolean, side: number): number {
    const trick = this.#trick;
    const points = this.#points[card]!;
    const power = this.#power[card]!;
    const trump = power >= TRUMP_POWER;
    const takes = power > trick.best && (card >> 4 === trick.led || trump);
    if (takes && power > threat) return 160 + 4 * (trick.points + points) - (trump ? 60 : 0);
    if (takes) return 40 + 4 * trick.points - (trump ? 60 : 0);
    if (ours) return 120 + 4 * points - (trump ? 120 : 0);
    if (this.#withCapo[trick.bestSeat] === side) return 20 + 4 * points - (trump ? 120 : 0);
    return -4 * points - (trump ? 80 : 0) - ((power & 15) >> 1);
  }
}
