import type {Card, Suit} from '../../card.js';
import type {Deal} from '../../deal.js';
import type {Move, Seat} from '../../move.js';
import {cardsIn, ranksIn} from '../../masks.js';
import type {Origin} from '../../origin.js';
import {ALONE, NOBODY} from '../../seats.js';
import type {CachesViews} from '../../view-cache.js';
import type {TakenTrick, Trick} from '../../trick.js';
import {build, copyOf, type Built} from './build.js';
import {DEALS, suitIndices} from './cards.js';
import {movesIn, type CalypsoMove} from './moves.js';
import type {CalypsoPosition, CalypsoView} from './view.js';
import type {CalypsoOptions} from './options.js';

const SEATS = 4;

/** State that is kept across the deals of a match. */
export interface Carried extends Built {
  /** Number of revokes by seat in all finished deals. */
  readonly revokes: readonly number[];
  /** The packs of the finished deals. */
  readonly gone: readonly Card[];
  readonly trumps: readonly Suit[];
}

/** Arguments for starting a deal. */
interface Beginning {
  readonly options: CalypsoOptions;
  /** Number of earlier deals in the match. */
  readonly number: number;
  readonly carried: Carried;
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  /** Position from which the deal starts, if any, and the seat that leads there. */
  readonly origin?: Origin<CalypsoPosition> | undefined;
  readonly leader?: Seat | undefined;
}

/**
 * A deal of Calypso. Members that aren't in `Deal` expose hidden cards. Only code in this folder, and bots that sampled
 * the deal from a view, may use them.
 */
export class CalypsoDeal implements Deal, CachesViews {
  viewCache: CachesViews['viewCache'] = undefined;
  /** State before this deal, as views show it. @internal */
  before: CalypsoView['before'] | undefined = undefined;
  readonly beginning: Beginning;
  /** All tricks taken. */
  readonly tricks: TakenTrick[];
  /** Cards in the current trick. */
  cards: Card[];
  /** Calypsos and discards built in the match so far. */
  readonly built: Built;
  /** Copy of `built` before the last trick taken. */
  builtBefore: Built;
  /** Cards played as revokes in this deal, by seat. */
  readonly revoked: (readonly Card[])[];
  /** Trump suit indices by seat. */
  readonly trumps: readonly number[];

  /** Number of copies of each card by seat (64 entries per seat), and masks of the distinct cards. */
  readonly #counts: Int8Array;
  readonly #low: number[];
  readonly #high: number[];
  #turn: Seat;
  #bestSeat: Seat = -1;
  /** Rank indices of the highest ruff (-1 if none) and of the highest card of the suit led. */
  #ruff = -1;
  #best = -1;
  readonly #hands: (readonly Card[] | undefined)[] = [];

  /** `calypso.deal`: deals the pack one card at a time, starting from the dealer's left. */
  constructor(beginning: Beginning, copied?: CalypsoDeal) {
    this.beginning = beginning;
    if (copied) {
      this.tricks = copied.tricks.slice();
      this.cards = copied.cards.slice();
      this.built = copyOf(copied.built);
      this.builtBefore = copied.builtBefore;
      this.revoked = copied.revoked.slice();
      this.trumps = copied.trumps;
      this.#counts = copied.#counts.slice();
      this.#low = copied.#low.slice();
      this.#high = copied.#high.slice();
      this.#turn = copied.#turn;
      this.#bestSeat = copied.#bestSeat;
      this.#ruff = copied.#ruff;
      this.#best = copied.#best;
      return;
    }
    const {carried, dealer, pack} = beginning;
    this.tricks = [];
    this.cards = [];
    this.built = copyOf(carried);
    this.builtBefore = this.built;
    this.revoked = [[], [], [], []];
    this.trumps = suitIndices(carried.trumps);
    this.#counts = new Int8Array(64 * SEATS);
    this.#low = [0, 0, 0, 0];
    this.#high = [0, 0, 0, 0];
    for (let place = 0; place < pack.length; place++) this.#give((dealer + 1 + place) % SEATS, pack[place]!);
    this.#turn = beginning.leader ?? (dealer + 1) % SEATS;
  }

