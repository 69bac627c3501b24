// Second implementation of Calypso, plain and slow, written from the rulebook alone.

import {inOrder, suitOf, without, type PlainPlay, type WrittenLine, type WrittenMove} from './plain-cards.js';

interface PlainCalypsoOptions {
  readonly overruff?: string;
  readonly revoke?: string;
}

/** Ranks from high to low. */
export const CALYPSO_RANKS = 'AKQJT98765432';

/** State, by seat, that lasts for the four deals of a match. */
interface CalypsoBook {
  /** Number of finished deals. */
  readonly deals: number;
  readonly done: readonly number[];
  readonly building: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  readonly revokes: readonly number[];
}

const EMPTY_BOOK: CalypsoBook = {
  deals: 0,
  done: [0, 0, 0, 0],
  building: [[], [], [], []],
  discards: [[], [], [], []],
  revokes: [0, 0, 0, 0],
};

interface Play {
  readonly seat: number;
  readonly card: string;
  readonly ruff: boolean;
}

const heightOf = (card: string): number => -CALYPSO_RANKS.indexOf(card.charAt(0));

/** Returns the highest play, or the first of equal ranks. */
const highest = (plays: readonly Play[]): Play | undefined =>
  plays.find(({card}) => plays.every((other) => heightOf(other.card) <= heightOf(card)));

const changed = <T>(list: readonly T[], place: number, item: T): T[] =>
  list.map((old, at) => (at === place ? item : old));

export class PlainCalypso implements PlainPlay {
  readonly options: Required<PlainCalypsoOptions>;
  readonly dealer: number;
  readonly pack: readonly string[];
  /** Each seat's trump suit. */
  readonly trumps: string;
  hands: string[][] = [[], [], [], []];
  leader: number;
  trick: readonly Play[] = [];
  winners: readonly number[] = [];
  book: CalypsoBook;

  constructor(
    options: PlainCalypsoOptions,
    dealer: number,
    pack: readonly string[],
    trumps = 'HCSD',
    book: CalypsoBook = EMPTY_BOOK,
  ) {
    this.options = {overruff: 'compulsory', revoke: 'prevent', ...options};
    this.dealer = dealer;
    this.pack = pack;
    this.trumps = trumps;
    this.book = book;
    this.leader = (dealer + 1) % 4;
    pack.forEach((card, place) => this.hands[(dealer + 1 + place) % 4]!.push(card));
  }

  get over(): boolean {
    return this.winners.length === 13;
  }

  get turn(): number {
    return (this.leader + this.trick.length) % 4;
  }

