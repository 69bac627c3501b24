import type {Card} from '../../card.js';
import type {Deal} from '../../deal.js';
import type {Move, Seat} from '../../move.js';
import {Hands} from '../../hands.js';
import {NONE} from '../../lists.js';
import {cardsIn} from '../../masks.js';
import type {Origin} from '../../origin.js';
import {ALONE, NOBODY, sideOf} from '../../seats.js';
import type {CachesViews} from '../../view-cache.js';
import {compareCards, HAND, KING, ON_TABLE, PILES, PLACES, TABLE, VALUE, WRITTEN} from './cards.js';
import {movesIn, sweepCounts, type ScopaMove} from './moves.js';
import type {ScopaPosition, ScopaPlay} from './view.js';
import type {ScopaOptions} from './options.js';

/** State from which a deal continues: that of another deal, or of a position. */
type ScopaDealState = Pick<
  ScopaDeal,
  | 'origin'
  | 'over'
  | 'redealt'
  | 'dealt'
  | 'hands'
  | 'firstTable'
  | 'scopas'
  | 'lastTaker'
  | 'plays'
  | 'leftOver'
  | 'turn'
  | 'inHands'
>;

/**
 * A deal of Scopa. Members that aren't in `Deal` expose hidden cards. Only code in this folder, and bots that sampled
 * the deal from a view, may use them.
 */
export class ScopaDeal implements Deal, CachesViews {
  viewCache: CachesViews['viewCache'] = undefined;
  readonly options: ScopaOptions;
  readonly seats: number;
  readonly dealer: Seat;
  /** The pack in dealing order. If the deal began from a position, that position's stock. */
  readonly pack: readonly Card[];
  readonly origin: Origin<ScopaPosition> | undefined;
  over = false;
  /** `scopa.redeal`: true if the deal is void because of the kings on the table. */
  redealt = false;
  /** Number of cards dealt from the pack. */
  dealt = 0;
  readonly hands: Hands;
  /** Cards on the table at the start. */
  readonly firstTable: readonly Card[];
  readonly scopas: readonly [Card[], Card[]];
  lastTaker: number | undefined = undefined;
  readonly plays: ScopaPlay[];
  /** `scopa.last-take`: cards taken from the table after the last card. */
  leftOver: readonly Card[] = NONE;
  turn: Seat = 0;
  /** Total number of cards in all hands. */
  inHands = 0;

  constructor(options: ScopaOptions, dealer: Seat, pack: readonly Card[], from?: ScopaDealState) {
    this.options = options;
    this.seats = options.players;
    this.dealer = dealer;
    this.pack = pack;
    this.origin = from?.origin;
    if (from) {
      this.over = from.over;
      this.redealt = from.redealt;
      this.dealt = from.dealt;
      this.hands = from.hands.clone();
      this.firstTable = from.firstTable;
      this.scopas = [from.scopas[0].slice(), from.scopas[1].slice()];
      this.lastTaker = from.lastTaker;
      this.plays = from.plays.slice();
      this.leftOver = from.leftOver;
      this.turn = from.turn;
      this.inHands = from.inHands;
      return;
    }
    this.hands = Hands.empty(WRITTEN, PLACES);
    this.#dealHands();
    this.#dealTo(ON_TABLE, TABLE);
    this.firstTable = this.hands.list(ON_TABLE);
    this.scopas = [[], []];
    this.plays = [];
    this.turn = (dealer + 1) % this.seats;
    this.redealt = options.redealKings && this.firstTable.filter((card) => VALUE[card] === KING).length >= 3;
    this.over = this.redealt;
  }

  get actors(): readonly Seat[] {
    return this.over ? NOBODY : ALONE[this.turn]!;
  }

  moves(seat: Seat): readonly ScopaMove[] {
    if (this.over || seat !== this.turn) return [];
    const {low, high} = this.hands;
    return movesIn(this.options, low[seat]!, high[seat]!, low[ON_TABLE]!, high[ON_TABLE]!);
  }

  play(seat: Seat, move: Move): void {
    this.viewCache = undefined;
    const {hands} = this;
    const {card, takes: given = NONE} = move as ScopaMove;
    const takes = given.length > 1 ? [...given].sort(compareCards) : given;
    const side = sideOf(seat);
    this.plays.push(takes.length > 0 ? {seat, type: 'play', card, takes} : {seat, type: 'play', card});
    hands.take(seat, card);
    const last = --this.inHands === 0 && this.stock === 0;
    if (takes.length === 0) hands.give(ON_TABLE, card);
    else {
      this.#toPile(side, takes);
      hands.give(PILES + side, card);
      this.lastTaker = side;
      const swept = (hands.low[ON_TABLE]! | hands.high[ON_TABLE]!) === 0;
      if (swept && sweepCounts(this.options, card, last)) this.scopas[side as 0 | 1].push(card);
    }
    this.turn = (seat + 1) % this.seats;
    if (last) this.#finish();
    else if (this.inHands === 0) this.#dealHands();
  }

  /** Cards on the table. */
  get table(): readonly Card[] {
    return this.hands.list(ON_TABLE);
  }

  /** Returns the cards that a side captured. */
  pile(side: number): readonly Card[] {
    return this.hands.list(PILES + side);
  }

  /** Number of cards still to be dealt. */
  get stock(): number {
    return this.pack.length - this.dealt;
  }

  clone(): ScopaDeal {
    return new ScopaDeal(this.options, this.dealer, this.pack, this);
  }

  /** True if hands have just been dealt, either after the last play or at the start. */
  get justDealt(): boolean {
    return this.inHands === HAND * this.seats && !this.over;
  }

  /** `scopa.deal`: deals each seat three cards at once, starting from the dealer's left. */
  #dealHands(): void {
    for (let place = 1; place <= this.seats; place++) this.#dealTo((this.dealer + place) % this.seats, HAND);
    this.inHands = HAND * this.seats;
  }

  #dealTo(place: number, count: number): void {
    for (; count > 0; count--) this.hands.give(place, this.pack[this.dealt++]!);
  }

  #toPile(side: number, cards: readonly Card[]): void {
    for (const card of cards) {
      this.hands.take(ON_TABLE, card);
      this.hands.give(PILES + side, card);
    }
  }

  #finish(): void {
    this.over = true;
    if (this.lastTaker === undefined) return;
    this.leftOver = cardsIn(this.hands.low[ON_TABLE]!, this.hands.high[ON_TABLE]!);
    this.#toPile(this.lastTaker, this.leftOver);
  }
}