  get options(): CalypsoOptions {
    return this.beginning.options;
  }

  get actors(): readonly Seat[] {
    return this.over ? NOBODY : ALONE[this.#turn]!;
  }

  get over(): boolean {
    return this.tricks.length * SEATS === this.beginning.pack.length;
  }

  /** True if the match ends with this deal. */
  get isLast(): boolean {
    return this.beginning.number === DEALS - 1;
  }

  moves(seat: Seat): readonly CalypsoMove[] {
    if (this.over || seat !== this.#turn) return [];
    const led = this.cards.length > 0 ? this.cards[0]! >> 4 : -1;
    return movesIn(this.options, this.#low[seat]!, this.#high[seat]!, led, this.trumps[seat]!, this.#ruff);
  }

  play(seat: Seat, move: Move): void {
    const {cards} = this;
    this.viewCache = undefined;
    const card = move.card!;
    const suit = card >> 4;
    const rank = card & 15;
    const leads = cards.length === 0;
    const led = leads ? suit : cards[0]! >> 4;
    if (suit !== led && ranksIn(this.#low[seat]!, this.#high[seat]!, led) !== 0)
      this.revoked[seat] = [...this.revoked[seat]!, card];
    this.#take(seat, card);
    cards.push(card);
    if (leads) {
      this.#bestSeat = seat;
      this.#best = rank;
      this.#ruff = -1;
    } else if (suit !== led) {
      // `calypso.ruff`: a player's own trump, played instead of following suit.
      if (suit === this.trumps[seat] && (this.#ruff < 0 || rank < this.#ruff)) {
        this.#ruff = rank;
        this.#bestSeat = seat;
      }
    } else if (this.#ruff < 0 && rank < this.#best && led !== this.trumps[(seat + 1 + SEATS - cards.length) % SEATS]) {
      // `calypso.win-trick`: a player who leads their own trump suit wins regardless of rank, unless somebody ruffs.
      this.#best = rank;
      this.#bestSeat = seat;
    }
    const next = (seat + 1) % SEATS;
    if (cards.length < SEATS) {
      this.#turn = next;
      return;
    }
    const winner = this.#bestSeat;
    this.#turn = winner;
    this.tricks.push({leader: next, cards, winner});
    this.cards = [];
    this.builtBefore = copyOf(this.built);
    build(this.built, cards, winner, this.trumps);
  }

  clone(): CalypsoDeal {
    return new CalypsoDeal(this.beginning, this);
  }

  /** Returns the seat's cards in numerical order, including duplicates. Returns the same array until the seat plays. */
  hand(seat: Seat): readonly Card[] {
    return (this.#hands[seat] ??= this.#handOf(seat));
  }

  /** The trick on the table. */
  get trick(): Trick {
    return {leader: (this.#turn + SEATS - this.cards.length) % SEATS, cards: this.cards.slice()};
  }

  #handOf(seat: Seat): Card[] {
    const cards: Card[] = [];
    for (const card of cardsIn(this.#low[seat]!, this.#high[seat]!))
      for (let count = this.#counts[64 * seat + card]!; count > 0; count--) cards.push(card);
    return cards;
  }

  /** `calypso.revoke`: number of revokes by seat in the match so far. */
  get revokes(): number[] {
    return this.beginning.carried.revokes.map((before, seat) => before + this.revoked[seat]!.length);
  }

  #give(seat: Seat, card: Card): void {
    this.#counts[64 * seat + card]!++;
    if (card < 32) this.#low[seat]! |= 1 << card;
    else this.#high[seat]! |= 1 << card;
  }

  #take(seat: Seat, card: Card): void {
    this.#hands[seat] = undefined;
    if (--this.#counts[64 * seat + card]! > 0) return;
    if (card < 32) this.#low[seat]! &= ~(1 << card);
    else this.#high[seat]! &= ~(1 << card);
  }
}