  /** Suit led, or undefined before the lead. */
  get #led(): string | undefined {
    return this.trick[0] && suitOf(this.trick[0].card);
  }

  #canFollow(seat: number): boolean {
    return this.hands[seat]!.some((card) => suitOf(card) === this.#led);
  }

  /** Returns the cards that overruff if the seat must play one of them, otherwise an empty list. */
  #overruffs(seat: number): string[] {
    const ruff = highest(this.trick.filter((play) => play.ruff));
    if (!ruff || this.options.overruff === 'free' || this.#canFollow(seat)) return [];
    return this.hands[seat]!.filter(
      (card) => suitOf(card) === this.trumps.charAt(seat) && heightOf(card) > heightOf(ruff.card),
    );
  }

  forbidding({seat, type, card}: WrittenMove): string[] {
    if (this.over || type !== 'play') return ['common.type'];
    if (seat !== this.turn) return ['common.turn'];
    if (!this.hands[seat]!.includes(card!)) return ['common.card'];
    const follows = !this.#canFollow(seat) || suitOf(card!) === this.#led;
    if (!follows && this.options.revoke === 'prevent') return ['calypso.follow'];
    const overruffs = this.#overruffs(seat);
    return overruffs.length === 0 || overruffs.includes(card!) ? [] : ['calypso.overruff'];
  }

  moves(): WrittenMove[] {
    const seat = this.turn;
    return [...new Set(this.hands[seat])]
      .map((card) => ({seat, type: 'play', card}))
      .filter((move) => this.forbidding(move).length === 0);
  }

  play({seat, card}: WrittenMove): void {
    const other = this.trick.length > 0 && suitOf(card!) !== this.#led;
    const revoke = other && this.#canFollow(seat);
    if (revoke) this.book = {...this.book, revokes: changed(this.book.revokes, seat, this.book.revokes[seat]! + 1)};
    this.hands[seat] = without(this.hands[seat]!, [card!]);
    this.trick = [...this.trick, {seat, card: card!, ruff: other && suitOf(card!) === this.trumps.charAt(seat)}];
    if (this.trick.length === 4) this.#endTrick();
  }

  #winner(): number {
    const ruff = highest(this.trick.filter((play) => play.ruff));
    if (ruff) return ruff.seat;
    if (this.#led === this.trumps.charAt(this.leader)) return this.leader;
    return highest(this.trick.filter(({card}) => suitOf(card) === this.#led))!.seat;
  }

  #endTrick(): void {
    const winner = this.#winner();
    const cards = this.trick.map(({card}) => card);
    const useless = [...'SHDC'].flatMap((suit) => {
      const ofSuit = cards.filter((card) => suitOf(card) === suit);
      const builder = this.trumps.indexOf(suit);
      return builder % 2 === winner % 2 ? this.#build(builder, ofSuit) : ofSuit;
    });
    const discards = changed(this.book.discards, winner, [...this.book.discards[winner]!, ...useless]);
    this.book = {...this.book, discards};
    this.winners = [...this.winners, winner];
    this.leader = winner;
    this.trick = [];
    if (this.over) this.book = {...this.book, deals: this.book.deals + 1};
  }

  /**
   * Adds the cards that the seat's calypso lacks, starts the next calypso if that completes it, and returns the rest.
   */
  #build(seat: number, cards: readonly string[]): string[] {
    const building = this.book.building[seat]!;
    const lacking = [...new Set(cards)].filter((card) => !building.includes(card));
    const rest = without(cards, lacking);
    const whole = building.length + lacking.length === 13;
    this.book = {
      ...this.book,
      done: changed(this.book.done, seat, this.book.done[seat]! + (whole ? 1 : 0)),
      building: changed(this.book.building, seat, whole ? [] : [...building, ...lacking]),
    };
    return whole ? this.#build(seat, rest) : rest;
  }

  clone(): PlainCalypso {
    const copy = new PlainCalypso(this.options, this.dealer, [], this.trumps, this.book);
    copy.hands = this.hands.map((hand) => [...hand]);
    copy.leader = this.leader;
    copy.trick = this.trick;
    copy.winners = this.winners;
    return copy;
  }

  /** Final counts of the deal. */
  get end() {
    return {
      done: this.book.done,
      building: this.book.building.map((cards) => inOrder(cards, CALYPSO_RANKS).join(' ')),
      discards: this.book.discards.map(({length}) => length),
      revokes: this.book.revokes,
      tricks: this.winners,
    };
  }

  /** Score lines of the match. Empty before its fourth deal is over. */
  get lines(): WrittenLine[] {
    if (this.book.deals < 4) return [];
    const {done, discards, revokes} = this.end;
    return [0, 1, 2, 3].flatMap((seat) =>
      [
        {rule: 'calypso.first', seat, points: done[seat]! >= 1 ? 500 : 0},
        {rule: 'calypso.second', seat, points: done[seat]! >= 2 ? 750 : 0},
        {rule: 'calypso.further', seat, points: 1000 * Math.max(0, done[seat]! - 2)},
        {rule: 'calypso.incomplete', seat, points: 20 * this.book.building[seat]!.length},
        {rule: 'calypso.discards', seat, points: 10 * discards[seat]!},
        {rule: 'calypso.revoke', seat, points: -260 * revokes[seat]!},
      ].filter(({points}) => points !== 0),
    );
  }
}
